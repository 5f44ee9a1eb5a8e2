import { isObject } from '../../object.ts'
import { type Path, valueAt } from '../../pointer.ts'
import type { Behaviour } from '../behaviour.ts'
import { addressIn, doiIn, funderAddress, orcidAddress, relatedDoiIn, rorAddress } from '../values/identifiers.ts'
import type { Work } from '../work.ts'
import { leftAsSent } from './names.ts'

/** Stores the DOI in capitals and hands it out in small letters. */
export const doiLowerCased: Behaviour = {
  id: 'doi-lower-cased',
  does: 'changes',
  via: ['xml', 'json'],
  apply: work =>
    work.rewrite(['doi'], doi => {
      const trimmed = doi.trim()
      return (work.sending.via === 'xml' ? doiIn(trimmed) : undefined) ?? trimmed.toLowerCase()
    }),
}

/** Looks only at the value of the record's own identifier, and takes it for a DOI if it can be one, whatever type is said. */
export const identifierTypeLost: Behaviour = {
  id: 'identifier-type-lost',
  does: 'changes',
  via: ['xml', 'json'],
  apply(work) {
    const identifier = work.textAt(['identifier', 'identifier'])
    const doi = identifier === undefined ? undefined : doiIn(identifier)
    if (doi === undefined) return
    work.set(['identifier', 'identifierType'], 'DOI')
    work.put(['identifier'], undefined)
    work.attributes.doi ??= doi
  },
}

/** Writes ORCID iDs as addresses, of whatever check digit; what has not their form is lost, and its scheme kept. */
export const orcidRewritten: Behaviour = {
  id: 'orcid-rewritten',
  does: 'changes',
  via: ['xml'],
  apply: work => rewriteNameIdentifiers(work, 'ORCID', orcidAddress, 'https://orcid.org'),
}

/** Writes the ROR IDs of people and organisations as addresses. */
export const rorRewritten: Behaviour = {
  id: 'ror-rewritten',
  does: 'changes',
  via: ['xml'],
  since: '2022-07-04',
  apply(work) {
    rewriteNameIdentifiers(work, 'ROR', rorAddress, 'https://ror.org')
    if (valueAt(work.attributes, ['publisher', 'publisherIdentifierScheme']) === 'ROR')
      rewriteOrDrop(work, ['publisher', 'publisherIdentifier'], rorAddress)
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
      rewriteOrDrop(work, [...path, 'nameIdentifier'], write)
      if (work.sending.asOf >= '2019-03-12') work.set([...path, 'schemeUri'], schemeUri)
    }
}

/** Writes an identifier anew; one that cannot be is dropped. */
function rewriteOrDrop(work: Work, path: Path, write: (text: string) => string | undefined): void {
  const text = work.textAt(path)
  if (text === undefined) return
  const written = write(text)
  if (written === undefined) work.drop(path)
  else work.set(path, written)
}

/** Joins the address of a scheme and a name identifier to one. */
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

/** The address of a name identifier's scheme is not kept. */
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

/** Writes the identifiers of affiliations as addresses: behind the address of their scheme, or as they are. */
export const affiliationIdentifierRewritten: Behaviour = {
  id: 'affiliation-identifier-rewritten',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const agent of work.agents())
      for (const [path, affiliation] of work.items(...agent, 'affiliation')) {
        const identifier = work.textAt([...path, 'affiliationIdentifier'])
        if (identifier === undefined) continue
        const { schemeUri, affiliationIdentifierScheme: scheme } = affiliation as Record<string, unknown>
        const isBare = !identifier.startsWith('https://') && typeof schemeUri === 'string' && schemeUri !== ''
        const address = addressIn(
          isBare ? `${schemeUri}${schemeUri.endsWith('/') ? '' : '/'}${identifier}` : identifier,
        )
        if (address !== undefined) work.set([...path, 'affiliationIdentifier'], address)
        else if (scheme === 'ROR') {
          work.set([...path, 'schemeUri'], 'https://ror.org')
          rewriteOrDrop(work, [...path, 'affiliationIdentifier'], rorAddress)
        } else if (work.sending.asOf < '2023-10-04') work.drop([...path, 'affiliationIdentifier'])
      }
  },
}

