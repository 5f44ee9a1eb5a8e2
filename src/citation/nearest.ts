/** The name that a misspelt one most likely means; undefined where none is near (more than half its letters would change). */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const word = text.slice(0, 40).toLowerCase()
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    const distance = editDistance(word, name)
    if (distance <= name.length / 2 && distance < least) [best, least] = [name, distance]
  }
  return best
}

/** Levenshtein distance, row by row. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
