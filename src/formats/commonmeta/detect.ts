import { isObject } from '../../core/object.ts'
import { type Candidate, candidatesIn } from '../../datacite/read/candidates.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { workTypes } from './vocabularies.ts'

/** True if the first work in a text or value is a Commonmeta work. */
export const isCommonmeta = (sample: TextSample): boolean => isOne(commonmetaWorksIn(sample.value())[0]?.value)

/**
 * Returns the works in the list `items`, which versions before 1.0 may have, or else in the document itself. Omits
 * objects without a type, such as people and organisations, unless there are no others.
 */
export function commonmetaWorksIn(value: unknown): Candidate[] {
  const isList = isObject(value) && Array.isArray(value.items)
  const all = isList
    ? (value.items as unknown[]).map((item, index): Candidate => ({ value: item, base: ['items', index] }))
    : candidatesIn(value)
  const works = all.filter(({ value: item }) => !isObject(item) || typeof item.type === 'string')
  return works.length > 0 ? works : all
}

const typeNames: ReadonlySet<string> = new Set(workTypes.map(([name]) => name))

/**
 * True if a value is a Commonmeta work.
 *
 * A work has an `id`, and its `schema_version` names Commonmeta. Without such a version, it must have a URL as `id`, a
 * type of Commonmeta and a member that no other format combines with these.
 */
function isOne(value: unknown): boolean {
  if (!isObject(value) || typeof value.id !== 'string') return false
  if (typeof value.schema_version === 'string' && /commonmeta/.test(value.schema_version)) return true
  if (typeof value.type !== 'string' || !typeNames.has(value.type) || !/^https?:\/\//.test(value.id)) return false
  return telling.some(name => Object.hasOwn(value, name)) && !Object.hasOwn(value, '@context')
}

const telling = [
  ...['contributors', 'container', 'date_published', 'fundingReferences', 'funding_references', 'archiveLocations'],
  ...['archive_locations', 'provider', 'additional_type', 'additionalType', 'date'],
]
