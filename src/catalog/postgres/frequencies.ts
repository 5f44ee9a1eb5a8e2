import type { Kind } from '../catalog.ts'
import type { Search, Term } from '../search/parse-search.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'

/** The shares of the records that have the most frequent words; empty where nothing is known. */
export type Frequencies = ReadonlyMap<string, number>

export const unknown: Frequencies = new Map()

/** The most frequent words of a kind, as the last ANALYZE counted them; engines without its statistics know none. */
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

/** The wanted terms of a search by the way in which they are looked for. */
export interface Ways {
  /** By the index. */
  looked: readonly Term[]
  /** In each record that the others have found; in every record if there are none by the index. */
  compared: readonly Term[]
  /** True if the statistics predict few matching records. */
  areFew: boolean
}

/**
 * Chooses the search terms to look up in the index and the terms to compare in each record.
 *
 * The index reads every record of every word. `rainfall 4321` therefore takes as long as all records about rainfall: 55 ms among 200,000.
 * Comparing the twelve records of 4321 with `rainfall` takes less than 1 ms, so frequent terms are compared if another term is rare.
 *
 * If even the rarest term is in many records, most of the table is read anyway. A sequential scan on several cores takes a quarter of the
 * time: one second instead of four for words in a million records.
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

/** The shares of the records up to which a term is rare, above which it is frequent, and above which an index is of no use. */
const [rare, frequent, many] = [0.002, 0.01, 0.1]
/** The share up to which all that is found can be looked at. */
const some = 0.02

/** The share of the records that have a term; of words that follow each other, that of the rarest. */
function shareOf({ words, isStart }: Term, frequencies: Frequencies): number {
  const shares = words.map((word, at) =>
    isStart && at === words.length - 1 ? shareOfStart(word, frequencies) : (frequencies.get(word) ?? 0),
  )
  // A word that the statistics do not have is rare, but there are none at all before the first ANALYZE.
  return frequencies.size === 0 ? 1 : Math.min(...shares)
}

/** The share of the records that have a term at least: of a beginning, that of the most frequent word. */
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

/** Many rare words may begin alike, more than the statistics show: few letters never count as rare. */
function shareOfStart(start: string, frequencies: Frequencies): number {
  if (start.length < 3) return 1
  let sum = 0
  for (const [word, share] of frequencies) if (word.startsWith(start)) sum += share
  return sum
}
