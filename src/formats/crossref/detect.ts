import { isObject } from '../../core/object.ts'
import { type Candidate, candidatesIn } from '../../datacite/read/candidates.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { generalTypeOfItem } from '../work/types/item-types.ts'
import { isCrossrefType } from './types.ts'

/** True if a value is a response from Crossref, or if its first work is a Crossref work. */
export function isCrossref(sample: TextSample): boolean {
  const value = sample.value()
  if (isObject(value) && typeof value['message-type'] === 'string' && isObject(value.message)) return true
  return isWork(worksIn(value)[0]?.value)
}

/** Returns the works in a response of Crossref's REST API, with or without its envelope: a list or a single work. */
export function worksIn(value: unknown): Candidate[] {
  const message = isObject(value) ? value.message : undefined
  if (!isObject(message))
    return isObject(value) && Array.isArray(value.items) ? itemsOfSearch(value, []) : candidatesIn(value)
  return Array.isArray(message.items) ? itemsOfSearch(message, ['message']) : [{ value: message, base: ['message'] }]
}

const itemsOfSearch = ({ items }: Readonly<Record<string, unknown>>, base: readonly string[]): Candidate[] =>
  (items as unknown[]).map((value, index) => ({ value, base: [...base, 'items', index] }))

/**
 * True if a value is a Crossref work, or an item of Crossref's own CSL-JSON.
 *
 * Such an item has a single text in place of each list of titles. It differs from standard CSL-JSON by types that CSL
 * lacks, or by Crossref's counts.
 */
export const isWork = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.type === 'string' &&
  isCrossrefType(value.type) &&
  typeof value.DOI === 'string' &&
  (Array.isArray(value.title) ||
    generalTypeOfItem(value.type) === undefined ||
    Object.hasOwn(value, 'is-referenced-by-count'))
