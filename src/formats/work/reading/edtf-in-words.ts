import { parseDate } from '../../../model/date.ts'
import { monthNamed } from '../../../model/loose-date.ts'
import { isoDate } from '../work-dates.ts'

/**
 * Returns the EDTF form of a text that bibliographies have in place of a year: `0098` for `98 C.E.`, `-0043` for
 * `44 BC`, `1850~` for `c. 1850`, `2003-21` for `Spring 2003`, `2014/2015` for `2014-15`. Returns undefined for a plain
 * year and for other texts.
 */
export function edtfInWords(text: string): string | undefined {
  const trimmed = text.trim()
  return yearInWords(trimmed) ?? calendarText(trimmed) ?? monthsInWords(trimmed)
}

/** Matches the abbreviations for years before the common era: `BC`, `B.C.E.`. */
const beforeEra = /^b\.? ?c\.?(?: ?e\.?)?$/i
const yearOfEra = /^(c\.|ca\.?|circa)?\s{0,9}(\d{1,4})\s{0,9}(b\.? ?c\.?(?: ?e\.?)?|c\.? ?e\.?|a\.? ?d\.?)?(~)?$/i

function yearInWords(text: string): string | undefined {
  const [, sign = '', digits] = /^(-?)(\d{1,4})$/.exec(text) ?? []
  if (digits !== undefined)
    return sign === '' && digits.length === 4 ? undefined : isoDate({ year: Number(sign + digits) })
  const [, circa, year, era = '', tilde] = yearOfEra.exec(text.replace(/^a\.?d\.? (?=\d)/i, '')) ?? []
  if (year === undefined || text === year) return undefined
  const date = isoDate({ year: beforeEra.test(era) ? 1 - Number(year) : Number(year) })
  return circa === undefined && tilde === undefined ? date : `${date}~`
}

/** Returns a text that is EDTF with at least a month, or a range of years with a short end: `2014-09`, `2014-15`. */
function calendarText(text: string): string | undefined {
  if (/^-?\d{4}-\d\d/.test(text) && parseDate(text) !== undefined) return text
  const [, first, short] = /^(\d{4})[-–—/](\d\d)$/.exec(text) ?? []
  if (first === undefined || short === undefined) return undefined
  const last = Number(short) + Math.floor(Number(first) / 100) * 100
  const end = last > Number(first) ? last : last + 100
  return end - Number(first) > 50 ? undefined : `${first}/${end}`
}

const word = String.raw`([a-z]{3,9})\.?`
/** Matches one or two months or seasons with an optional year: `2001 Jan-Feb`, `Spring/Summer 2003`, `2001///Fall`. */
const oneOrTwo = new RegExp(
  String.raw`^(\d{4})?[\s,/]{0,4}${word}(?:\s?(?:-{1,3}|[–—/&]|to|and)\s?${word})?[\s,/]{0,4}(\d{4})?$`,
  'i',
)

/**
 * Returns the EDTF form of a season or of a range of months or seasons: `2001-21` for `Spring 2001`, `2001-01/2001-02`
 * for `Jan-Feb 2001`. Returns undefined for other texts, single months included.
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
