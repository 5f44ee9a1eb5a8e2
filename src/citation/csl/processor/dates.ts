import type { Locale } from './locale-words.ts'
import type { DateFormat, DateNode, DatePart, DatePartName, Decoration } from './nodes.ts'
import { branch, leaf, type Output } from './output.ts'
import { affixesOf, withoutAffixes } from './plain.ts'

/** A day, a month or a year; a season has no month. */
export type Day = { readonly [K in DatePartName | 'season']?: number | undefined }

/** A date of an item as it is rendered. */
export interface ReadDate {
  from: Day | undefined
  to: Day | undefined
  /** True if the range is open, ending in a dash. */
  isOpen: boolean
  literal: string | undefined
}

/** A date of CSL-JSON: its parts, or a text; undefined where it says nothing. */
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

/** True if a date is a single day, month or year. */
export const isDay = (date: ReadDate): date is ReadDate & { from: Day } =>
  date.from !== undefined && date.to === undefined && !date.isOpen

/** A writer of a date part. */
export type DateText = (text: string, decoration: Decoration) => Output | undefined

/** A number of up to nine digits, which a part of a date is; undefined for what is none, and for nought. */
function wholeOf(part: unknown): number | undefined {
  if (part === undefined) return undefined
  if (typeof part === 'number' && Number.isInteger(part) && Math.abs(part) < 1e9) return part === 0 ? undefined : part
  return /^-?\d{1,9}$/.test(String(part)) && Number(part) !== 0 ? Number(part) : undefined
}

const seasonOf = (season: unknown): number | undefined =>
  season !== undefined && /^[1-4]$/.test(String(season)) ? Number(season) : undefined

/** The format of a date element: its own, or that of the locale as the element changes it. */
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

/** A date in a format, with the year suffix after its first year; undefined where the format shows nothing of it. */
export function writeDate(
  { from, to, isOpen, literal }: ReadDate,
  format: DateFormat,
  locale: Locale,
  write: DateText,
  yearSuffix: Output | undefined,
): Output | undefined {
  // Words stand for a year, so that they are not repeated where a format has only the month and day.
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
      // Between the two ends of a range stands its delimiter, and nothing else.
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
  if (!isOpen && to === undefined) return branch(render(from, format.parts), format.delimiter, format.decoration)
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

/** Returns the parts of a format that show something of a date, with what they show. */
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

/** True if both ends of a range are of the one era that is printed after years, which then follows the second alone. */
function isOneEra({ year: first = 0 }: Day, { year: second = 0 }: Day = {}): boolean {
  if (first < 0) return second < 0
  return first > 0 && first < 1000 && second > 0 && second < 1000
}

/** A date that is no range, as most are. */
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

/** Which parts of a range are written for both ends: from the largest in which they differ downwards; all, where one end lacks that. */
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

/** Renders a part of a date in a format. */
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

/** A date as text that sorts by it, as far as the format shows it. */
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
  // Years before the common era come first, and as positive numbers all are compared alike.
  return `${String(year + 1_000_000_000).padStart(10, '0')}${twoDigits(month)}${twoDigits(day)}`
}
