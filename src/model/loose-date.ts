import type { CalendarDate } from './date.ts'

/** The English month abbreviations in lower case, from `jan` to `dec`. */
export const shortMonths: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The English name of each month, and names in other languages that begin with the same three letters. */
const monthNames: readonly (readonly string[])[] = [
  ['january', 'januari', 'janvier', 'janeiro'],
  ['february', 'februari', 'febrero', 'febbraio'],
  ['march', 'mars', 'marzo', 'marzec'],
  ['april', 'aprile'],
  ['may', 'mayo'],
  ['june', 'juni', 'junio', 'junho'],
  ['july', 'juli', 'julio', 'julho'],
  ['august', 'augusti', 'augustus'],
  ['september', 'septembre', 'septiembre'],
  ['october', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre', 'novembro'],
  ['december', 'decembre'],
]

/**
 * Returns the month, 1 to 12, for a month name or for at least its first three letters: `sep`, `September`, `Sept`.
 * Returns undefined for any other word.
 */
export function monthNamed(word: string): number | undefined {
  const beginning = word.toLowerCase()
  const index = monthNames.findIndex(names => names.some(name => name.startsWith(beginning)))
  return beginning.length < 3 || index < 0 ? undefined : index + 1
}

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i

/**
 * Parses a date that names its month in words: `3 May 2021`, `May 3rd, 2021`, `Sept. 2021`.
 *
 * Returns undefined if the first word of three or more letters, except weekdays, is not a month, or if the year is
 * unknown.
 *
 * `givenYear` applies if the text has no year. The day may exceed the length of the month. No time zone is involved.
 */
export function dateInWords(text: string, givenYear?: number): (CalendarDate & { month: number }) | undefined {
  const month = monthNamed(text.match(/[a-z]{3,}/gi)?.find(word => !weekday.test(word)) ?? '')
  const own = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]
  const year = own === undefined ? givenYear : Number(own)
  if (month === undefined || year === undefined) return undefined
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0]
  return { year, month, ...(day !== undefined && { day: Number(day) }) }
}
