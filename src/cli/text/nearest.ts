import { distance } from 'fastest-levenshtein'

/** The candidate that was probably meant: the one with the fewest typing errors, at most one in three letters; else undefined. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const wanted = text.slice(0, longestName).toLowerCase()
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    const errors = distance(wanted, candidate.toLowerCase())
    if (errors < fewest) {
      best = candidate
      fewest = errors
    }
  }
  return (
    best ?? (wanted.length > 1 ? candidates.find(candidate => candidate.toLowerCase().startsWith(wanted)) : undefined)
  )
}

/** ` Did you mean 'x'?` with its leading space, or nothing where no candidate is near. */
export function didYouMean(text: string, candidates: readonly string[], prefix = ''): string {
  const candidate = nearest(text, candidates)
  return candidate === undefined ? '' : ` Did you mean '${prefix}${candidate}'?`
}

const longestName = 100
