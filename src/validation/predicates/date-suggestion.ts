import { type Message, messagesOf } from '../../messages/message.ts'
import { daysInMonth, parseDate } from '../../model/date.ts'
import { dateInWords } from '../../model/loose-date.ts'

/**
 * Returns the date that a malformed date probably means, or `undefined`. The result is a guess if day and month could
 * be swapped.
 */
export function suggestDate(text: string): { date: string; isGuess: boolean } | undefined {
  if (text.length > longestDate) return undefined
  const ends = text.trim().split(/\s*\/\s*|\s+(?:-|–|to|until)\s+|–/)
  if (ends.length === 2 && !slashed.test(text.trim())) return suggestRange(ends)
  return suggestPoint(text.trim())
}

/** The maximum length of a text to parse: two dates in words fit, and anything longer is prose. */
const longestDate = 60

const slashed = /^\d{1,4}\/\d{1,2}(?:\/\d{1,4})?$/

function suggestRange([left = '', right = '']: string[]): { date: string; isGuess: boolean } | undefined {
  const [from, to] = [suggestPoint(left), suggestPoint(right)]
  return from && to && { date: `${from.date}/${to.date}`, isGuess: from.isGuess || to.isGuess }
}

function suggestPoint(text: string): { date: string; isGuess: boolean } | undefined {
  if (parseDate(text) !== undefined) return { date: text, isGuess: false }
  const years = /^(\d{4})\s?[-–]\s?(\d{4})$/.exec(text)
  if (years !== null) return checked(`${years[1]}/${years[2]}`, false)
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (yearFirst !== null) return dateOf(yearFirst[1], yearFirst[2], yearFirst[3], false)
  const yearLast = /^(\d{1,2})[-/. ]\s?(\d{1,2})[-/. ]\s?(\d{4})$/.exec(text)
  if (yearLast !== null) return dayAndMonth(Number(yearLast[1]), Number(yearLast[2]), yearLast[3])
  return suggestMoment(text) ?? suggestNamedMonth(text)
}

/** Parses day and month: 25.12.2020 has only one reading, and 05/03/2021 is read as 5 March. */
function dayAndMonth(first: number, second: number, year: string | undefined) {
  const [day, month] = second > 12 ? [second, first] : [first, second]
  return dateOf(year, String(month), String(day), first <= 12 && second <= 12 && first !== second)
}

/** Parses texts such as `2020-01-05 9:00`: an existing date and time in the wrong form. */
function suggestMoment(text: string) {
  const match =
    /^(\d{4}-\d\d-\d\d)[ T](\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/.exec(text)
  if (match === null) return undefined
  const [, date, hour = '', minute, second = '00', zone = ''] = match
  return checked(`${date}T${hour.padStart(2, '0')}:${minute}:${second}${zoneOf(zone)}`, false)
}

function zoneOf(zone: string): string {
  if (zone === '' || zone === 'Z' || zone === 'UTC') return zone === '' ? '' : 'Z'
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
}

const inWords = /^(?:(?:\d{1,2}(?:st|nd|rd|th)?\.?\s)?[a-z]{3,9}\.?|[a-z]{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?)\s\d{4}$/i

function suggestNamedMonth(text: string) {
  const found = inWords.test(text) ? dateInWords(text) : undefined
  return found && dateOf(String(found.year).padStart(4, '0'), String(found.month), found.day?.toString(), false)
}

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined, isGuess: boolean) {
  const date = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter(part => part !== undefined).join('-')
  return checked(date, isGuess)
}

const checked = (date: string, isGuess: boolean) => (parseDate(date) === undefined ? undefined : { date, isGuess })

const say = messagesOf('impossible-day', {
  month: 'there is no month {month}',
  day: '{month} has {days} days',
})

/**
 * Returns a message about the impossible month or day of a text that looks like a date: `2021-02 has 28 days`. Returns
 * `undefined` for any other text.
 */
export function impossibleDay(text: string): Message | undefined {
  const match = /^(-?\d{4})-(\d\d)(?:-(\d\d))?(?:T|$)/.exec(text)
  if (match === null) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 1)]
  if (month < 1 || month > 12) return say('month', { month: match[2] ?? '' })
  const last = daysInMonth(year, month)
  return day < 1 || day > last ? say('day', { month: `${match[1]}-${match[2]}`, days: last }) : undefined
}
