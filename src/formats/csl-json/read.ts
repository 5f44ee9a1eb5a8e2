import type { Candidate } from '../../datacite/candidates.ts'
import { isObject } from '../../object.ts'
import type { ReadResult } from '../format.ts'
import { readJsonRecords } from '../work/read-json-records.ts'
import { readItem } from './read-item.ts'
import { generalTypeOfItem } from './types.ts'

/**
 * Reads CSL-JSON and CSL-YAML: a list of items, one item, or an object that holds them as `references`, `items` or, as a `Cite` of
 * citation-js does, `data`.
 */
export const readCslJson = (input: string | object): ReadResult =>
  readJsonRecords(input, { candidates: itemsIn, read: readItem })

/** The items of a document, each with its place. */
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

/** Whether an object looks like an item: it has a type of CSL, a variable that only CSL writes so, and nothing of another format. */
export const isItem = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.type === 'string' &&
  generalTypeOfItem(value.type) !== undefined &&
  !foreign.some(name => Object.hasOwn(value, name)) &&
  telling.some(name => Object.hasOwn(value, name))

const telling = ['id', 'title', 'DOI', 'author', 'issued', 'container-title']
const foreign = ['@context', '@type', 'attributes', 'titles', 'creators', 'cff-version']
