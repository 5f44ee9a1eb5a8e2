import type { Datacite } from '../../../model/datacite.ts'
import { type CalendarDate, parseDate } from '../../../model/date.ts'
import { dateInWords, shortMonths } from '../../../model/loose-date.ts'
import { isoDate } from '../../work/index.ts'
import { sayWork } from '../../work/losses/work-messages.ts'
import { edtfInWords, monthsInWords } from '../../work/reading/edtf-in-words.ts'
import { sayBibtex } from '../messages.ts'
import { decodeTex } from '../tex/decode.ts'
import type { SourceFields } from './source-fields.ts'

/** Adds the publication year (5), and the date of issue (8) unless the entry states only a single year. */
export function addEntryDate(record: Datacite, fields: SourceFields): void {
  if (!addDate(record, fields)) addYear(record, fields)
}

function addDate(record: Datacite, fields: SourceFields): boolean {
  // A tilde here is the ISO 8601-2 mark of an approximate date, not a space.
  const given = approximate.test(fields.peek('date') ?? '') ? fields.take('date') : fields.text('date')
  if (given === undefined) return false
  const text = parseDate(given) === undefined ? (edtfInWords(given) ?? given) : given
  const span = parseDate(text)
  const first = span?.from ?? span?.to
  if (first === undefined) {
    fields.leave('date', sayBibtex('dateUnreadable', { date: given }))
    return false
  }
  if (first.year >= 0) record.publicationYear = yearValue(first.year)
  if (!/^\d{4}$/.test(text)) record.dates = [{ date: text, dateType: 'Issued' }]
  return true
}

const approximate = /^[\s\d.X/?%-]{1,40}~[\s\d.X/?~%-]{0,40}$/

function addYear(record: Datacite, fields: SourceFields): void {
  const text = approximate.test(fields.peek('year') ?? '') ? fields.take('year') : fields.text('year')
  if (text === undefined) return
  const date = edtfInWords(text)
  if (date !== undefined) {
    const year = parseDate(date)?.from?.year ?? -1
    if (year >= 0) record.publicationYear = yearValue(year)
    record.dates = [{ date, dateType: 'Issued' }]
    return
  }
  const [, stated, last] = /^\d{4}$/.test(text)
    ? [text, text]
    : (/^\D{0,20}?(\d{4})(?:\s?[-–—/]+\s?(\d{4}))?\D{0,20}$/.exec(text) ?? [])
  if (stated === undefined) {
    fields.leave('year', sayWork('yearUnreadable', { year: text }))
    return
  }
  const year = Number(stated)
  record.publicationYear = yearValue(year)
  if (last !== undefined) {
    record.dates = [{ date: `${stated}/${last}`, dateType: 'Issued' }]
    return
  }
  if (text !== stated) fields.leave('year')
  const months = monthsInWords(decodeTex(fields.peek('month') ?? '').text, year)
  if (months !== undefined) {
    fields.take('month')
    record.dates = [{ date: months, dateType: 'Issued' }]
    return
  }
  const found = monthAndDay(fields, year)
  if (found !== undefined) record.dates = [{ date: isoDate(found), dateType: 'Issued' }]
}

/** Returns a year for the record. A year before 1000 becomes text, because a number would lose the leading zeros. */
const yearValue = (year: number): number | string => (year < 1000 ? isoDate({ year }) : year)

/**
 * Reads the month, which may be a macro, number or name, and the day, which is in `month` or in `day`. Returns
 * undefined if the month is missing or unreadable.
 */
function monthAndDay(fields: SourceFields, year: number): CalendarDate | undefined {
  const tex = fields.peek('month')
  if (tex === undefined) return undefined
  const stated = monthIn(tex, year)
  if (stated === undefined || stated.month < 1 || stated.month > 12) return undefined
  fields.take('month')
  const day = Number(stated.day ?? (/^\s*\d{1,2}\s*$/.test(fields.peek('day') ?? '') ? fields.take('day') : 0))
  return day >= 1 && day <= 31 ? { year, month: stated.month, day } : { year, month: stated.month }
}

function monthIn(tex: string, year: number): { month: number; day?: number } | undefined {
  const short = shortMonths.indexOf(tex)
  if (short >= 0) return { month: short + 1 }
  const { text } = decodeTex(tex)
  if (/^\d{1,2}$/.test(text)) return { month: Number(text) }
  return /[a-z]{3}[^a-z]+[a-z]{3}/i.test(text) ? undefined : dateInWords(text, year)
}
