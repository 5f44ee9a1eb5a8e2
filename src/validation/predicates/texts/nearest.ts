import { distance } from '../../../core/distance.ts'

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns up to three known words that a mistyped word probably means, in order of edit distance. Case and separators
 * do not count.
 *
 * The distance is at most a third of the length (1 for short words) and at most 1 more than that of the nearest word.
 */
export function nearest(word: string, known: readonly string[]): string[] {
  if (word.length > 100) return []
  const wanted = bare(word)
  if (wanted === '') return []
  const scored = known.map(candidate => ({ candidate, away: distance(wanted, bare(candidate)) }))
  const limit = Math.max(1, Math.floor(wanted.length / 3))
  const close = scored.filter(({ away }) => away <= limit).sort((a, b) => a.away - b.away)
  const best = close[0]?.away ?? 0
  return close
    .filter(({ away }) => away <= best + 1)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}
