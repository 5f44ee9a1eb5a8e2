import type { DateFormat, DateNode, DatePart, DatePartName, Decoration } from '../compile/nodes.ts'
import { affixesOf, withoutAffixes } from '../compile/plain.ts'
import type { Locale } from '../locale-words.ts'
import { branch, leaf, type Output } from '../text/output.ts'

/** A year, optionally with a month and a day, or with a season. */
export type Day = { readonly [K in DatePartName | 'season']?: number | undefined }

/** A parsed date of an item. */
export interface ReadDate {
  from: Day | undefined
  to: Day | undefined
  /** True if the range has no end. Such a range is printed with a final dash. */
  isOpen: boolean
  literal: string | undefined
}

/**
 * Reads a CSL-JSON date from its `date-parts` or, if missing, its `literal` or `raw` text. Returns undefined for any
 * other value.
 */
export function readDate(value: unknown): ReadDate | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { 'date-parts': given, literal, raw, season } = value as Record<string, unknown>
  const parts: readonly unknown[] = Array.isArray(given) ? given : none
  const from = dayOf(parts[0], season)
  const to = parts[1] === undefined ? undefined : dayOf(parts[1], season)
  const isOpen = parts.length > 1 && to === undefined
  if (from !== undefined) return { from, to, isOpen, literal: undefined }
  const text = [literal, raw].find(one => typeof one === 'string' && one !== '')
  return text === undefined ? undefined : { from: undefined, to: undefined, isOpen: false, literal: String(text) }
}

function dayOf(parts: unknown, season: unknown): Day | undefined {
  if (!Array.isArray(parts)) return undefined
  const year = wholeOf(parts[0])
  if (year === undefined) return undefined
  const month = wholeOf(parts[1])
  if (month !== undefined && month >= 1 && month <= 12)
    return { year, month, day: wholeOf(parts[2]), season: undefined }
  const given = month !== undefined && month > 12 && month <= 24 ? ((month - 13) % 4) + 1 : seasonOf(season)
  return { year, month: undefined, day: undefined, season: given }
}

const none: readonly unknown[] = []

/** True if a date is a single day, month, season or year. */
export const isDay = (date: ReadDate): date is ReadDate & { from: Day } =>
  date.from !== undefined && date.to === undefined && !date.isOpen

/** A function that renders the text of a date part. */
export type DateText = (text: string, decoration: Decoration) => Output | undefined

/** Reads a part of a date: an integer of at most nine digits, other than 0. Returns undefined for any other value. */
function wholeOf(part: unknown): number | undefined {
  if (part === undefined) return undefined
  if (typeof part === 'number' && Number.isInteger(part) && Math.abs(part) < 1e9) return part === 0 ? undefined : part
  return /^-?\d{1,9}$/.test(String(part)) && Number(part) !== 0 ? Number(part) : undefined
}

const seasonOf = (season: unknown): number | undefined =>
  season !== undefined && /^[1-4]$/.test(String(season)) ? Number(season) : undefined

/** Returns the format of a date element: its own, or the locale's with the element's changes. */
export function formatFor(node: DateNode, locale: Locale): DateFormat {
  if (node.form === undefined) return node
  const ofLocale = locale.dateFormat(node.form)
  if (ofLocale === undefined) return node
  const parts = ofLocale.parts.flatMap(part => {
    if (!node.shown.includes(part.name)) return []
    const change = node.parts.find(({ name }) => name === part.name)
    return change === undefined ? [part] : [changedBy(part, change)]
  })
  return { ...node, delimiter: ofLocale.delimiter, parts }
}

const changedBy = (part: DatePart, change: DatePart): DatePart => ({
  ...part,
  form: change.form ?? part.form,
  rangeDelimiter: change.rangeDelimiter ?? part.rangeDelimiter,
  decoration: {
    ...part.decoration,
    setting: change.decoration.setting ?? part.decoration.setting,
    textCase: change.decoration.textCase ?? part.decoration.textCase,
    stripPeriods: change.decoration.stripPeriods || part.decoration.stripPeriods,
  },
})

