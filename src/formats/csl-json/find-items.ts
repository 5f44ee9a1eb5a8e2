import { isObject } from '../../core/object.ts'
import { isCkan } from '../../datacite/dialects/telling.ts'
import type { Candidate } from '../../datacite/read/candidates.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { generalTypeOfItem } from '../work/types/item-types.ts'

/**
 * Returns the items of a document with their paths.
 *
 * The document is a list, a single item, or an object with `references`, `items` or, as in a citation-js `Cite`,
 * `data`.
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

/** True if the first entry of a document looks like a CSL item. */
export const isCslJson = (sample: TextSample): boolean => isItem(itemsIn(sample.value())[0]?.value)

/**
 * True if an object looks like a CSL item: it has a CSL type, a common CSL variable, and no member of another format.
 * An object without a type needs a title, and names or a date in CSL's form.
 */
export function isItem(value: unknown): boolean {
  if (!isObject(value) || isCkan(value)) return false
  if (value.type === undefined) return isUntypedItem(value)
  if (typeof value.type !== 'string' || generalTypeOfItem(value.type) === undefined) return false
  for (const name of foreign) if (Object.hasOwn(value, name)) return false
  for (const { other, own } of misspelt) if (Object.hasOwn(value, other) && !Object.hasOwn(value, own)) return false
  for (const name of telling) if (Object.hasOwn(value, name)) return true
  return false
}

function isUntypedItem(value: Readonly<Record<string, unknown>>): boolean {
  const { title, author, editor, issued } = value
  if (typeof title !== 'string') return false
  for (const name of foreign) if (Object.hasOwn(value, name)) return false
  const hasNames = [author, editor].some(
    list =>
      Array.isArray(list) &&
      list.length > 0 &&
      list.every(
        (name: unknown) => isObject(name) && (typeof name.family === 'string' || typeof name.literal === 'string'),
      ),
  )
  const hasDate =
    isObject(issued) && ['date-parts', 'raw', 'literal', 'season'].some(name => Object.hasOwn(issued, name))
  return hasNames || hasDate
}

const telling = ['id', 'title', 'DOI', 'author', 'issued', 'container-title']
const foreign = ['@context', '@type', 'attributes', 'titles', 'creators', 'cff-version']

/**
 * CSL variables, each with the name that most other formats use instead. An object that has such a name but lacks the
 * CSL variable is not an item, even if its type is a CSL type.
 */
const misspelt = [
  { other: 'doi', own: 'DOI' },
  { other: 'authors', own: 'author' },
  { other: 'year', own: 'issued' },
  { other: 'journal', own: 'container-title' },
]
