import { isUuid } from '../arguments.ts'
import type { Filters, Kind } from '../catalog.ts'
import { type FilterRow, filtersFor } from '../filters.ts'
import { parseSearch, type Search } from '../search/parse-search.ts'
import { fieldRanges, givenTo, isFieldFilter, isIndexed, otherRanges } from './filter-forms.ts'
import { exactly, overlap, type Range } from './key-ranges.ts'
import { specifiersFrom } from './specifiers.ts'
import { specifierTerm } from './terms.ts'

/**
 * {@link Filters} as conditions on an index. A record must meet every condition, and no record meets an empty list of
 * alternatives.
 */
export interface Conditions {
  /** True if a matching record must be public. */
  isPublic: boolean
  /** True if a matching record must be withdrawn, false if it must not be; undefined if both are accepted. */
  isWithdrawn: boolean | undefined
  /** The accepted ids. */
  ids?: readonly string[]
  /** The ranges of the listing order that may contain a matching record. */
  order?: readonly Range[]
  /**
   * Conditions that a record can meet in two ways: by a range of the listing order, or by rare terms. See {@link
   * settled}.
   */
  either?: readonly Either[]
  /** The ranges of common terms, one list for each condition. A record must have a term in a range of every list. */
  common: readonly (readonly Range[])[]
  /** The ranges of rare terms, one list for each condition. A record must have a term in a range of every list. */
  rare: readonly (readonly Range[])[]
  /** The search that a record must match. */
  search?: Search
}

/**
 * The two ways to find a path: in the listing order, which starts with a record's first path, or by the rare terms of
 * its other paths.
 */
interface Either {
  order: readonly Range[]
  rare: readonly Range[]
}

/**
 * Removes the rare terms in `either` from the conditions if no record has any of them.
 *
 * The listing order alone is faster.
 */
export function settled(conditions: Conditions, areThere: boolean): Conditions {
  const { either = [], ...others } = conditions
  const [first, ...rest] = either
  if (first === undefined || areThere) return conditions
  return { ...others, order: rest.reduce((ranges, { order }) => overlap(ranges, order), first.order) }
}

/** Returns the conditions on an index that select the same records of a kind as `matcherOf`. */
export function conditionsOf(kind: Kind, filters: Filters): Conditions {
  let isPublic = false
  let ids: readonly string[] | undefined
  let search: Search | undefined
  const either: Either[] = []
  const found = new Map<string, { table: string; ranges: Range[] }>()
  for (const row of filtersFor(kind)) {
    const given = givenTo(row, filters)
    if (row.form === 'hidden') isPublic = given !== true
    if (given === undefined) continue
    if (row.form === 'words') search = parseSearch(String(given))
    if (!isFieldFilter(row)) continue
    if (row.index === undefined) ids = [...new Set(given as readonly string[])].filter(isUuid)
    else if (row.others !== undefined) either.push({ order: fieldRanges(row, given), rare: otherRanges(row, given) })
    else {
      const { table, key } = placeOf(row, row.index)
      const [ranges, before] = [fieldRanges(row, given), found.get(key)]
      found.set(key, { table, ranges: before === undefined ? ranges : overlap(before.ranges, ranges) })
    }
  }
  const rangesIn = (wanted: string): Range[][] =>
    [...found.values()].filter(({ table }) => table === wanted).map(({ ranges }) => ranges)
  const [order] = rangesIn('order')
  const common = [...rangesIn('common'), ...specifierRanges(kind, filters)]
  return {
    isPublic,
    isWithdrawn: filters.withdrawn === true,
    ...(ids && { ids }),
    ...(order && { order }),
    ...(either.length > 0 && { either }),
    ...(search && { search }),
    common,
    rare: rangesIn('rare'),
  }
}

/**
 * Returns the index that a filter uses, and the key under which its values are merged with those of other filters. All
 * filters on the listing order share a key, as do both ends of an interval.
 */
const placeOf = ({ name, form }: FilterRow, index: NonNullable<FilterRow['index']>): { table: string; key: string } =>
  index === 'order'
    ? { table: index, key: index }
    : { table: index.share, key: form === 'from' || form === 'until' ? index.letter : name }

const specifierRanges = (kind: Kind, filters: Filters): Range[][] =>
  specifiersFrom(kind, filters).map(([name, values]) =>
    [...new Set(values)]
      .filter(value => isIndexed(name) && isIndexed(value))
      .map(value => exactly(specifierTerm(name, value))),
  )
