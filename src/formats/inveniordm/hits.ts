import { isObject } from '../../core/object.ts'
import { type Candidate, candidatesIn } from '../../datacite/candidates.ts'

/** The records of a search result (`hits.hits`) or of a list, or a single record. */
export function hitsIn(value: unknown): Candidate[] {
  const hits = isObject(value) && isObject(value.hits) ? value.hits.hits : undefined
  if (!Array.isArray(hits)) return candidatesIn(value)
  return (hits as unknown[]).map((hit, index) => ({ value: hit, base: ['hits', 'hits', index] }))
}