/**
 * Writes a date in a format, with the year suffix after its first year. Returns undefined if the format shows no part
 * of the date.
 */
export function writeDate(
  { from, to, isOpen, literal }: ReadDate,
  format: DateFormat,
  locale: Locale,
  write: DateText,
  yearSuffix: Output | undefined,
): Output | undefined {
  // A literal replaces the year, so formats with only the month and day do not repeat it.
  if (from === undefined && format.parts.length > 0 && !format.parts.some(({ name }) => name === 'year'))
    return undefined
  if (from === undefined) return branch([leaf(literal ?? ''), yearSuffix], '', format.decoration)
  if (to === undefined && !isOpen && yearSuffix === undefined) return writeDay(from, format, locale, write)
  let suffix = yearSuffix
  const render = (date: Day, parts: readonly DatePart[], edges?: 'first' | 'second'): (Output | undefined)[] => {
    const shown = shownParts(date, parts, locale, edges === 'first' && isOneEra(date, to))
    const written: (Output | undefined)[] = []
    for (const { part, text } of shown) {
      let { decoration } = part
      // Only the range delimiter separates the two ends of a range.
      if (edges === 'second' && written.length === 0) decoration = { ...decoration, prefix: '' }
      if (edges === 'first' && written.length === shown.length - 1) decoration = { ...decoration, suffix: '' }
      if (part.name !== 'year' || suffix === undefined) written.push(write(text, decoration))
      else {
        written.push(branch([write(text, withoutAffixes(decoration)), suffix], '', affixesOf(decoration)))
        suffix = undefined
      }
    }
    return written
  }
  if (isOpen) {
    const parts = render(from, format.parts)
    const last = parts.findLastIndex(part => part !== undefined)
    const shown = format.parts.filter(part => partText(from, part, locale))
    const largest = order.map(name => shown.find(part => part.name === name)).find(part => part !== undefined)
    if (last >= 0) parts[last] = branch([parts[last], leaf(largest?.rangeDelimiter ?? '–')])
    return branch(parts, format.delimiter, format.decoration)
  }
  const apart = to === undefined ? undefined : differing(from, to, format.parts)
  if (to === undefined || apart === undefined)
    return branch(render(from, format.parts), format.delimiter, format.decoration)
  const [first, last] = [format.parts.findIndex(apart), format.parts.findLastIndex(apart)]
  const middle = format.parts.slice(first, last + 1)
  const largest = order.map(name => middle.find(part => part.name === name)).find(part => part !== undefined)
  const range = branch([
    branch(render(from, middle, 'first'), format.delimiter),
    leaf(largest?.rangeDelimiter ?? '–'),
    branch(render(to, middle, 'second'), format.delimiter),
  ])
  return branch(
    [...render(from, format.parts.slice(0, first)), range, ...render(from, format.parts.slice(last + 1))],
    format.delimiter,
    format.decoration,
  )
}

function shownParts(
  date: Day,
  parts: readonly DatePart[],
  locale: Locale,
  omitsEra: boolean,
): { part: DatePart; text: string }[] {
  const shown: { part: DatePart; text: string }[] = []
  for (const part of parts) {
    const isBareYear = omitsEra && part.name === 'year' && date.year !== undefined
    const text = isBareYear ? String(Math.abs(date.year ?? 0)) : partText(date, part, locale)
    if (text !== undefined && text !== '') shown.push({ part, text })
  }
  return shown
}

/** True if both years of a range would be printed with the same era. Only the second year then shows the era. */
function isOneEra({ year: first = 0 }: Day, { year: second = 0 }: Day = {}): boolean {
  if (first < 0) return second < 0
  return first > 0 && first < 1000 && second > 0 && second < 1000
}

