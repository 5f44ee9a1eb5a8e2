import type { DateEntry } from '../../model/datacite.ts'
import type { Walk } from '../run/visiting.ts'
import { eachObject, type Unchecked } from './lists.ts'
import { isBlank } from './text.ts'

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

/** The year in a publicationYear, given as a number or as four digits of text; `undefined` for anything that the schema rejects. */
export function yearOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1000 && value <= 9999 ? value : undefined
  return typeof value === 'string' && fourDigits.test(value) ? Number(value) : undefined
}

const fourDigits = /^\s*\d{4}\s*$/

/** True if a year is of the Buddhist calendar, from our 1900 on. A year so far in the future is no embargo. */
export const isBuddhistYear = (year: number): boolean =>
  year >= 1900 + buddhistYears && year <= new Date().getFullYear() + buddhistYears + 1

/** The years by which the Buddhist calendar is ahead of ours. */
export const buddhistYears = 543
