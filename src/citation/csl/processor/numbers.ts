import type { Locale } from './locale-words.ts'
import type { NumberNode } from './nodes.ts'

/** The variables of CSL that hold numbers, https://docs.citationstyles.org/en/stable/specification.html#number-variables. */
export const numberVariables: ReadonlySet<string> = new Set([
  'chapter-number',
  'citation-number',
  'collection-number',
  'edition',
  'first-reference-note-number',
  'issue',
  'locator',
  'number',
  'number-of-pages',
  'number-of-volumes',
  'page',
  'page-first',
  'part-number',
  'printing-number',
  'section',
  'supplement-number',
  'version',
  'volume',
])

/** True if a value is one or more numbers, with at most letters around them: `2`, `D2`, `2b`, `L2d`, `1, 3`, `1-4`, `2 & 4`. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.length < 200 && value.trim().split(joint).every(isOneNumber)
}

const joint = /\s*[,&;\-\u2013]\s*/
const isOneNumber = (text: string): boolean => /^[a-zA-Z]{0,9}\d{1,50}(?:[a-zA-Z]{0,9}|\/\d{1,50})$/.test(text)

/** True if a number is plural: a range, a list, a count. */
export function isPlural(variable: string, value: unknown, and = 'and'): boolean {
  if (variable === 'version') return false
  const text = String(value).trim()
  if (variable.startsWith('number-of-')) return /^\d+$/.test(text) && Number(text) !== 1
  const [before = '', after] = text.split(new RegExp(`\\s(?:and|${escaped(and)})\\s`))
  if (after !== undefined && isNumeric(before)) return true
  const [, first = ''] = firstOfSeveral.exec(variable === 'locator' ? text.replace(partOfNumber, '') : text) ?? []
  return isOneNumber(first) || roman.test(first)
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Brackets, the hyphen after the letter of an appendix, and the point of a section: `(xv)`, `5(2)`, `A-5`, `2.1`. */
const partOfNumber = /[()]|(?<=\d)\.(?=\d)|(?<=(?<![\p{L}\p{N}])[A-Z]{1,2})-(?=\d)/gu
/** The text before the first separator of numbers. */
const firstOfSeveral = /^([^\s,&;\-\u2010-\u2015\u2212]+)\s*[,&;\-\u2010-\u2015\u2212]/
const roman = /^[ivxlcm]+$/i

/** A number in the form of an element; what is no number stays as it is. Hyphens between numbers become those of ranges. */
export function writeNumber(value: unknown, form: NumberNode['form'], locale: Locale, gender: string): string {
  const text = String(value).trim()
  if (form === 'numeric' && isDigits.test(text)) return text
  if (!isNumeric(value)) return text.replaceAll('\\-', '-')
  const pieces = text.split(/(\s*[,&;\-\u2013]\s*)/)
  return pieces
    .map((piece, place) => (place % 2 === 0 ? formed(piece, form, locale, gender) : joined(piece.trim(), locale)))
    .join('')
}

const isDigits = /^\d{1,50}$/

function joined(mark: string, locale: Locale): string {
  if (mark === '&') return ` ${locale.ampersand} `
  return mark === ',' || mark === ';' ? `${mark} ` : (locale.term('page-range-delimiter') ?? '–')
}

function formed(text: string, form: NumberNode['form'], locale: Locale, gender: string): string {
  if (form === 'numeric' || !/^\d{1,9}$/.test(text)) return text
  const number = Number(text)
  if (form === 'ordinal') return locale.ordinal(number, gender)
  return form === 'long-ordinal' ? locale.longOrdinal(number, gender) : romanNumeral(number)
}

const numerals = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/** A number in Roman numerals, from 1 to 3999. */
function romanNumeral(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  let [rest, text] = [number, '']
  for (const [worth, letters] of numerals)
    while (rest >= worth) {
      text += letters
      rest -= worth
    }
  return text
}

/** A number as text that sorts by it. */
export const sortableNumber = (value: string): string => value.replace(/\d+/g, digits => digits.padStart(12, '0'))

/** 0 as `a`, 25 as `z`, 26 as `aa`. */
export function letters(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26))
  return place < 26 ? letter : letters(Math.floor(place / 26) - 1) + letter
}

/** Pages with their ranges as a style has them; a hyphen after a backslash stays one, https://docs.citationstyles.org/en/stable/specification.html#page-range-formats. */
export function writePages(pages: string, format: string | undefined, delimiter: string): string {
  if (romanRange.test(pages)) return pages.replace(hyphens, delimiter)
  const written = pages.replace(range, (whole, first: Page, begin: string, second: Page, end: string) => {
    const [before, after] = [first ?? '', second ?? '']
    // What is counted in two ways is no range: N110-P5.
    if (after !== before) return whole
    const full = begin.slice(0, Math.max(0, begin.length - end.length)) + end
    if (format === undefined || Number(full) <= Number(begin)) return whole.replace(hyphens, delimiter)
    return `${before}${begin}${delimiter}${ended(format, begin, full, before)}`
  })
  return written.replace(/ {1,9}- {1,9}/g, '-').replaceAll('\\-', '-')
}

type Page = string | undefined

/** Two numbers with the same letters before them at most, and a hyphen or dash between them. */
const range =
  /(?<![\p{L}\p{N}])(\p{L}{1,9})?(\d{1,20})\s{0,9}[-\u2010-\u2015\u2212]{1,3}\s{0,9}(\p{L}{1,9})?(\d{1,20})(?![\p{L}\p{N}])/gu
const romanRange = /^[ivxlcdm]{1,12}\s{0,9}[-\u2010-\u2015\u2212]{1,3}\s{0,9}[ivxlcdm]{1,12}$/i
const hyphens = /\s*[-\u2010-\u2015\u2212]+\s*/

function ended(format: string, begin: string, end: string, before: string): string {
  switch (format) {
    case 'minimal':
      return changed(begin, end, 1)
    case 'minimal-two':
      return changed(begin, end, 2)
    case 'chicago':
    case 'chicago-15':
      return chicago(begin, end, true)
    case 'chicago-16':
      return chicago(begin, end, false)
    default:
      return before + end
  }
}

/** The digits of the end from the first that differs, but no fewer than so many. */
function changed(begin: string, end: string, fewest: number): string {
  if (begin.length !== end.length) return end
  let place = 0
  while (place < end.length - fewest && begin[place] === end[place]) place++
  return end.slice(place)
}

/** As the Chicago Manual of Style has it: 3–10, 71–72, 100–104, 107–8, 321–28; its fifteenth edition writes four digits as 1496–1504 out. */
function chicago(begin: string, end: string, isFifteenth: boolean): string {
  const first = Number(begin)
  if (first <= 100 || first % 100 === 0 || begin.length !== end.length) return end
  if (isFifteenth && begin.slice(0, -2) !== end.slice(0, -2)) return first >= 10_000 ? String(Number(end) % 1000) : end
  const short = changed(begin, end, 2)
  return short.length === 2 ? String(Number(short)) : short
}
