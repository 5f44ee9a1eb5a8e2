import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a value begins with a work of OpenAlex. */
export function isOpenalex(sample: TextSample): boolean {
  const work = sample.object()
  return work !== undefined && isOpenalexWork(work)
}

/** A work, with or without the members that a query left out (`select`). */
const isOpenalexWork = (value: Readonly<Record<string, unknown>>): boolean =>
  (typeof value.id === 'string' && /^https:\/\/openalex\.org\/W\d/i.test(value.id)) ||
  (Array.isArray(value.authorships) && (isObject(value.primary_location) || Object.hasOwn(value, 'display_name')))
