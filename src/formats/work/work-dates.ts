import type { Path } from '../../core/pointer.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite, DateEntry } from '../../model/datacite.ts'
import { type CalendarDate, type DateSpan, isDay, parseDate } from '../../model/date.ts'
import { dateInWords } from '../../model/loose-date.ts'
import { textOf } from '../../model/view.ts'
import type { Account } from './losses/account.ts'
import { sayWork } from './losses/work-messages.ts'
import type { Found } from './reading/found.ts'
import { entriesOf } from './text.ts'

/** A date (8) that could be parsed. */
export interface DateFound {
  span: DateSpan
  /** The entry that contains the date. */
  entry: Found<DateEntry>
  /** The date as written in the record. */
  text: string
}

/** The publication date of a work, with its locations in the record. */
export interface WorkDate {
  /** The date to the day, month or year. For a range, the start of the range or, if the start is unknown, the end. */
  value: CalendarDate
  /** The date as a span. For a range, the span is the whole range. */
  span: DateSpan
  /** The date as written in the record. */
  text: string
  /** The Issued entry (8) with the date. Undefined for a publication year and for a date of approval. */
  entry: Found<DateEntry> | undefined
  /** True if the publication year (5) states the date, by itself or together with the entry. */
  isYear: boolean
  /** The path of the publication year if `isYear`, and the path of `entry` if present. */
  readonly paths: Path[]
}

/** Returns the dates of a type (8.a) that can be parsed, in the order of the record. */
export function datesOf({ dates }: Datacite, type: DateType): DateFound[] {
  const found: DateFound[] = []
  for (const entry of entriesOf<DateEntry>(dates, ['dates'], ({ dateType }) => dateType === type)) {
    const text = textOf(entry.value.date)
    const span = parseDate(text)
    if (span !== undefined) found.push({ span, entry, text })
  }
  return found
}

/**
 * Returns the first Issued date in the publication year, or in any year if there is no publication year.
 *
 * If there is no such date, returns the publication year, if any.
 */
export function issuedOf(record: Datacite): WorkDate | undefined {
  const year = textOf(record.publicationYear)
  const stated = /^\d{1,4}$/.test(year) ? Number(year) : undefined
  for (const { span, entry, text } of datesOf(record, 'Issued')) {
    const value = span.from ?? span.to
    if (value === undefined || (stated !== undefined && value.year !== stated)) continue
    return new Issued(value, span, text, entry, stated !== undefined)
  }
  if (stated === undefined) return undefined
  const value = { year: stated }
  return new Issued(value, { from: value, to: value, isRange: false }, year, undefined, true)
}

class Issued implements WorkDate {
  readonly value: CalendarDate
  readonly span: DateSpan
  readonly text: string
  readonly entry: Found<DateEntry> | undefined
  readonly isYear: boolean

  constructor(value: CalendarDate, span: DateSpan, text: string, entry: Found<DateEntry> | undefined, isYear: boolean) {
    this.value = value
    this.span = span
    this.text = text
    this.entry = entry
    this.isYear = isYear
  }

  get paths(): Path[] {
    return [...(this.isYear ? [publicationYear] : []), ...(this.entry === undefined ? [] : [this.entry.path])]
  }
}

/** The path to the publication year (5). */
export const publicationYear: Path = ['publicationYear']

/**
 * Reports a date as written, or as changed if the output lacks a part of the text.
 *
 * `holds` states whether the output has the text, a range or a single date. A part that the output lacks may be a
 * season or an uncertainty (`2012-22`, `2012?`, `199X`), a time of day, or one end of a range.
 */
export function carryDate(
  account: Account,
  { span, entry, isYear, text, value }: Omit<WorkDate, 'paths'>,
  holds: 'text' | 'range' | 'date',
): void {
  if (isYear) account.carryPath(publicationYear)
  if (entry === undefined) return
  account.carryPath(entry.at('dateType'))
  const ends = span.isRange && holds === 'range' ? [span.from, span.to] : [value]
  const written = ends.map(end => (end === undefined ? '' : isoDate(end))).join('/')
  if (holds !== 'text' && text.trim().replaceAll('..', '') !== written) changedDate(account, entry, text, written)
  else account.carryPath(entry.at('date'))
}

/**
 * Reports that the written form of a date differs from the form in the record.
 *
 * If only a year is written and the entry has no date information, the whole entry counts as changed, because the year
 * is read back as the publication year.
 */
export function changedDate(account: Account, entry: Found<DateEntry>, text: string, written: string): void {
  const isWhole = /^-?\d{4}$/.test(written) && entry.value.dateInformation === undefined
  account.changed(isWhole ? entry : entry.at('date'), sayWork('dateWritten', { date: escaped(text), written }))
}

/**
 * Returns the publication date for formats that have only one date.
 *
 * For a dissertation that has at most a publication year, a date of approval that does not contradict the year takes
 * precedence, and the change is reported.
 */
export function onlyDate(
  { record, general, issued }: { record: Datacite; general: Found | undefined; issued: WorkDate | undefined },
  account: Account,
): WorkDate | undefined {
  if (general?.value !== 'Dissertation' || issued?.entry !== undefined) return issued
  for (const { span, entry, text } of datesOf(record, 'Accepted')) {
    const value = span.from
    if (entry.value.dateInformation !== 'approved' || value === undefined || span.isRange) continue
    if (issued !== undefined && value.year !== issued.value.year) continue
    account.changed(entry, sayWork('approvedAsIssued', { date: text }))
    return new Issued(value, span, text, undefined, issued !== undefined)
  }
  return issued
}

/** Returns a date in ISO 8601: `2021`, `2021-05`, `2021-05-03`. */
export function isoDate({ year, month, day }: CalendarDate): string {
  let text = (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0')
  if (month !== undefined) text += `-${String(month).padStart(2, '0')}`
  if (day !== undefined) text += `-${String(day).padStart(2, '0')}`
  return text
}

/**
 * Returns the day, month or year that a text states, or undefined if the text has no recognisable date.
 *
 * Reads the forms of reference managers and web pages: `2021-05-03`, `2021/05/03/`, `2021/5//`, `3 May 2021`, or
 * `May 3` with a given `year`.
 *
 * For a range, returns the start.
 */
export function statedDay(text: string | undefined, year?: number): CalendarDate | undefined {
  if (text === undefined) return undefined
  const [, y, m, d] = /^(\d{4})(?:[/.-](\d{1,2})?)?(?:[/.-](\d{1,2})?)?(?:\/.*)?$/.exec(text.trim()) ?? []
  if (y !== undefined) return calendar(Number(y), Number(m ?? 0), Number(d ?? 0))
  const span = parseDate(text.trim())
  if (span?.from !== undefined) return span.from
  const named = dateInWords(text, year)
  return named && calendar(named.year, named.month, named.day ?? 0)
}

function calendar(year: number, month: number, day: number): CalendarDate {
  if (month < 1 || month > 12) return { year }
  return isDay(year, month, day) ? { year, month, day } : { year, month }
}

/** Creates the message about a date that is not in ISO 8601. */
export const dateUnreadable = (date: string): Message => sayWork('dateUnreadable', { date })
