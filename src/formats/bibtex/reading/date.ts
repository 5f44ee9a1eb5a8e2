import type { Datacite } from '../../../model/datacite.ts'
import { parseDate } from '../../../model/date.ts'
import { dateInWords } from '../../../model/loose-date.ts'
import { isoDate } from '../../work/index.ts'
import { decodeTex } from '../tex/decode.ts'
import type { SourceFields } from './source-fields.ts'

/** The publication year (5), and the date of issue (8) if more than the year is known. */
export function readEntryDate(fields: SourceFields): Pick<Datacite, 'publicationYear' | 'dates'> {
  return ofDate(fields) ?? ofYear(fields)
}

function ofDate(fields: SourceFields): Pick<Datacite, 'publicationYear' | 'dates'> | undefined {
  const text = fields.text('date')
  if (text === undefined) return undefined
  const span = parseDate(text)
  const first = span?.from ?? span?.to
  if (first === undefined) {
    fields.leave('date', `The date "${text}" cannot be read; write it as 2021-05-03, or a span as 2021-05/2021-07.`)
    return undefined
  }
  const isYear = /^\d{4}$/.test(text)
  return {
    ...(first.year >= 0 && { publicationYear: yearValue(first.year) }),
    ...(!isYear && { dates: [{ date: text, dateType: 'Issued' }] }),
  }
}

function ofYear(fields: SourceFields): Pick<Datacite, 'publicationYear' | 'dates'> {
  const text = fields.text('year')
  if (text === undefined) return {}
  const [, year, last] = /^\D{0,20}?(\d{4})(?:\s?[-–—/]+\s?(\d{4}))?\D{0,20}$/.exec(text) ?? []
  if (year === undefined) {
    fields.leave('year', `The year "${text}" does not have four digits.`)
    return {}
  }
  if (last !== undefined)
    return { publicationYear: yearValue(Number(year)), dates: [{ date: `${year}/${last}`, dateType: 'Issued' }] }
  if (text !== year) fields.leave('year')
  const { month, day } = monthAndDay(fields, Number(year))
  if (month === undefined) return { publicationYear: yearValue(Number(year)) }
  const date = isoDate({ year: Number(year), month, ...(day !== undefined && { day }) })
  return { publicationYear: yearValue(Number(year)), dates: [{ date, dateType: 'Issued' }] }
}

/** A year for the record: text if a number would lose its leading zeros. */
const yearValue = (year: number): number | string => (year < 1000 ? isoDate({ year }) : year)

/** Reads a month given as a macro, number or name; the day follows it or has its own field. */
function monthAndDay(fields: SourceFields, year: number): { month?: number; day?: number } {
  const tex = fields.peek('month')
  if (tex === undefined) return {}
  const { text } = decodeTex(tex)
  const stated = /^\d{1,2}$/.test(text) ? { month: Number(text), day: undefined } : dateInWords(text, year)
  if (stated === undefined || stated.month < 1 || stated.month > 12 || /[a-z]{3,}[^a-z]+[a-z]{3,}/i.test(text))
    return {}
  fields.take('month')
  const day = Number(stated.day ?? (/^\s*\d{1,2}\s*$/.test(fields.peek('day') ?? '') ? fields.take('day') : 0))
  const isDay = day >= 1 && day <= 31
  return { month: stated.month, ...(isDay && { day }) }
}
