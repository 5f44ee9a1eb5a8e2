import type { Behaviour } from '../behaviour.ts'
import { doiIn } from '../values/identifiers.ts'

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
  spares: ({ doi }) => typeof doi !== 'string' || doi === doi.trim().toLowerCase(),
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
  spares: ({ identifier }) => identifier === undefined,
}
