import type { Kind } from '../catalog.ts'
import type { Search, Term } from '../search/parse-search.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'

/** The most frequent words, each with the share of records that contain it. Empty if unknown. */
export type Frequencies = ReadonlyMap<string, number>

export const unknown: Frequencies = new Map()

/**
 * Reads the most frequent words of a kind from the statistics of the last ANALYZE. Returns an empty map if there are no
 * such statistics or they cannot be read.
 */
export async function frequenciesIn(query: Query, kind: Kind): Promise<Frequencies> {
  const text = `select most_common_elems::text::text[] as words, most_common_elem_freqs as shares from pg_stats
    where tablename = $1 and attname = 'search' and schemaname = any(current_schemas(false))`
  const [row] = await query(text, [tableOf(kind)]).then(
    ({ rows }) => rows,
    () => [],
  )
  const [words, shares] = [row?.words, row?.shares]
  if (!Array.isArray(words) || !Array.isArray(shares)) return unknown
  return new Map(words.map((word, at) => [String(word), Number(shares[at] ?? 0)]))
}

/** The search terms, grouped by the way in which they are matched. */
export interface Ways {
  /** Terms to look up in the index. */
  looked: readonly Term[]
  /** Terms to compare with each record found by the terms in `looked`, or with every record if `looked` is empty. */
  compared: readonly Term[]
  /** True if the statistics predict few matches, or if there are no statistics. */
  areFew: boolean
}

/**
 * Chooses the search terms to look up in the index and the terms to compare in each record.
 *
 * The index reads every record of every word. `rainfall 4321` therefore takes as long as all records about rainfall:
 * 55 ms among 200,000. Comparing the twelve records of 4321 with `rainfall` takes less than 1 ms, so frequent terms are
 * compared if another term is rare.
 *
 * If even the rarest term is in many records, most of the table is read anyway. A sequential scan on several cores
 * takes a quarter of the time: one second instead of four for words in a million records.
 */
export function waysOf({ wanted }: Search, frequencies: Frequencies): Ways {
  const shares = wanted.map(term => ({ term, share: shareOf(term, frequencies) }))
  const areFew = frequencies.size === 0 || shares.some(({ share }) => share <= some)
  if (wanted.length > 0 && wanted.every(term => leastShareOf(term, frequencies) > many))
    return { looked: [], compared: wanted, areFew }
  if (!shares.some(({ share }) => share <= rare)) return { looked: wanted, compared: [], areFew }
  return {
    areFew,
    looked: shares.filter(({ share }) => share <= frequent).map(({ term }) => term),
    compared: shares.filter(({ share }) => share > frequent).map(({ term }) => term),
  }
}

/**
 * The shares of records by which a term is classified: rare up to the first share, and frequent above the second. If
 * the share of every term is above the third, no term is looked up in the index.
 */
const [rare, frequent, many] = [0.002, 0.01, 0.1]
/** The share of records with the rarest search term up to which few matches are predicted. */
const some = 0.02

/**
 * Estimates the share of records that contain a term: for a phrase, the share of its rarest word. Returns 1 if there
 * are no statistics.
 */
function shareOf({ words, isStart }: Term, frequencies: Frequencies): number {
  const shares = words.map((word, at) =>
    isStart && at === words.length - 1 ? shareOfStart(word, frequencies) : (frequencies.get(word) ?? 0),
  )
  // A word missing from the statistics is rare, but before the first ANALYZE every word is missing.
  return frequencies.size === 0 ? 1 : Math.min(...shares)
}

/**
 * Returns the share of the rarest word in a term. The share of a prefix is the share of the most frequent word that
 * begins with it.
 */
const leastShareOf = ({ words, isStart }: Term, frequencies: Frequencies): number =>
  Math.min(
    ...words.map((word, at) =>
      isStart && at === words.length - 1 ? mostFrequent(word, frequencies) : (frequencies.get(word) ?? 0),
    ),
  )

function mostFrequent(start: string, frequencies: Frequencies): number {
  let most = 0
  for (const [word, share] of frequencies) if (word.startsWith(start)) most = Math.max(most, share)
  return most
}

/**
 * Estimates the share of records that contain a word with the prefix. A short prefix never counts as rare, because many
 * words that begin with it may be missing from the statistics.
 */
function shareOfStart(start: string, frequencies: Frequencies): number {
  if (start.length < 3) return 1
  let sum = 0
  for (const [word, share] of frequencies) if (word.startsWith(start)) sum += share
  return sum
}