/** Writes a date that is not a range. Returns undefined if none of the parts has a text. */
function writeDay(
  date: Day,
  { parts, delimiter, decoration }: DateFormat,
  locale: Locale,
  write: DateText,
): Output | undefined {
  const written: Output[] = []
  for (const part of parts) {
    const text = partText(date, part, locale)
    const output = text === undefined || text === '' ? undefined : write(text, part.decoration)
    if (output !== undefined) written.push(output)
  }
  return branch(written, delimiter, decoration)
}

const order: readonly DatePartName[] = ['year', 'month', 'day']

/**
 * Returns a test for the parts of a range that are written for both ends. Returns undefined if no shown part differs.
 *
 * These parts are the largest differing part and all smaller ones, or all parts if one end lacks the differing part.
 */
function differing(from: Day, to: Day, parts: readonly DatePart[]): ((part: DatePart) => boolean) | undefined {
  const shown = order.filter(name => parts.some(part => part.name === name))
  const largest = shown.find(name => datePartOf(from, name) !== datePartOf(to, name))
  if (largest === undefined) return undefined
  const isInBoth = datePartOf(from, largest) !== undefined && datePartOf(to, largest) !== undefined
  const repeated = isInBoth ? shown.slice(shown.indexOf(largest)) : shown
  return part => repeated.includes(part.name)
}

const datePartOf = (date: Day, name: DatePartName): number | undefined =>
  name === 'month' ? (date.month ?? (date.season === undefined ? undefined : 100 + date.season)) : date[name]

/** Returns the text of a date part in its format, or undefined if the date lacks the part. */
export function partText(date: Day, { name, form, decoration }: DatePart, locale: Locale): string | undefined {
  const text =
    name === 'year' ? yearText(date.year, form, locale) : name === 'month' ? monthText(date, form, locale) : undefined
  if (name === 'day') return dayText(date, form, locale)
  return decoration.stripPeriods ? text?.replaceAll('.', '') : text
}

function yearText(year: number | undefined, form: string | undefined, locale: Locale): string | undefined {
  if (year === undefined) return undefined
  if (year < 0) return withEra(-year, locale.word('bc') ?? 'BC')
  if (form === 'short') return String(year).slice(-2).padStart(2, '0')
  return year < 1000 ? withEra(year, locale.word('ad') ?? 'AD') : String(year)
}

const withEra = (year: number, era: string): string =>
  /^\p{Script=Han}/u.test(era) ? year + era : `${year} ${era.trim()}`

function monthText({ month, season }: Day, form: string | undefined, locale: Locale): string | undefined {
  if (month === undefined)
    return season === undefined || form?.startsWith('numeric') ? undefined : locale.word(`season-${twoDigits(season)}`)
  if (form === 'numeric') return String(month)
  if (form === 'numeric-leading-zeros') return twoDigits(month)
  return locale.word(`month-${twoDigits(month)}`, form === 'short' ? 'short' : 'long')
}

function dayText({ month, day }: Day, form: string | undefined, locale: Locale): string | undefined {
  if (day === undefined) return undefined
  if (form === 'numeric-leading-zeros') return twoDigits(day)
  if (form !== 'ordinal' || (locale.limitDayOrdinalsToDay1 && day !== 1)) return String(day)
  return locale.ordinal(day, locale.genderOf(`month-${twoDigits(month ?? 0)}`))
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Returns a date as sortable text, to the precision of the format. Returns the text of a literal date unchanged. */
export function sortableDate({ from, to, literal }: ReadDate, { parts }: Pick<DateFormat, 'parts'>): string {
  if (from === undefined) return literal ?? ''
  return `${sortableDay(from, parts)}/${sortableDay(to, parts)}`
}

function sortableDay(date: Day | undefined, parts: readonly DatePart[]): string {
  let [year, month, day] = [0, 0, 0]
  for (const { name } of parts) {
    if (name === 'year') year = date?.year ?? 0
    else if (name === 'month') month = date?.month ?? 0
    else day = date?.day ?? 0
  }
  // Years before the common era sort first; the offset makes all numbers positive.
  return `${String(year + 1_000_000_000).padStart(10, '0')}${twoDigits(month)}${twoDigits(day)}`
}
