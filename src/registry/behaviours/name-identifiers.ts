import { valueAt } from '../../core/pointer.ts'
import type { Behaviour } from '../behaviour.ts'
import { orcidAddress, rorAddress } from '../values/identifiers.ts'
import type { Work } from '../work.ts'

/** Writes ORCID iDs as URLs without checking the check digit. Drops a malformed ORCID iD but keeps its scheme. */
export const orcidRewritten: Behaviour = {
  id: 'orcid-rewritten',
  does: 'changes',
  via: ['xml'],
  apply: work => rewriteNameIdentifiers(work, 'ORCID', orcidAddress, 'https://orcid.org'),
}

/**
 * Writes the ROR IDs of creators, contributors and the publisher as URLs. Drops a malformed ROR ID but keeps its
 * scheme.
 */
export const rorRewritten: Behaviour = {
  id: 'ror-rewritten',
  does: 'changes',
  via: ['xml'],
  since: '2022-07-04',
  apply(work) {
    rewriteNameIdentifiers(work, 'ROR', rorAddress, 'https://ror.org')
    if (valueAt(work.attributes, ['publisher', 'publisherIdentifierScheme']) === 'ROR')
      work.rewriteOrDrop(['publisher', 'publisherIdentifier'], rorAddress)
  },
}

function rewriteNameIdentifiers(
  work: Work,
  scheme: string,
  write: (text: string) => string | undefined,
  schemeUri: string,
): void {
  for (const agent of work.agents())
    for (const [path, identifier] of work.items(...agent, 'nameIdentifiers')) {
      if (valueAt(identifier, ['nameIdentifierScheme']) !== scheme) continue
      work.rewriteOrDrop([...path, 'nameIdentifier'], write)
      if (work.sending.asOf >= '2019-03-12') work.set([...path, 'schemeUri'], schemeUri)
    }
}

/** Prefixes name identifiers other than ORCID iDs with their scheme URIs. */
export const schemeJoined: Behaviour = {
  id: 'scheme-joined',
  does: 'changes',
  via: ['xml'],
  until: '2022-05-24',
  apply(work) {
    for (const agent of work.agents())
      for (const [path, identifier] of work.items(...agent, 'nameIdentifiers')) {
        const { nameIdentifierScheme, schemeUri, nameIdentifier } = identifier as Record<string, unknown>
        if (nameIdentifierScheme !== 'ORCID' && typeof schemeUri === 'string' && schemeUri !== '')
          work.set(
            [...path, 'nameIdentifier'],
            `${schemeUri}${typeof nameIdentifier === 'string' ? nameIdentifier : ''}`,
          )
      }
  },
}

/** Drops the scheme URI of a name identifier. */
export const nameSchemeLost: Behaviour = {
  id: 'name-scheme-lost',
  does: 'drops',
  via: ['xml'],
  until: '2019-03-12',
  apply(work) {
    for (const agent of work.agents())
      for (const [path] of work.items(...agent, 'nameIdentifiers')) work.drop([...path, 'schemeUri'])
  },
}