/** The identifier of a related item is lost where nothing says what type it is of: its element is then read as text. */
export const untypedIdentifierLost: Behaviour = {
  id: 'untyped-identifier-lost',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const [path, item] of work.items('relatedItems')) {
      const identifier = valueAt(item, ['relatedItemIdentifier'])
      if (isObject(identifier) && Object.keys(identifier).every(name => name === 'relatedItemIdentifier'))
        work.drop([...path, 'relatedItemIdentifier', 'relatedItemIdentifier'])
    }
  },
}

/** A title of an award that has a language is stored as an object with both. */
export const awardTitleSplit: Behaviour = {
  id: 'award-title-split',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const [index, lang] of work.surroundings.awardLanguages) {
      const path = ['fundingReferences', index, 'awardTitle']
      const title = work.textAt(path)
      if (title !== undefined) work.set(path, { lang, __content__: title })
    }
  },
}

/** Writes funder identifiers as addresses; a Crossref funder identifier or ROR ID that has not the form is lost. */
export const funderRewritten: Behaviour = {
  id: 'funder-rewritten',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const [path, funding] of work.items('fundingReferences')) {
      const place = [...path, 'funderIdentifier']
      const text = work.textAt(place)
      if (text === undefined) continue
      const { funderIdentifierType: type, schemeUri } = funding as Record<string, unknown>
      if (work.sending.asOf < '2022-10-11') {
        if (type === 'Other' && work.sending.asOf >= '2020-06-02') continue
        const isBare = !/^https?:\/\//.test(text) && typeof schemeUri === 'string' && schemeUri !== ''
        rewriteOrDrop(work, place, value => addressIn(isBare ? `${schemeUri}${value}` : value))
      } else if (type === 'Crossref Funder ID') rewriteOrDrop(work, place, funderAddress)
      else if (type === 'ROR') {
        rewriteOrDrop(work, place, rorAddress)
        work.set([...path, 'schemeUri'], 'https://ror.org')
      } else work.set(place, addressIn(text) ?? text)
    }
  },
}

/** The address of a funder identifier's scheme has no place in what is read from XML. */
export const funderSchemeLost: Behaviour = {
  id: 'funder-scheme-lost',
  does: 'drops',
  via: ['xml'],
  until: '2022-10-11',
  apply(work) {
    for (const [path] of work.items('fundingReferences')) work.drop([...path, 'schemeUri'])
  },
}

/** Writes related DOIs bare and in small letters; what is none, by a pattern of prefixes with four or five digits, is lost, and its type kept. */
export const relatedDoiRewritten: Behaviour = {
  id: 'related-doi-rewritten',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const [path, related] of work.items('relatedIdentifiers'))
      if (valueAt(related, ['relatedIdentifierType']) === 'DOI')
        rewriteOrDrop(work, [...path, 'relatedIdentifier'], text => relatedDoi(work, text))
    for (const [path, item] of work.items('relatedItems'))
      if (valueAt(item, ['relatedItemIdentifier', 'relatedItemIdentifierType']) === 'DOI')
        rewriteOrDrop(work, [...path, 'relatedItemIdentifier', 'relatedItemIdentifier'], text => relatedDoi(work, text))
  },
}

const relatedDoi = (work: Work, text: string): string | undefined =>
  work.sending.asOf < '2020-03-01' ? text.toLowerCase() : relatedDoiIn(text)

/** What the registry's reader of XML did not know yet of newer kernels. */
export const newerMembersLost: Behaviour = {
  id: 'newer-members-lost',
  does: 'drops',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    const { asOf } = work.sending
    for (const name of ['relatedIdentifiers', 'relatedItems'])
      for (const [path] of work.items(name)) work.drop([...path, 'relationTypeInformation'])
    if (asOf >= '2018-01-15' && asOf < '2018-12-15') work.drop(['version'])
    if (asOf < '2024-01-10')
      for (const name of ['publisherIdentifier', 'publisherIdentifierScheme', 'schemeUri', 'lang'])
        work.drop(['publisher', name])
    for (const [path] of work.items('subjects')) {
      if (asOf < '2021-03-26') work.drop([...path, 'classificationCode'])
      if (asOf >= '2020-07-14' && asOf < '2021-05-26')
        for (const name of ['schemeUri', 'valueUri']) work.drop([...path, name])
    }
    if (asOf < '2021-05-26') work.drop(['relatedItems'])
  },
}
