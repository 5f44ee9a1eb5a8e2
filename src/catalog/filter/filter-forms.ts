import { wrongArgument } from '../../core/argument.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { Filters, Stored } from '../catalog.ts'
import { type FilterForms, type FilterRow, filterForms } from '../filters.ts'
import { bytesOf, exactly, longestKey, nextOf, type Range, startingWith } from './key-ranges.ts'

/** The forms of filters that look at one field of a record. */
type FieldForm = Exclude<keyof FilterForms, 'words' | 'hidden'>

/** A filter that looks at one field of a record. */
export interface FieldFilter extends FilterRow {
  form: FieldForm
  field: string
}

/** The semantics of a filter form, in memory and in an index. */
interface Meaning<Given> {
  test(given: Given): (value: string) => boolean
  /** The keys of the index at which the values stand; `end` follows a whole value in a key. */
  ranges(given: Given, prefix: string, end: string): Range[]
}

const oneOf = (keyOf: (value: string) => string): Meaning<readonly string[]> => ({
  test(given) {
    const keys = new Set(given.map(keyOf))
    const [only] = keys
    return keys.size === 1 ? value => keyOf(value) === only : value => keys.has(keyOf(value))
  },
  ranges: (given, prefix, end) => [...new Set(given.filter(isIndexed))].map(text => whole(prefix + keyOf(text), end)),
})

/**
 * Returns a test for a match with any of the given texts. A single text, the usual case, is tested without a list, which would cost more
 * than the test.
 */
function anyOf(given: readonly string[], fits: (value: string, one: string) => boolean): (value: string) => boolean {
  const [first = '', ...others] = given
  if (given.length === 0) return () => false
  return others.length === 0 ? value => fits(value, first) : value => given.some(one => fits(value, one))
}

const same = (value: string): string => value

const meanings: { [Form in FieldForm]: Meaning<FilterForms[Form]> } = {
  text: oneOf(same),
  uuid: oneOf(same),
  stamp: oneOf(same),
  digest: oneOf(same),
  doi: oneOf(doiKey),
  start: {
    test: given => anyOf(given, (value, start) => value.startsWith(start)),
    ranges: (given, prefix) => given.filter(isIndexed).map(start => startingWith(prefix + start)),
  },
  tree: {
    test: given =>
      anyOf(
        given,
        (value, tree) => value.startsWith(tree) && (value.length === tree.length || value[tree.length] === '/'),
      ),
    ranges: (given, prefix, end) =>
      given.filter(isIndexed).flatMap(tree => [whole(prefix + tree, end), startingWith(`${prefix + tree}/`)]),
  },
  from: {
    test: given => value => value >= given,
    ranges: (given, prefix) => [{ from: bytesOf(prefix + given.slice(0, longestKey)), below: nextOf(bytesOf(prefix)) }],
  },
  until: {
    test: given => value => value <= given,
    ranges: (given, prefix) => [{ from: bytesOf(prefix), below: bytesOf(`${prefix + given.slice(0, longestKey)}\0`) }],
  },
}

/** Returns a filter's test for values. */
export const fieldTest = ({ form }: FieldFilter, given: unknown): ((value: string) => boolean) =>
  (meanings[form] as Meaning<unknown>).test(given)

/** The ranges of an index in which the values of a filter stand. In the order of a listing a NUL ends a path. */
export function fieldRanges({ form, index }: FieldFilter, given: unknown): Range[] {
  const [prefix, end] = typeof index === 'object' ? [index.letter, ''] : ['', '\0']
  return (meanings[form] as Meaning<unknown>).ranges(given, prefix, end)
}

/** The ranges of rare terms in which the values of a filter stand that the order does not begin with. */
export const otherRanges = ({ form, others }: FieldFilter, given: unknown): Range[] =>
  others === undefined ? [] : (meanings[form] as Meaning<unknown>).ranges(given, others, '')

/** The values of the field that a filter looks at. */
export function valuesOf(record: Stored[keyof Stored], { field }: FieldFilter): readonly string[] {
  const value: unknown = record[field as keyof typeof record]
  if (field === 'paths' && 'checksum' in record) return pathsOf(record)
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [String(value)]
}

/** All paths of a file, each once, the one by which it is listed first. */
export const pathsOf = ({ path, paths }: Stored['file']): string[] => [...new Set([path, ...paths])]

/** The value by which an index knows a field's value. */
export const keyOfValue = ({ form }: FieldFilter, value: string): string => (form === 'doi' ? doiKey(value) : value)

/** True if a filter compares a single field. */
export const isFieldFilter = (row: FilterRow): row is FieldFilter => row.field !== undefined

/**
 * The value given for a filter, in the form in which records have it; undefined if there is none. Throws `TypeError` for an invalid value.
 */
export function givenTo({ name, form }: FilterRow, filters: Filters): unknown {
  const given: unknown = filters[name as keyof Filters]
  if (given === undefined) return undefined
  const { expected, isRight } = taken[filterForms[form]]
  if (!isRight(given)) throw wrongArgument(`The filter ${name}`, expected, given)
  const write = asInRecords[form]
  return write === undefined ? given : (given as readonly string[]).map(write)
}

/** The writers of values that may be given in another form than records have. */
const asInRecords: { readonly [Form in keyof FilterForms]?: (value: string) => string } = {
  doi: value => parseDoi(value) ?? value,
  digest: value => value.toLowerCase(),
}

/** The description and type guard of each filter argument. */
const taken = {
  list: {
    expected: 'a list of texts',
    isRight: (given: unknown) => Array.isArray(given) && given.every(one => typeof one === 'string'),
  },
  text: { expected: 'text', isRight: (given: unknown) => typeof given === 'string' },
  flag: { expected: 'true or false', isRight: (given: unknown) => typeof given === 'boolean' },
}

const whole = (key: string, end: string): Range => (end === '' ? exactly(key) : startingWith(key + end))

/** True if an index can store a text. NUL separates the parts of a key, and a lone surrogate has no UTF-8 encoding. */
export const isIndexed = (text: string): boolean => text.length <= longestKey && !/[\0\p{Cs}]/u.test(text)
