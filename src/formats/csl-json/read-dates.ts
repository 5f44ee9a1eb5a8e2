import { quote } from '../../datacite/writing/quote.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import type { Datacite, DateEntry } from '../../model/datacite.ts'
import type { DateSpan } from '../../model/date.ts'
import { isObject } from '../../object.ts'
import { cslDate, readCslDate, spanText } from './dates.ts'
import type { ItemReading } from './reading.ts'

const variables: readonly (readonly [string, DateType])[] = [
  ['issued', 'Issued'],
  ['submitted', 'Submitted'],
  ['available-date', 'Available'],
]

/** Reads the dates that the kernel has a type for; a year alone is the publication year, and nothing else. */
export function readItemDates(reading: ItemReading, record: Datacite): void {
  const dates: DateEntry[] = []
  for (const [variable, dateType] of variables) {
    const value = reading.take(variable)
    if (value === undefined || value === null) continue
    const span = readCslDate(value)
    if (span === undefined) {
      reading.leave(variable, `${quote(value)} is not a date that can be read.`)
      continue
    }
    const date = spanText(span)
    const year = (span.from ?? span.to)?.year
    if (variable === 'issued' && year !== undefined && year >= 0 && year <= 9999) record.publicationYear = year
    if (variable !== 'issued' || !/^\d{4}$/.test(date)) dates.push({ date, dateType })
    if (isObject(value) && !isWhole(value['date-parts'], span))
      reading.note([variable, 'date-parts'], `${quote(value['date-parts'])} is read as ${date}.`)
    keepRest(reading, variable, value)
  }
  if (dates.length > 0) record.dates = dates
}

/** Whether every part of a date was read. */
const isWhole = (parts: unknown, span: DateSpan): boolean =>
  !Array.isArray(parts) || `${parts}` === `${cslDate(span)?.['date-parts']}`

function keepRest(reading: ItemReading, variable: string, value: unknown): void {
  if (!isObject(value)) return
  for (const name of ['season', 'circa', 'literal', 'raw'])
    if (Object.hasOwn(value, name)) reading.keepPart([variable, name], value[name])
}
