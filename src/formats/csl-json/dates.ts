import { isObject } from '../../core/object.ts'
import { type CalendarDate, type DateSpan, isDay, parseDate } from '../../model/date.ts'
import { isoDate } from '../work/index.ts'
import type { CslDate } from './csl-item.ts'

/** The properties of a single CSL date other than its parts. */
export type CslMark = Pick<CslDate, 'season' | 'circa'>

/**
 * Converts a span to a CSL date or date range. Returns undefined if neither end of the span is known.
 *
 * A year with unknown digits becomes a range, and a range with one known end becomes a single date. The text determines
 * season and uncertainty. The seasons of a range are its months, 21 to 24, as in EDTF.
 */
export function cslDate(span: DateSpan, text = ''): CslDate | undefined {
  const [, from, first, to, second] = /^(\d{4})-(2[1-4])\/(\d{4})-(2[1-4])$/.exec(text) ?? []
  if (from !== undefined) return { 'date-parts': [[from, first].map(Number), [to, second].map(Number)] }
  const ends = endsOf(span)
  return ends.length === 0 ? undefined : { 'date-parts': ends.map(datePartsOf), ...markIn(text) }
}

/** Returns the season or the uncertainty of an EDTF date: `2012-22`, `2012-05~`. */
export function markIn(text: string): CslMark {
  const season = /^\d{4}-2([1-4])$/.exec(text)?.[1]
  if (season !== undefined) return { season: Number(season) }
  return uncertain.test(text) ? { circa: true } : {}
}

/** Matches a date or a range with at least one EDTF qualifier (`~`, `%` or `?`). */
const uncertain = /^(?=.*[~%?])-?\d{4}(?:-\d\d){0,2}[~%?]?(?:\/-?\d{4}(?:-\d\d){0,2}[~%?]?)?$/

/** Returns the season or the uncertainty of a CSL date, if EDTF can represent it. */
export function markOf(value: unknown, { from, isRange }: DateSpan): CslMark {
  if (!isObject(value) || isRange || from === undefined || from.year < 0 || from.year > 9999) return {}
  const season = from.month === undefined ? wholeNumber(value.season) : undefined
  if (season !== undefined && season >= 1 && season <= 4) return { season }
  return value.circa === true ? { circa: true } : {}
}

/** Returns the text of a span as it would be read from CSL: `2021-05`, `2021-05-01/2021-05-03`, `2012-22`, `2012~`. */
export const spanText = (span: DateSpan, { season, circa }: CslMark): string =>
  endsOf(span)
    .map(end => isoDate(end) + (circa ? '~' : ''))
    .join('/') + (season !== undefined ? `-2${season}` : '')

/**
 * Returns the ends of a span, both with the precision of the less precise one. A year with unknown digits, `199X`, has
 * the ends 1990 and 1999.
 *
 * citeproc fails for a range from a day to a month.
 */
function endsOf({ from, to, isRange }: DateSpan): CalendarDate[] {
  if (!isRange && from !== undefined && to !== undefined && from.year !== to.year)
    return [{ year: from.year }, { year: to.year }]
  if (!isRange || from === undefined || to === undefined) return [from ?? to].filter(end => end !== undefined)
  const hasMonths = from.month !== undefined && to.month !== undefined
  const hasDays = from.day !== undefined && to.day !== undefined
  const [first, last] = [from, to].map(
    ({ year, month, day }): CalendarDate => ({ year, ...(hasMonths && { month }), ...(hasDays && { day }) }),
  ) as [CalendarDate, CalendarDate]
  return isoDate(first) === isoDate(last) ? [first] : [first, last]
}

/**
 * Reads a CSL date, including the form of CSL-YAML (`{ year, month }`, or a list of such objects) and text. Returns
 * undefined if the date has no year.
 */
export function readCslDate(value: unknown): DateSpan | undefined {
  if (typeof value === 'string' || typeof value === 'number') return parseDate(String(value))
  const [first, second] = (Array.isArray(value) ? value : datesIn(value)).map(calendarDate)
  if (first === undefined) return isObject(value) ? textual(value.raw ?? value.literal) : undefined
  return { from: first, to: second ?? first, isRange: second !== undefined }
}

const textual = (text: unknown): DateSpan | undefined => (typeof text === 'string' ? parseDate(text) : undefined)

// Returns CSL date parts. CSL has no year 0: -1 precedes 1.
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

/** Date variables for which the kernel has no type. Their values are kept in ISO 8601, or as the text of a `literal`. */
export const dateVariables: ReadonlySet<string> = new Set(['accessed', 'event-date', 'original-date'])

/** All date variables of CSL 1.0.2. */
export const allDateVariables: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'issued',
  'submitted',
  'available-date',
  ...dateVariables,
])
