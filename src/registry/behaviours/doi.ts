import type { Behaviour } from '../behaviour.ts'
import { doiIn } from '../values/identifiers.ts'

/** Stores the DOI in upper case and returns it in lower case. */
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

/** Treats an `identifier` with the syntax of a DOI as a DOI, whatever its type. The member `doi` takes precedence. */
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
