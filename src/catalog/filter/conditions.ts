import { isUuid } from '../arguments.ts'
import type { Filters, Kind } from '../catalog.ts'
import { type FilterRow, filtersFor } from '../filters.ts'
import { parseSearch, type Search } from '../search/parse-search.ts'
import { fieldRanges, givenTo, isFieldFilter, isIndexed, otherRanges } from './filter-forms.ts'
import { exactly, overlap, type Range } from './key-ranges.ts'
import { specifiersFrom } from './specifiers.ts'
import { specifierTerm } from './terms.ts'

/** {@link Filters} in the terms of an index. A record must meet all conditions; an empty list of alternatives is met by none. */
export interface Conditions {
  /** True if a record must be public. */
  isPublic: boolean
  /** True if a record must be withdrawn, false if it must not be; undefined for either. */
  isWithdrawn: boolean | undefined
  /** A record must have one of these ids. */
  ids?: readonly string[]
  /** A record must stand in one of these ranges of the order. */
  order?: readonly Range[]
  /** For each condition a stretch of the order, or rare terms, one of which a record must have; see {@link settled}. */
  either?: readonly Either[]
  /** For each condition the common terms, one of which a record must have. */
  common: readonly (readonly Range[])[]
  /** For each condition the rare terms, one of which a record must have. */
  rare: readonly (readonly Range[])[]
  /** The search that a record must match. */
  search?: Search
}

/** The two ways to find a path: by the order, which starts with the first path of a record, or by the rare terms of its other paths. */
interface Either {
  order: readonly Range[]
  rare: readonly Range[]
}

/** Conditions without alternatives to the order, once it is known that no record has the rare terms: the order alone is faster. */
export function settled(conditions: Conditions, areThere: boolean): Conditions {
  const { either = [], ...others } = conditions
  const [first, ...rest] = either
  if (first === undefined || areThere) return conditions
  return { ...others, order: rest.reduce((ranges, { order }) => overlap(ranges, order), first.order) }
}

/** The conditions under which `matcherOf` accepts a record of a kind. */
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
