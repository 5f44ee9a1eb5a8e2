import { escaped } from '../../datacite/writing/quote.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { Datacite, DateEntry } from '../../model/datacite.ts'
import { type CalendarDate, type DateSpan, parseDate, yearIn } from '../../model/date.ts'
import { type Account, carryDate, datesOf, isoDate, type RecordPlace, type Work } from '../work/index.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { dateUnreadable } from '../work/work-dates.ts'
import { saySchemaOrg } from './messages.ts'
import { add, type JsonLdNode } from './node.ts'
import { type NodeMembers, textIn } from './read/node-members.ts'
import type { NodeReading } from './read/node-reading.ts'

/**
 * Adds the dates (5, 8) of a work.
 *
 * Dates of publication, creation and modification have a precision of a day, month or year; copyright is a year, and
 * coverage and collection are single dates or ISO 8601 intervals.
 */
export function putDates(account: Account, work: Work, node: JsonLdNode): void {
  const { record, issued } = work
  if (issued !== undefined) {
    node.datePublished = isoDate(issued.value)
    carryDate(account, issued, 'date')
  }
  for (const [type, property] of single) {
    const [date] = datesOf(record, type)
    const value = date?.span.from ?? date?.span.to
    if (date === undefined || value === undefined) continue
    node[property] = isoDate(value)
    carryDate(account, { ...date, value, isYear: false }, 'date')
  }
  putCopyright(account, work, node)
  for (const type of ['Coverage', 'Collected'] as const)
    for (const { span, entry, text } of datesOf(record, type)) {
      // Times of day stay unchanged.
      const interval = text.includes('T') && !/^\/|\/$/.test(text) ? text : intervalOf(span)
      add(node, 'temporalCoverage', interval)
      if (account.isKept) tellCovered(account, type, interval, entry, text)
    }
}

function tellCovered(account: Account, type: DateType, interval: string, entry: RecordPlace, text: string): void {
  const message = saySchemaOrg('dateAsCoverage', { date: escaped(text), type, interval })
  account.carryPath(entry.at('dateType'))
  if (type === 'Coverage' && interval === text) account.carryPath(entry.at('date'))
  else account.changed(entry.at(type === 'Coverage' ? 'date' : 'dateType'), message)
  if (type === 'Collected' && interval.includes('T') === text.includes('T')) account.carryPath(entry.at('date'))
}

/** The date types that are single dates in schema.org, with their properties. */
const single: readonly (readonly [DateType, string])[] = [
  ['Created', 'dateCreated'],
  ['Updated', 'dateModified'],
]

/** Returns an ISO 8601 interval, with `..` for an open end, or a single date if the span is not a range. */
function intervalOf({ from, to, isRange }: DateSpan): string {
  const end = (date: CalendarDate | undefined): string => (date === undefined ? '..' : isoDate(date))
  return isRange || (from !== undefined && to !== undefined && isoDate(from) !== isoDate(to))
    ? `${end(from)}/${end(to)}`
    : end(from ?? to)
}

/** Adds the copyright year. schema.org has no property for the full date. */
function putCopyright(account: Account, { record }: Work, node: JsonLdNode): void {
  const [copyright] = datesOf(record, 'Copyrighted')
  const date = copyright?.span.from ?? copyright?.span.to
  const year = date?.year
  if (copyright === undefined || year === undefined || year < 1000 || year > 9999) return
  node.copyrightYear = year
  account.carryPath(copyright.entry.at('dateType'))
  if (copyright.text === String(year)) account.carryPath(copyright.entry.at('date'))
  else
    account.changed(copyright.entry.at('date'), sayWork('dateWritten', { date: copyright.text, written: String(year) }))
}

/**
 * Reads the dates of a work. A publication year alone results in no Issued date; invalid dates are kept unchanged and
 * reported.
 */
export function datesIn(reading: NodeReading, members: NodeMembers): Pick<Datacite, 'publicationYear' | 'dates'> {
  const dates: DateEntry[] = []
  const add = (property: string, dateType: NonNullable<DateEntry['dateType']>): void => {
    for (const date of members.texts(property)) {
      if (parseDate(date) === undefined) reading.note([property], dateUnreadable(date))
      dates.push({ date, dateType })
    }
  }
  const issued = members.peek('datePublished').flatMap(value => textIn(value) ?? [])[0]
  const year = yearIn(issued ?? '')
  if (year !== undefined && issued !== undefined && /^\d{4}$/.test(issued)) members.take('datePublished')
  else add('datePublished', 'Issued')
  for (const [type, property] of single) add(property, type)
  add('copyrightYear', 'Copyrighted')
  add('temporalCoverage', 'Coverage')
  return { ...(year !== undefined && { publicationYear: yearOfNode(year) }), dates }
}

/** Returns a year in the form of the model: a number, or text if a number would not have four digits. */
export const yearOfNode = (year: number): number | string =>
  year >= 1000 && year <= 9999 ? year : String(year).padStart(4, '0')
