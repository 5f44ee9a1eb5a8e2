import type { Facets } from './catalog.ts'
import { compareText } from './sorting/sort-key.ts'

/** A value of a specifier and how many records have it. */
export interface CountedValue {
  name: string
  value: string
  count: number
}

/** Facets from counts, adding up those of the same value: names in order, values by count and then in order. */
export function facetsOf(counted: Iterable<CountedValue>): Facets {
  const counts = new Map<string, Map<string, number>>()
  for (const { name, value, count } of counted) {
    const values = counts.get(name) ?? new Map<string, number>()
    counts.set(name, values.set(value, (values.get(value) ?? 0) + count))
  }
  return Object.fromEntries(
    [...counts]
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, values]) => [
        name,
        [...values]
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || compareText(a.value, b.value)),
      ]),
  )
}
