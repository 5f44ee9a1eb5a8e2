import { isObject } from '../../core/object.ts'
import { type CalendarDate, type DateSpan, isDay, parseDate } from '../../model/date.ts'
import { isoDate } from '../work/index.ts'
import type { CslDate } from './csl-item.ts'

/** The properties of a single CSL date besides its parts. */
export type CslMark = Pick<CslDate, 'season' | 'circa'>

/** A span as CSL has it: one date, or two for a range with two ends; undefined if neither end is known. The text tells a season and a doubt. */
export function cslDate(span: DateSpan, text = ''): CslDate | undefined {
  const ends = endsOf(span)
  return ends.length === 0 ? undefined : { 'date-parts': ends.map(datePartsOf), ...markIn(text) }
}

/** The season or the doubt of a date in EDTF: `2012-22`, `2012-05~`. */
export function markIn(text: string): CslMark {
  const season = /^\d{4}-2([1-4])$/.exec(text)?.[1]
  if (season !== undefined) return { season: Number(season) }
  return /^-?\d{4}(?:-\d\d){0,2}[~%]?(?:\/-?\d{4}(?:-\d\d){0,2})?[~%]$/.test(text) ? { circa: true } : {}
}

/** The season or the doubt that a value of CSL states of a date, if EDTF can state it. */
export function markOf(value: unknown, { from, isRange }: DateSpan): CslMark {
  if (!isObject(value) || isRange || from === undefined || from.year < 0 || from.year > 9999) return {}
  const season = from.month === undefined ? wholeNumber(value.season) : undefined
  if (season !== undefined && season >= 1 && season <= 4) return { season }
  return value.circa === true ? { circa: true } : {}
}

/** A span as it is read back from CSL: `2021-05`, `2021-05-01/2021-05-03`, `2012-22`, `2012~`. */
export const spanText = (span: DateSpan, { season, circa }: CslMark): string =>
  endsOf(span)
    .map(end => isoDate(end) + (circa ? '~' : ''))
    .join('/') + (season !== undefined ? `-2${season}` : '')

/** The ends of a span, both as exact as the less exact one: of a day and a month, citeproc makes no range but an error. */
function endsOf({ from, to, isRange }: DateSpan): CalendarDate[] {
  if (!isRange || from === undefined || to === undefined) return [from ?? to].filter(end => end !== undefined)
  const hasMonths = from.month !== undefined && to.month !== undefined
  const hasDays = from.day !== undefined && to.day !== undefined
  const [first, last] = [from, to].map(
    ({ year, month, day }): CalendarDate => ({ year, ...(hasMonths && { month }), ...(hasDays && { day }) }),
  ) as [CalendarDate, CalendarDate]
  return isoDate(first) === isoDate(last) ? [first] : [first, last]
}

/**
 * Reads a date of CSL, also as CSL-YAML has it (`{ year, month }`, or a list of such) or as text; undefined if it says no
 * year.
 */
export function readCslDate(value: unknown): DateSpan | undefined {
  if (typeof value === 'string' || typeof value === 'number') return parseDate(String(value))
  const [first, second] = (Array.isArray(value) ? value : datesIn(value)).map(calendarDate)
  if (first === undefined) return isObject(value) ? textual(value.raw ?? value.literal) : undefined
  return { from: first, to: second ?? first, isRange: second !== undefined }
}

const textual = (text: unknown): DateSpan | undefined => (typeof text === 'string' ? parseDate(text) : undefined)

// CSL counts years as historians do: before the year 1 comes -1.
const datePartsOf = ({ year, month, day }: CalendarDate): number[] =>
  [year > 0 ? year : year - 1, month, day].filter(part => part !== undefined)

const datesIn = (value: unknown): unknown[] => {
  if (!isObject(value)) return []
  const parts = value['date-parts']
  return Array.isArray(parts) ? parts : [value]
}

function calendarDate(value: unknown): CalendarDate | undefined {
  const given = Array.isArray(value) ? value : isObject(value) ? [value.year, value.month, value.day] : [value]
  const [year, month, day] = given.map(wholeNumber)
  if (year === undefined || year === 0) return undefined
  const date: CalendarDate = { year: year > 0 ? year : year + 1 }
  if (month === undefined || month < 1 || month > 12) return date
  date.month = month
  if (day !== undefined && isDay(date.year, month, day)) date.day = day
  return date
}

const wholeNumber = (part: unknown): number | undefined =>
  (typeof part === 'number' || (typeof part === 'string' && /^-?\d{1,9}$/.test(part))) &&
  Number.isSafeInteger(Number(part))
    ? Number(part)
    : undefined

/** Variables of dates that the kernel has no type for; they are kept as ISO 8601 has them. */
export const dateVariables: ReadonlySet<string> = new Set(['accessed', 'event-date', 'original-date'])

/** All date variables of CSL 1.0.2. */
export const allDateVariables: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'issued',
  'submitted',
  'available-date',
  ...dateVariables,
])
