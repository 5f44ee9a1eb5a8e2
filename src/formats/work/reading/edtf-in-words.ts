import { parseDate } from '../../../model/date.ts'
import { monthNamed } from '../../../model/loose-date.ts'
import { isoDate } from '../work-dates.ts'

/**
 * Returns the EDTF form of a text that bibliographies have in place of a year, such as `1850~` for `c. 1850`.
 *
 * Other examples are `0098` for `98 C.E.`, `-0043` for `44 BC`, `185X` for `1850s`, `2003-21` for `Spring 2003` and
 * `2014/2015` for `2014-15`. Returns undefined for a plain four-digit year and for other texts.
 */
export function edtfInWords(text: string): string | undefined {
  const trimmed = text.trim()
  return yearInWords(trimmed) ?? calendarText(trimmed) ?? monthsInWords(trimmed)
}

/** Matches the abbreviations for years before the common era: `BC`, `B.C.E.`. */
const beforeEra = /^b\.? ?c\.?(?: ?e\.?)?$/i
const end = String.raw`(c\.|ca\.?|circa|about|approx\.?|um|vers)?\s{0,9}(a\.?d\.?\s{1,9})?(\d{1,4})\s{0,9}(b\.? ?c\.?(?: ?e\.?)?|c\.? ?e\.?|a\.? ?d\.?)?\s?([~?%])?`
const oneOrTwoYears = new RegExp(String.raw`^${end}(?:\s{0,9}[-–—/]{1,3}\s{0,9}${end})?$`, 'i')

/**
 * Reads one or two years, optionally with an era, a mark of doubt or brackets: `[c. 1850]`, `1850?`, `50–43 BC`,
 * `1850s`.
 */
function yearInWords(text: string): string | undefined {
  const [, sign = '', digits] = /^(-?)(\d{1,4})$/.exec(text) ?? []
  if (digits !== undefined)
    return sign === '' && digits.length === 4 ? undefined : isoDate({ year: Number(sign + digits) })
  const [, decade] = /^(?:the )?(\d{3})0s$/i.exec(text) ?? []
  if (decade !== undefined) return `${decade}X`
  const parts = oneOrTwoYears.exec(text.replace(/^\[([^[\]]+)\]$|^\(([^()]+)\)$/, '$1$2'))
  if (parts === null) return undefined
  const [, circa, annoDomini, first = '', firstEra, firstMark, , secondAnnoDomini, second, secondEra, secondMark] =
    parts
  const hasEra = (annoDomini ?? firstEra ?? secondAnnoDomini ?? secondEra) !== undefined
  // Without an era, a year with fewer than four digits may be abbreviated, as in `98-9` and `2014-15`.
  if (second !== undefined && !hasEra && Math.min(first.length, second.length) < 4) return undefined
  const mark = circa !== undefined ? '~' : ''
  const written = (year: string, era = '', own = ''): string =>
    isoDate({ year: beforeEra.test(era) ? 1 - Number(year) : Number(year) }) + (mark || own)
  if (second === undefined) return written(first, firstEra, firstMark)
  return `${written(first, annoDomini ?? firstEra ?? secondEra, firstMark)}/${written(second, secondEra, secondMark)}`
}

/**
 * Returns a text that is EDTF with at least a month, such as `2014-09`, unchanged. Returns `2014/2015` for a range of
 * years with a short end, such as `2014-15`, and undefined for other texts.
 */
function calendarText(text: string): string | undefined {
  if (/^-?\d{4}-\d\d/.test(text) && parseDate(text) !== undefined) return text
  const [, first, short] = /^(\d{4})[-–—/](\d\d)$/.exec(text) ?? []
  if (first === undefined || short === undefined) return undefined
  const last = Number(short) + Math.floor(Number(first) / 100) * 100
  const end = last > Number(first) ? last : last + 100
  return end - Number(first) > 50 ? undefined : `${first}/${end}`
}

const word = String.raw`([a-z]{3,9})\.?`
/**
 * Matches one or two words, such as months, with an optional year: `2001 Jan-Feb`, `Spring/Summer 2003`, `2001///Fall`.
 */
const oneOrTwo = new RegExp(
  String.raw`^(\d{4})?[\s,/]{0,4}${word}(?:\s?(?:-{1,3}|[–—/&]|to|and)\s?${word})?[\s,/]{0,4}(\d{4})?$`,
  'i',
)

/**
 * Returns the EDTF form of a season or of a range of months or seasons: `2001-21` for `Spring 2001`, `2001-01/2001-02`
 * for `Jan-Feb 2001`.
 *
 * Returns undefined for other texts, including a single month and a reversed range, such as `Dec-Jan 2001`.
 *
 * `givenYear` applies if the text has no year.
 */
export function monthsInWords(text: string, givenYear?: number): string | undefined {
  const [, before, first = '', second, after] = oneOrTwo.exec(text.trim()) ?? []
  const year = before ?? after ?? (givenYear === undefined ? undefined : isoDate({ year: givenYear }))
  if (year === undefined) return undefined
  const [from, to] = [partNamed(first), second === undefined ? undefined : partNamed(second)]
  if (from === undefined || (second !== undefined && to === undefined)) return undefined
  if (to === undefined) return from > 12 ? `${year}-${from}` : undefined
  const [start, end] = [from, to].map(part => `${year}-${String(part).padStart(2, '0')}`)
  return from < to ? `${start}/${end}` : undefined
}

const seasons: Readonly<Record<string, number>> = { spring: 21, summer: 22, autumn: 23, fall: 23, winter: 24 }

/** Returns the number of a season or month in EDTF, or undefined for another name. */
const partNamed = (name: string): number | undefined => {
  const season = name.toLowerCase()
  return Object.hasOwn(seasons, season) ? seasons[season] : monthNamed(name)
}
