import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the first object of a sample is an OpenAlex work. */
export function isOpenalex(sample: TextSample): boolean {
  const work = sample.object()
  return work !== undefined && isOpenalexWork(work)
}

/** True if a value is an OpenAlex work, even if the query requested only some of its members (`select`). */
const isOpenalexWork = (value: Readonly<Record<string, unknown>>): boolean =>
  (typeof value.id === 'string' && /^https:\/\/openalex\.org\/W\d/i.test(value.id)) ||
  (Array.isArray(value.authorships) && (isObject(value.primary_location) || Object.hasOwn(value, 'display_name')))
