import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod10Weighted } from '../check-digit.ts'
import { compact, unwrapped } from '../text.ts'

/** A UPC-A of twelve digits (also called GTIN-12), which is also its key: `123456789999`. */
export type Upc = Branded<'Upc'>

/**
 * Parses a UPC-A with a correct check digit (GS1 General Specifications). Returns undefined for anything else.
 *
 * Spaces, hyphens and the label `UPC` or `GTIN` are optional.
 *
 * @example
 * parseUpc('UPC 036000291452') // → '036000291452'
 */
export function parseUpc(text: string): Upc | undefined {
  const digits = upcDigits(text)
  return digits !== undefined && mod10Weighted(digits.slice(0, 11)) === digits.slice(11) ? (digits as Upc) : undefined
}

/**
 * Returns the correct check digit of a text in the form of a UPC-A, or undefined for any other text.
 *
 * Spaces, hyphens and the label `UPC` or `GTIN` are optional.
 *
 * @example
 * upcCheckDigit('036000291450') // → '2'
 */
export function upcCheckDigit(text: string): string | undefined {
  const digits = upcDigits(text)
  return digits === undefined ? undefined : mod10Weighted(digits.slice(0, 11))
}

/**
 * Returns the UPC unchanged, because it has no URL.
 *
 * @example
 * const upc = parseUpc('UPC 036000291452')
 * upc && formatUpc(upc) // → '036000291452'
 */
export function formatUpc(upc: Upc): string {
  requireText(upc)
  return upc
}

const wrapper = /^(?:upc(?:-?a)?|gtin(?:-?12)?):? ?/i
const form = /^\d{12}$/

function upcDigits(text: string): string | undefined {
  const digits = compact(unwrapped(text, wrapper))
  return form.test(digits) ? digits : undefined
}
