import { english, followedBy, type Message, messagesOf, type Said } from '../../messages/message.ts'
import { nearest } from '../../validation/predicates/texts/nearest.ts'

const say = messagesOf('nearest', { meant: "Did you mean '{name}'?" })

/** Returns a list that contains the question `Did you mean …?`, or an empty list if no candidate is similar. */
export function nearestMeant(text: string, candidates: readonly string[], prefix = ''): Message[] {
  const candidate = nearest(text, candidates)[0] ?? candidates.find(name => begins(name, text) || isSwapped(name, text))
  return candidate === undefined ? [] : [say('meant', { name: `${prefix}${candidate}` })]
}

/**
 * Returns ` Did you mean 'x'?` in English, with the leading space. Returns an empty text if no candidate is similar.
 */
export const didYouMean = (text: string, candidates: readonly string[], prefix = ''): string =>
  nearestMeant(text, candidates, prefix)
    .map(message => ` ${english(message)}`)
    .join('')

/** Joins sentences into one message. */
export const sentencesOf = (first: Said, ...others: readonly Message[]): Said => others.reduce(followedBy, first)

const begins = (name: string, text: string): boolean => text.length > 1 && name.startsWith(text.toLowerCase())

// Swapped letters count as two errors in an edit distance, too many for a short name.
const isSwapped = (name: string, text: string): boolean =>
  name.length === text.length && [...name].sort().join('') === [...text.toLowerCase()].sort().join('')
