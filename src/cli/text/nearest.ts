import { nearest } from '../../validation/predicates/nearest.ts'

/** ` Did you mean 'x'?` with its leading space: the nearest candidate, or one that the text is the start of; else nothing. */
export function didYouMean(text: string, candidates: readonly string[], prefix = ''): string {
  const candidate = nearest(text, candidates)[0] ?? candidates.find(name => begins(name, text) || isSwapped(name, text))
  return candidate === undefined ? '' : ` Did you mean '${prefix}${candidate}'?`
}

const begins = (name: string, text: string): boolean => text.length > 1 && name.startsWith(text.toLowerCase())

// Swapped letters count as two errors in an edit distance, too many for a short name.
const isSwapped = (name: string, text: string): boolean =>
  name.length === text.length && [...name].sort().join('') === [...text.toLowerCase()].sort().join('')
