import type { Behaviour } from '../behaviour.ts'
import { addressIn, rorAddress } from '../values/identifiers.ts'

/**
 * Writes affiliation identifiers as URLs. Adds the scheme URI as a prefix to an identifier that does not begin with
 * `https://`.
 *
 * With the scheme ROR, an identifier that forms no URL is written as a ROR URL, or dropped if malformed. With any other
 * scheme, such an identifier was dropped before 2023-10-04 and has been kept unchanged since then.
 */
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
          work.rewriteOrDrop([...path, 'affiliationIdentifier'], rorAddress)
        } else if (work.sending.asOf < '2023-10-04') work.drop([...path, 'affiliationIdentifier'])
      }
  },
}
