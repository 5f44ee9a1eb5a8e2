import { wrongArgument } from '../../core/argument.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { Filters, Stored } from '../catalog.ts'
import { type FilterForms, type FilterRow, filterForms } from '../filters.ts'
import { bytesOf, exactly, longestKey, nextOf, type Range, startingWith } from './key-ranges.ts'

type FieldForm = Exclude<keyof FilterForms, 'words' | 'hidden'>

/** A filter that compares one field of a record. */
export interface FieldFilter extends FilterRow {
  form: FieldForm
  field: string
}

/** The meaning of a filter form, for records in memory and for an index. */
interface Meaning<Given> {
  test(given: Given): (value: string) => boolean
  /** Returns the index ranges of the values. `end` marks the end of a whole value in a key. */
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
 * Returns a test for a match with any of the given texts. A single text, which is the usual case, is compared without
 * a loop.
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

/** Returns the test that a filter applies to a value. */
export const fieldTest = ({ form }: FieldFilter, given: unknown): ((value: string) => boolean) =>
  (meanings[form] as Meaning<unknown>).test(given)

/** Returns the index ranges of the values of a filter. NUL ends a path in the listing order. */
export function fieldRanges({ form, index }: FieldFilter, given: unknown): Range[] {
  const [prefix, end] = typeof index === 'object' ? [index.letter, ''] : ['', '\0']
  return (meanings[form] as Meaning<unknown>).ranges(given, prefix, end)
}

/**
 * Returns the ranges of the rare terms for all entries of a field but the first, such as the further paths of a file.
 * Returns an empty list if the filter has no such terms.
 */
export const otherRanges = ({ form, others }: FieldFilter, given: unknown): Range[] =>
  others === undefined ? [] : (meanings[form] as Meaning<unknown>).ranges(given, others, '')

/** Returns the values of the field that a filter compares. */
export function valuesOf(record: Stored[keyof Stored], { field }: FieldFilter): readonly string[] {
  const value: unknown = record[field as keyof typeof record]
  if (field === 'paths' && 'checksum' in record) return pathsOf(record)
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [String(value)]
}

/** Returns the distinct paths of a file. The path under which the file is listed comes first. */
export const pathsOf = ({ path, paths }: Stored['file']): string[] => [...new Set([path, ...paths])]

/** Returns the index key of a field's value. */
export const keyOfValue = ({ form }: FieldFilter, value: string): string => (form === 'doi' ? doiKey(value) : value)

/** True if a filter compares a single field. */
export const isFieldFilter = (row: FilterRow): row is FieldFilter => row.field !== undefined

/**
 * Returns the value of a filter in the normalised form that records use, or undefined if there is none. Throws
 * `TypeError` for an invalid value.
 */
export function givenTo({ name, form }: FilterRow, filters: Filters): unknown {
  const given: unknown = filters[name as keyof Filters]
  if (given === undefined) return undefined
  const { expected, isRight } = taken[filterForms[form]]
  if (!isRight(given)) throw wrongArgument(`The filter ${name}`, expected, given)
  const write = asInRecords[form]
  return write === undefined ? given : (given as readonly string[]).map(write)
}

const asInRecords: { readonly [Form in keyof FilterForms]?: (value: string) => string } = {
  doi: value => parseDoi(value) ?? value,
  digest: value => value.toLowerCase(),
}

const taken = {
  list: {
    expected: 'a list of texts',
    isRight: (given: unknown) => Array.isArray(given) && given.every(one => typeof one === 'string'),
  },
  text: { expected: 'text', isRight: (given: unknown) => typeof given === 'string' },
  flag: { expected: 'true or false', isRight: (given: unknown) => typeof given === 'boolean' },
}

const whole = (key: string, end: string): Range => (end === '' ? exactly(key) : startingWith(key + end))

/**
 * True if a text can be a key: it has at most 1000 characters, no NUL and no lone surrogates.
 *
 * NUL separates the parts of a key, and lone surrogates have no UTF-8 encoding.
 */
export const isIndexed = (text: string): boolean => text.length <= longestKey && !/[\0\p{Cs}]/u.test(text)
