import type { NumberNode } from '../compile/nodes.ts'
import type { Locale } from '../locale-words.ts'

/** The number variables of CSL, https://docs.citationstyles.org/en/stable/specification.html#number-variables. */
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

/**
 * True if a value is one or more numbers or fractions. A number may have letters before and after it: `2`, `D2`, `2b`,
 * `L2d`, `1/2`, `1, 3`, `1-4`, `2 & 4`.
 */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.length < 200 && value.trim().split(joint).every(isOneNumber)
}

const joint = /\s*[,&;\-\u2013]\s*/
const isOneNumber = (text: string): boolean => /^[a-zA-Z]{0,9}\d{1,50}(?:[a-zA-Z]{0,9}|\/\d{1,50})$/.test(text)

/** True if a number needs a plural label: a range, a list, or a count other than 1. A version never does. */
export function isPlural(variable: string, value: unknown, and = 'and'): boolean {
  if (variable === 'version') return false
  const text = String(value).trim()
  if (variable.startsWith('number-of-')) return /^\d+$/.test(text) && Number(text) !== 1
  const [before = '', after] = text.split(new RegExp(`\\s(?:and|${escaped(and)})\\s`))
  if (after !== undefined && isNumeric(before)) return true
  const [, first = '', mark = '', second = ''] =
    firstOfSeveral.exec(variable === 'locator' ? text.replace(partOfNumber, '') : text) ?? []
  // Proceedings number pages by paper: `41:1`.
  const isCounted = (one: string): boolean => isOneNumber(one.replace(/(?<=\d):(?=\d)/, '')) || roman.test(one)
  return isCounted(first) && (/[,&;]/.test(mark) || second === '' || isCounted(second))
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Matches brackets, the hyphen after the letter of an appendix, and the point in a section number: `(xv)`, `5(2)`,
 * `A-5`, `2.1`.
 */
const partOfNumber = /[()]|(?<=\d)\.(?=\d)|(?<=(?<![\p{L}\p{N}])[A-Z]{1,2})-(?=\d)/gu
/** Captures the text before the first separator of numbers, the separator, and the text up to the next separator. */
const firstOfSeveral =
  /^([^\s,&;\-\u2010-\u2015\u2212]+)\s*([,&;\-\u2010-\u2015\u2212])[\s\-\u2010-\u2015\u2212]*([^\s,&;\-\u2010-\u2015\u2212]*)/
const roman = /^[ivxlcm]+$/i

/**
 * Writes numbers in the form of an element, with range dashes in place of hyphens. In a value that is not numeric, the
 * only change is that escaped hyphens (`\-`) become hyphens.
 */
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

/** Returns a number from 1 to 3999 in Roman numerals, and any other number in digits. */
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

/** Pads each number in a text with zeros to twelve digits, so that texts sort by the values of their numbers. */
export const sortableNumber = (value: string): string => value.replace(/\d+/g, digits => digits.padStart(12, '0'))

/** Returns a number as letters: 0 as `a`, 25 as `z`, 26 as `aa`. */
export function letters(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26))
  return place < 26 ? letter : letters(Math.floor(place / 26) - 1) + letter
}

/**
 * Writes pages with their ranges in the format of a style,
 * https://docs.citationstyles.org/en/stable/specification.html#page-range-formats. A hyphen after a backslash stays a
 * hyphen.
 */
export function writePages(pages: string, format: string | undefined, delimiter: string): string {
  if (romanRange.test(pages)) return pages.replace(hyphens, delimiter)
  const written = pages.replace(range, (whole, first: Page, begin: string, second: Page, end: string) => {
    const [before, after] = [first ?? '', second ?? '']
    // Different prefixes are not a range: N110-P5.
    if (after !== before) return whole
    const full = begin.slice(0, Math.max(0, begin.length - end.length)) + end
    if (format === undefined || Number(full) <= Number(begin)) return whole.replace(hyphens, delimiter)
    return `${before}${begin}${delimiter}${ended(format, begin, full, before)}`
  })
  return written.replace(/ {1,9}- {1,9}/g, '-').replaceAll('\\-', '-')
}

type Page = string | undefined

/** Matches two numbers separated by hyphens or dashes, and captures each number and the letters before it. */
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

/**
 * Returns the digits of the end of a range from the first digit that differs, but at least `fewest` digits. Returns all
 * digits if the end is longer than the beginning.
 */
function changed(begin: string, end: string, fewest: number): string {
  if (begin.length !== end.length) return end
  let place = 0
  while (place < end.length - fewest && begin[place] === end[place]) place++
  return end.slice(place)
}

/**
 * Returns the end of a range, abbreviated as in the Chicago Manual of Style: 3–10, 71–72, 100–104, 107–8, 321–28. The
 * manual's fifteenth edition writes out four digits if three change: 1496–1504.
 */
function chicago(begin: string, end: string, isFifteenth: boolean): string {
  const first = Number(begin)
  if (first <= 100 || first % 100 === 0 || begin.length !== end.length) return end
  if (isFifteenth && begin.slice(0, -2) !== end.slice(0, -2)) return first >= 10_000 ? String(Number(end) % 1000) : end
  const short = changed(begin, end, 2)
  return short.length === 2 ? String(Number(short)) : short
}
