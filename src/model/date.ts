import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { isExists } from 'date-fns/isExists'

/** A day, month or year of the Gregorian calendar, as precise as written. Year 0 is 1 BC. */
export interface CalendarDate {
  year: number
  /** The month, 1 to 12. */
  month?: number
  /** The day, 1 to 31. */
  day?: number
}

/**
 * A date or a period, given by its first and last day, month or year. A bound that is open or unknown is `undefined`.
 */
export interface DateSpan {
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  /** True if the text is a range, even if one end is open or unknown. */
  isRange: boolean
}

/**
 * Parses a date in one of the kernel's forms (8).
 *
 * The forms are W3CDTF (https://www.w3.org/TR/NOTE-datetime), a range of two such dates (RKMS-ISO8601), and EDTF
 * (https://www.loc.gov/standards/datetime/) with the spellings of its draft (`unknown`, `open`, `199u`).
 *
 * Returns undefined for anything else, such as a day that does not exist.
 */
export function parseDate(text: string): DateSpan | undefined {
  const plain = plainDate(text)
  if (plain !== undefined) return single(plain)
  const slash = text.indexOf('/')
  if (slash < 0) return parsePoint(text)
  const [left, right] = [text.slice(0, slash), text.slice(slash + 1)]
  const [from, to] = [endOf(left), endOf(right)]
  if (from === undefined || to === undefined || (from === 'open' && to === 'open')) return undefined
  return { from: from === 'open' ? undefined : from.from, to: to === 'open' ? undefined : to.to, isRange: true }
}

/** True if `a` is earlier than `b`, compared at the coarser precision of the two: 2020 is not before 2020-05. */
export function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  if (a.year !== b.year) return a.year < b.year
  if (a.month === undefined || b.month === undefined) return false
  if (a.month !== b.month) return a.month < b.month
  return a.day !== undefined && b.day !== undefined && a.day < b.day
}

/** True if a period ends before it begins. */
export const isBackwards = ({ from, to }: DateSpan): boolean =>
  from !== undefined && to !== undefined && isBefore(to, from)

/**
 * True if a day exists in the Gregorian calendar, which is also applied to dates before its introduction.
 *
 * Every month has at least 28 days, so most days need no look-up.
 */
export const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && (day <= 28 || isExists(likeYear(year), month - 1, day))

/**
 * Returns the number of days in a month, 1 to 12, of the Gregorian calendar, which is also applied to dates before its
 * introduction.
 */
export const daysInMonth = (year: number, month: number): number =>
  getDaysInMonth(new Date(likeYear(year), month - 1, 1))

/**
 * Returns a year between 2400 and 2799 with the same calendar, which repeats after 400 years.
 *
 * `Date` reads years below 100 as years of the 20th century, and some time zones skipped a day between 1867 and 2011.
 */
const likeYear = (year: number): number => 2400 + (((year % 400) + 400) % 400)

const openEnds = new Set(['', '..', 'open', 'unknown'])

function endOf(text: string): DateSpan | 'open' | undefined {
  const plain = plainDate(text)
  if (plain !== undefined) return single(plain)
  return openEnds.has(text) ? 'open' : parsePoint(text)
}

/**
 * Parses `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Returns undefined for any other text and for a date that does not exist.
 *
 * Nearly every date has one of these forms, so most need no regular expression.
 */
export function plainDate(text: string): CalendarDate | undefined {
  const { length } = text
  if (length !== 4 && length !== 7 && length !== 10) return undefined
  const year = digits(text, 0, 4)
  if (year < 0) return undefined
  if (length === 4) return { year }
  const month = text.charCodeAt(4) === hyphen ? digits(text, 5, 7) : -1
  if (month < 1 || month > 12) return undefined
  if (length === 7) return { year, month }
  const day = text.charCodeAt(7) === hyphen ? digits(text, 8, 10) : -1
  return isDay(year, month, day) ? { year, month, day } : undefined
}

const hyphen = 45

function digits(text: string, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}

