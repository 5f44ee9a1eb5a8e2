import type { Locale } from './locale.ts'
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

/** Whether a value is one number or several, with letters around them at most: `2`, `D2`, `2b`, `L2d`, `1, 3`, `1-4`, `2 & 4`. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.length < 200 && value.trim().split(joint).every(isOneNumber)
}

const joint = /\s*[,&;\-\u2013]\s*/
const isOneNumber = (text: string): boolean => /^[a-zA-Z]{0,9}\d{1,50}(?:[a-zA-Z]{0,9}|\/\d{1,50})$/.test(text)

/** Whether a number stands for more than one thing: a range, a list, a count. */
export function isPlural(variable: string, value: unknown, and = 'and'): boolean {
  if (variable === 'version') return false
  const text = String(value).trim()
  if (variable.startsWith('number-of-')) return /^\d+$/.test(text) && Number(text) !== 1
  const [before = '', after] = text.split(new RegExp(`\\s(?:and|${escaped(and)})\\s`))
  if (after !== undefined && isNumeric(before)) return true
  const [, first = ''] = firstOfSeveral.exec(text) ?? []
  return isOneNumber(first) || roman.test(first)
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What stands before the first mark that joins numbers. */
const firstOfSeveral = /^([^\s,&;\-\u2013]+)\s*[,&;\-\u2013]/
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
