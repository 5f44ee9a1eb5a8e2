import { isObject } from '../../core/object.ts'
import type { Candidate } from '../../datacite/candidates.ts'

/**
 * The items of a document, each with its place: a list of items, one item, or an object that holds them as `references`, `items` or, as a `Cite`
 * of citation-js does, `data`.
 */
export function itemsIn(value: unknown): Candidate[] {
  if (Array.isArray(value)) return value.map((one: unknown, index) => ({ value: one, base: [index] }))
  if (!isObject(value)) return [{ value, base: [] }]
  for (const name of ['references', 'items', 'data'] as const) {
    const list = value[name]
    if (Array.isArray(list) && value.type === undefined)
      return list.map((one: unknown, index) => ({ value: one, base: [name, index] }))
  }
  return [{ value, base: [] }]
}