const time =
  /^(-?\d{4}-\d\d-\d\d)T(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?|24:00(?::00)?)(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/
const longYear = /^[Yy](-?)(\d{5,15})$/
const parts = /^(?:(-?)([\dXu]{4}))(?:-([\dXu]{2})(?:-([\dXu]{2}))?)?$/
// Level 2 qualifies single parts, level 1 the whole date. The draft used `?~` for `%`.
const qualifiers = /[?~%]/g
const qualified = /^[?~%]?-?[\dXu]{4}(?:\?~|[?~%])?(?:-[?~%]?[\dXu]{2}(?:\?~|[?~%])?){0,2}$/
const set = /^[[{](?:\.\.)?[^[\]{}]{4,500}?(?:\.\.)?[\]}]$/

function parsePoint(text: string): DateSpan | undefined {
  const moment = time.exec(text)
  if (moment !== null) return calendarSpan(moment[1] ?? '')
  if (qualified.test(text)) return calendarSpan(text.replace(qualifiers, ''))
  const long = longYear.exec(text)
  if (long !== null) return single({ year: Number(`${long[1]}${long[2]}`) })
  return set.test(text) ? setSpan(text) : undefined
}

const single = (date: CalendarDate): DateSpan => ({ from: date, to: date, isRange: false })

/** Parses a date. `199X` means 1990 to 1999; an unspecified month or day only reduces the precision. */
function calendarSpan(text: string): DateSpan | undefined {
  const match = parts.exec(text)
  if (match === null) return undefined
  const [, sign, yearText = '', monthText, dayText] = match
  const far = sign === '-' ? -1 : 1
  const low = far * Number(yearText.replace(/[Xu]/g, '0')) || 0
  const high = far * Number(yearText.replace(/[Xu]/g, '9'))
  const rest = partsOfYear(low, monthText, dayText, low === high)
  if (rest === undefined) return undefined
  const [first, last] = low <= high ? [low, high] : [high, low]
  return { from: { year: first, ...rest }, to: { year: last, ...rest }, isRange: false }
}

function partsOfYear(
  year: number,
  monthText: string | undefined,
  dayText: string | undefined,
  isKnown: boolean,
): { month?: number; day?: number } | undefined {
  if (monthText === undefined) return {}
  const month = Number(monthText)
  // 21 to 41 are seasons, quarters, thirds and halves of a year, without days.
  const last = dayText === undefined ? 41 : 12
  if (Number.isNaN(month)) return canBe(monthText, last) && canBe(dayText, 31) ? {} : undefined
  if (month >= 21 && month <= last) return {}
  if (month < 1 || month > 12) return undefined
  if (!isKnown) return canBe(dayText, daysInMonth(leapYear, month)) ? {} : undefined
  if (dayText === undefined) return { month }
  const day = Number(dayText)
  if (Number.isNaN(day)) return canBe(dayText, daysInMonth(year, month)) ? { month } : undefined
  return isDay(year, month, day) ? { month, day } : undefined
}

/**
 * The year that replaces an unspecified year when a day is checked. It is a leap year, so that 29 February is accepted.
 */
const leapYear = 2000

/**
 * True if a month or day is missing or can be a number from 1 to `last`. Either digit of the month or day may be
 * unspecified.
 */
function canBe(text: string | undefined, last: number): boolean {
  if (text === undefined) return true
  const pattern = new RegExp(`^${text.replace(/[Xu]/g, '\\d')}$`)
  return Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0')).some(one => pattern.test(one))
}

/** Parses a set such as `[1667,1668,1670..1672]`. The result spans the time from the earliest to the latest member. */
function setSpan(text: string): DateSpan | undefined {
  let span: DateSpan | undefined
  for (const member of text.slice(1, -1).split(',')) {
    const ends = member
      .trim()
      .split('..')
      .filter(end => end !== '')
    for (const end of ends) {
      const point = parsePoint(end)
      if (point === undefined) return undefined
      span = span === undefined ? point : wider(span, point)
    }
  }
  return span
}

const wider = (a: DateSpan, b: DateSpan): DateSpan => ({
  from: a.from && b.from && isBefore(b.from, a.from) ? b.from : a.from,
  to: a.to && b.to && isBefore(a.to, b.to) ? b.to : a.to,
  isRange: false,
})

/**
 * Returns the year of a date or the first known year of a period, or undefined if there is none. The year of a
 * malformed date is the four digits at its start, as in `2020-5-3` and `2020/05`.
 */
export function yearIn(text: string): number | undefined {
  const [, digits] = /^\s*(\d{4})(?!\d)/.exec(text) ?? []
  const { from, to } = parseDate(text) ?? {}
  return (from ?? to)?.year ?? (digits === undefined ? undefined : Number(digits))
}
