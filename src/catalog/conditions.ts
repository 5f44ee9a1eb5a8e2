import { type FilterRow, filtersFor } from '../model/filters.ts'
import { specifiersFrom } from './arguments.ts'
import type { Filters, Kind } from './catalog.ts'
import { fieldRanges, givenTo, isFieldFilter, isIndexed } from './filter-forms.ts'
import { wordsOf } from './matches.ts'
import { exactly, overlap, type Range, startingWith } from './ranges.ts'
import { specifierTerm } from './terms.ts'

/** {@link Filters} as an index answers them: all of the conditions together. An empty list of alternatives lets nothing through. */
export interface Conditions {
  /** Whether a record has to be public; resources always are. */
  isPublic: boolean
  /** Ids, one of which a record has. */
  ids?: readonly string[]
  /** Ranges of the order, in one of which a record stands. */
  order?: readonly Range[]
  /** For each condition the common terms, one of which a record has. */
  common: readonly (readonly Range[])[]
  /** For each condition the rare terms, one of which a record has. */
  rare: readonly (readonly Range[])[]
}

/** What a record of a kind needs to have so that `matcherOf` lets it through. */
export function conditionsOf(kind: Kind, filters: Filters): Conditions {
  let isPublic = false
  let ids: readonly string[] | undefined
  const words: Range[][] = []
  const found = new Map<string, { table: string; ranges: Range[] }>()
  for (const row of filtersFor(kind)) {
    const given = givenTo(row, filters)
    if (row.form === 'hidden') isPublic = given !== true
    if (given === undefined) continue
    if (row.form === 'words') words.push(...wordsOf(String(given)).map(word => [startingWith(`w${word}`)]))
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
  const common = [...words, ...rangesIn('common'), ...specifierRanges(kind, filters)]
  return { isPublic, ...(ids && { ids }), ...(order && { order }), common, rare: rangesIn('rare') }
}

/** The index of a filter. What has one key is asked for once: a place in the order, and an interval of versions. */
const placeOf = ({ name, form }: FilterRow, index: NonNullable<FilterRow['index']>): { table: string; key: string } =>
  index === 'order'
    ? { table: index, key: index }
    : { table: index.share, key: form === 'from' || form === 'until' ? index.letter : name }

const specifierRanges = (kind: Kind, filters: Filters): Range[][] =>
  kind === 'resource'
    ? []
    : specifiersFrom(filters).map(([name, values]) =>
        [...new Set(values)]
          .filter(value => isIndexed(name) && isIndexed(value))
          .map(value => exactly(specifierTerm(name, value))),
      )

/** Whether a text is a UUID in canonical form, as all stored ids are. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
