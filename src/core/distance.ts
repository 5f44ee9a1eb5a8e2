/**
 * Returns the Levenshtein distance between two texts: the minimum number of characters to insert, remove or replace.
 * Takes time proportional to the product of the lengths.
 */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++)
      next.push(Math.min((row[j] ?? 0) + (from[i] === to[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[to.length] ?? 0
}
