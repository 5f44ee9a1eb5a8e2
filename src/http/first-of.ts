/** A map from every key of every row to the row; of several rows with one key to the first. */
export function firstOf<T>(rows: readonly T[], keysOf: (row: T) => readonly string[]): ReadonlyMap<string, T> {
  const map = new Map<string, T>()
  for (const row of rows) for (const key of keysOf(row)) if (!map.has(key)) map.set(key, row)
  return map
}
