import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod10Weighted, mod11Weighted } from '../check-digit.ts'
import { compact, unwrapped } from '../text.ts'

/** An ISBN of ten or thirteen characters without hyphens: `9783905673821`. */
export type Isbn = Branded<'Isbn'>

/**
 * Parses an ISBN-10 or ISBN-13 with a correct check digit (ISO 2108). Returns undefined for anything else.
 *
 * Hyphens and the label `ISBN` or `urn:isbn:` are optional.
 *
 * @example
 * parseIsbn('ISBN 0-306-40615-2') // → '0306406152'
 */
export function parseIsbn(text: string): Isbn | undefined {
  const digits = isbnDigits(text)
  return digits !== undefined && checkDigit(digits) === digits.slice(-1) ? (digits as Isbn) : undefined
}

/**
 * Returns the correct check digit (`0` to `9` or `X`) of a text in the form of an ISBN, or undefined for any other
 * text.
 *
 * @example
 * isbnCheckDigit('0306406150') // → '2'
 */
export function isbnCheckDigit(text: string): string | undefined {
  const digits = isbnDigits(text)
  return digits === undefined ? undefined : checkDigit(digits)
}

/**
 * Returns the ISBN as a URN: `urn:isbn:9783905673821` (RFC 8254).
 *
 * @example
 * const isbn = parseIsbn('ISBN 0-306-40615-2')
 * isbn && formatIsbn(isbn) // → 'urn:isbn:0306406152'
 */
export function formatIsbn(isbn: Isbn): string {
  requireText(isbn)
  return `urn:isbn:${isbn}`
}

/**
 * Returns a key that is the same for equal ISBNs: the ISBN-13, converted from an ISBN-10 if necessary.
 *
 * @example
 * const isbn = parseIsbn('ISBN 0-306-40615-2')
 * isbn && isbnKey(isbn) // → '9780306406157'
 */
export function isbnKey(isbn: Isbn): string {
  requireText(isbn)
  if (isbn.length === 13) return isbn
  const digits = `978${isbn.slice(0, 9)}`
  return digits + mod10Weighted(digits)
}

const wrapper = /^(?:urn:)?isbn(?:-1[03])?:? ?/i
const form = /^(?:\d{9}[\dX]|97[89]\d{10})$/

function isbnDigits(text: string): string | undefined {
  const digits = compact(unwrapped(text, wrapper)).toUpperCase()
  return form.test(digits) ? digits : undefined
}

function checkDigit(digits: string): string {
  const body = digits.slice(0, -1)
  return digits.length === 13 ? mod10Weighted(body) : mod11Weighted(body)
}
