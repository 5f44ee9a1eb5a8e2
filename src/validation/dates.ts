import type { DateEntry } from '../model/datacite.ts'
import { eachObject, type Unchecked } from './lists.ts'
import { isBlank } from './text.ts'
import type { Walk } from './visiting.ts'

/** A date with something in it, without white space around it, and where it stands. */
export interface PlacedDate {
  date: string
  entry: Unchecked<DateEntry>
  index: number
}

/** Comes by every date that is a text and not blank. */
export const dates: Walk<PlacedDate> = (record, visit) => {
  eachObject<DateEntry>(record.dates, (entry, index) => {
    const { date } = entry
    if (typeof date === 'string' && !isBlank(date)) visit({ date: date.trim(), entry, index })
  })
}

/** The year that a publicationYear gives, as a number or as four digits of text; `undefined` for anything that the schema refuses. */
export function yearOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1000 && value <= 9999 ? value : undefined
  return typeof value === 'string' && fourDigits.test(value) ? Number(value) : undefined
}

const fourDigits = /^\s*\d{4}\s*$/
