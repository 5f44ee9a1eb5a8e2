import type { Behaviour } from '../behaviour.ts'

/** Stores the DOI in capitals and hands it out in small letters. */
export const doiLowerCased: Behaviour = {
  id: 'doi-lower-cased',
  via: ['xml', 'json'],
  apply(work) {
    const { doi } = work.attributes
    if (typeof doi === 'string') work.set(['doi'], doi.toLowerCase())
  },
}
