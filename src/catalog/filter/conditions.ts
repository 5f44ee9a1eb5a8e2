import { isUuid } from '../arguments.ts'
import type { Filters, Kind } from '../catalog.ts'
import { type FilterRow, filtersFor } from '../filters.ts'
import { parseSearch, type Search } from '../search/parse-search.ts'
import { fieldRanges, givenTo, isFieldFilter, isIndexed } from './filter-forms.ts'
import { exactly, overlap, type Range } from './key-ranges.ts'
import { specifiersFrom } from './specifiers.ts'
import { specifierTerm } from './terms.ts'

/** {@link Filters} in the terms of an index. A record must meet all conditions; an empty list of alternatives is met by none. */
export interface Conditions {
  /** Whether a record must be public. */
  isPublic: boolean
  /** Whether a record must have been withdrawn, or must not. */
  isWithdrawn: boolean | undefined
  /** A record must have one of these ids. */
  ids?: readonly string[]
  /** A record must stand in one of these ranges of the order. */
  order?: readonly Range[]
  /** For each condition the common terms, one of which a record must have. */
  common: readonly (readonly Range[])[]
  /** For each condition the rare terms, one of which a record must have. */
  rare: readonly (readonly Range[])[]
  /** What a record must fit. */
  search?: Search
}

/** The conditions under which `matcherOf` accepts a record of a kind. */
export function conditionsOf(kind: Kind, filters: Filters): Conditions {
  let isPublic = false
  let ids: readonly string[] | undefined
  let search: Search | undefined
  const found = new Map<string, { table: string; ranges: Range[] }>()
  for (const row of filtersFor(kind)) {
    const given = givenTo(row, filters)
    if (row.form === 'hidden') isPublic = given !== true
    if (given === undefined) continue
    if (row.form === 'words') search = parseSearch(String(given))
    if (!isFieldFilter(row)) continue
    if (row.index === undefined) ids = [...new Set(given as readonly string[])].filter(isUuid)
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
    ...(search && { search }),
    common,
    rare: rangesIn('rare'),
  }
}

/** The index of a filter. Filters with the same key are merged: those of the order, and the two ends of an interval. */
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
