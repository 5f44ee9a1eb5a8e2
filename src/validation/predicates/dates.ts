import type { DateEntry } from '../../model/datacite.ts'
import type { Walk } from '../run/visiting.ts'
import { eachObject, type Unchecked } from './lists.ts'
import { isBlank } from './texts/text.ts'

/** A non-blank date without surrounding white space, with its entry and index. */
export interface PlacedDate {
  date: string
  entry: Unchecked<DateEntry>
  index: number
}

/** Visits every date that is a non-blank text. */
export const dates: Walk<PlacedDate> = (record, visit) => {
  eachObject<DateEntry>(record.dates, (entry, index) => {
    const { date } = entry
    if (typeof date === 'string' && !isBlank(date)) visit({ date: date.trim(), entry, index })
  })
}

/**
 * Returns the year of a publicationYear, given as a number or four digits. Returns `undefined` for any value that the
 * schema rejects.
 */
export function yearOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1000 && value <= 9999 ? value : undefined
  return typeof value === 'string' && fourDigits.test(value) ? Number(value) : undefined
}

const fourDigits = /^\s*\d{4}\s*$/

/**
 * True if a year, read in the Buddhist calendar, is between 1900 CE and next year.
 *
 * In the Common Era, such a year is too far in the future even for the end of an embargo.
 */
export const isBuddhistYear = (year: number): boolean =>
  year >= 1900 + buddhistYears && year <= new Date().getFullYear() + buddhistYears + 1

/** The difference between the Buddhist calendar and the Common Era, in years. */
export const buddhistYears = 543
