import type { CalendarDate } from './date.ts'

/** The English month abbreviations in lower case, from `jan` to `dec`. */
export const shortMonths: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * Returns the month, 1 to 12, of a word that begins like an English month name: `sep`, `September`, `Sept`. Returns
 * undefined for any other word.
 */
export function monthNamed(word: string): number | undefined {
  const index = shortMonths.indexOf(word.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : index + 1
}

/**
 * Returns the year, the month and, if given, the day in an English text, in any order: `3 May 2021`, `May 3rd, 2021`,
 * `Sept. 2021`. Returns undefined if the first word of three or more letters is not a month, or if the year is unknown.
 *
 * `givenYear` applies if the text has no year. The day may exceed the length of the month. No time zone is involved.
 */
export function dateInWords(text: string, givenYear?: number): (CalendarDate & { month: number }) | undefined {
  const month = monthNamed(/[a-z]{3,}/i.exec(text)?.[0] ?? '')
  const own = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]
  const year = own === undefined ? givenYear : Number(own)
  if (month === undefined || year === undefined) return undefined
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0]
  return { year, month, ...(day !== undefined && { day: Number(day) }) }
}
