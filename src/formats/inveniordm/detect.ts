import { isObject } from '../../core/object.ts'
import { type Candidate, candidatesIn } from '../../datacite/read/candidates.ts'
import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the first record of a sample is an InvenioRDM record. */
export function isInveniordm(sample: TextSample): boolean {
  const [first] = hitsIn(sample.value())
  const metadata = isObject(first?.value) ? first.value.metadata : undefined
  return isObject(metadata) && (isObject(metadata.resource_type) || hasPeople(metadata.creators))
}

const hasPeople = (creators: unknown): boolean =>
  Array.isArray(creators) && isObject(creators[0]) && isObject(creators[0].person_or_org)

/** Returns the records of a search result (`hits.hits`) or of a list, or a single record. */
export function hitsIn(value: unknown): Candidate[] {
  const hits = isObject(value) && isObject(value.hits) ? value.hits.hits : undefined
  if (!Array.isArray(hits)) return candidatesIn(value)
  return (hits as unknown[]).map((hit, index) => ({ value: hit, base: ['hits', 'hits', index] }))
}
