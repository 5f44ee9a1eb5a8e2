import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod10Weighted } from '../check-digit.ts'
import { compact, unwrapped } from '../text.ts'

/** An EAN-13 of thirteen digits (also called GTIN-13), which is also its key: `9783468111242`. */
export type Ean13 = Branded<'Ean13'>

/**
 * Parses an EAN-13 with a correct check digit (GS1 General Specifications). Returns undefined for anything else.
 *
 * Spaces, hyphens and the label `EAN` or `GTIN` are optional.
 *
 * @example
 * parseEan13('EAN-13 4006381333931') // → '4006381333931'
 */
export function parseEan13(text: string): Ean13 | undefined {
  const digits = eanDigits(text)
  return digits !== undefined && mod10Weighted(digits.slice(0, 12)) === digits.slice(12) ? (digits as Ean13) : undefined
}

/**
 * Returns the correct check digit of a text in the form of an EAN-13, or undefined for any other text.
 *
 * Spaces, hyphens and the label `EAN` or `GTIN` are optional.
 *
 * @example
 * ean13CheckDigit('4006381333930') // → '1'
 */
export function ean13CheckDigit(text: string): string | undefined {
  const digits = eanDigits(text)
  return digits === undefined ? undefined : mod10Weighted(digits.slice(0, 12))
}

/**
 * Returns the EAN-13 unchanged, because it has no URL.
 *
 * @example
 * const ean13 = parseEan13('EAN-13 4006381333931')
 * ean13 && formatEan13(ean13) // → '4006381333931'
 */
export function formatEan13(ean13: Ean13): string {
  requireText(ean13)
  return ean13
}

const wrapper = /^(?:ean|gtin)(?:-?13)?:? ?/i
const form = /^\d{13}$/

function eanDigits(text: string): string | undefined {
  const digits = compact(unwrapped(text, wrapper))
  return form.test(digits) ? digits : undefined
}
