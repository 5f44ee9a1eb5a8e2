import type { Catalog, Filters, Kind } from '../catalog.ts'
import { compareText } from '../sort-key.ts'
import { searchedOf, weights } from './searched-words.ts'
import { wordsOf } from './split-words.ts'

/**
 * Suggests up to ten completions of the last word of the query, most frequent first. Returns none for a query without
 * words.
 *
 * The completions come from the best-matching records, so the query finds a record with each of them.
 */
export async function suggestionsFor(catalog: Catalog, kind: Kind, filters: Filters): Promise<string[]> {
  const start = wordsOf(filters.query ?? '').at(-1)
  if (start === undefined) return []
  const { records } = await catalog.list(kind, { ...filters, sort: 'relevance', limit: looked })
  const counts = new Map<string, number>()
  for (const record of records) {
    const searched = searchedOf(kind, record)
    const words = new Set(weights.flatMap(weight => searched[weight].flat()).filter(word => word.startsWith(start)))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, some], [b, others]) => others - some || compareText(a, b))
    .slice(0, most)
    .map(([word]) => word)
}

const [looked, most] = [60, 10]
