import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { Datacite, DateEntry } from '../../model/datacite.ts'
import type { CalendarDate, DateSpan } from '../../model/date.ts'
import { parseDate } from '../../model/date.ts'
import { textOf } from '../../model/view.ts'
import type { Path } from '../../pointer.ts'
import type { Account } from './account.ts'
import type { Found } from './held.ts'
import { entriesOf } from './text.ts'

/** A date (8) that can be read. */
export interface DateFound {
  span: DateSpan
  /** Where it stands. */
  entry: Found<DateEntry>
  /** As the record writes it. */
  text: string
}

/** A date of a work, with everything in the record that says it. */
export interface WorkDate {
  /** As precise as it is known; never less than the year. */
  value: CalendarDate
  /** The whole span where it is a range. */
  span: DateSpan
  /** Where it is said: the date (8), the publication year (5), or both. */
  paths: Path[]
  /** As the record writes it. */
  text: string
}

/** The dates of a type (8.a) that can be read, in their order. */
export function datesOf({ dates }: Datacite, type: DateType): DateFound[] {
  const found: DateFound[] = []
  for (const entry of entriesOf<DateEntry>(dates, ['dates'])) {
    if (entry.value.dateType !== type) continue
    const text = textOf(entry.value.date)
    const span = parseDate(text)
    if (span !== undefined) found.push({ span, entry, text })
  }
  return found
}

/** The date of publication: the Issued date where it is of the publication year or there is none, else that year. */
export function issuedOf(record: Datacite): WorkDate | undefined {
  const year = textOf(record.publicationYear)
  const stated = /^\d{4}$/.test(year) ? Number(year) : undefined
  for (const { span, entry, text } of datesOf(record, 'Issued')) {
    const value = span.from ?? span.to
    if (value === undefined || (stated !== undefined && value.year !== stated)) continue
    return { value, span, paths: stated === undefined ? [entry.path] : [['publicationYear'], entry.path], text }
  }
  if (stated === undefined) return undefined
  const value = { year: stated }
  return { value, span: { from: value, to: value, isRange: false }, paths: [['publicationYear']], text: year }
}

/**
 * Tells an account that a date arrived, to the day, month or year: a range of which only one end did, and a time of day, are
 * changed.
 */
export function carryDate(account: Account, { span, paths, text, value }: WorkDate, holds: 'range' | 'date'): void {
  for (const path of paths) {
    const [list] = path
    const isCut = (span.isRange && holds === 'date') || text.includes('T')
    if (list === 'dates') {
      account.carryPath([...path, 'dateType'])
      if (isCut) account.changed([...path, 'date'], `The date ${JSON.stringify(text)} is written as ${isoDate(value)}.`)
      else account.carryPath([...path, 'date'])
    } else account.carryPath(path)
  }
}

/** A date as ISO 8601 has it: `2021`, `2021-05`, `2021-05-03`. */
export function isoDate({ year, month, day }: CalendarDate): string {
  let text = (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0')
  if (month !== undefined) text += `-${String(month).padStart(2, '0')}`
  if (day !== undefined) text += `-${String(day).padStart(2, '0')}`
  return text
}
