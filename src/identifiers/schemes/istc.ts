import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod16Radix3 } from '../check-digit.ts'
import { compact, unwrapped } from '../text.ts'

/** An ISTC in upper case with its hyphens, which is also its key: `A02-2009-000004BE-A`. */
export type Istc = Branded<'Istc'>

/**
 * Parses an ISTC with a correct check digit (ISO 21047). Returns undefined for anything else.
 *
 * Hyphens, spaces and the label `ISTC` are optional.
 *
 * @example
 * parseIstc('ISTC 0A9-2002-12B4A105-7') // → '0A9-2002-12B4A105-7'
 */
export function parseIstc(text: string): Istc | undefined {
  const digits = istcDigits(text)
  if (digits === undefined || mod16Radix3(digits.slice(0, 15)) !== digits.slice(15)) return undefined
  return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7, 15)}-${digits.slice(15)}` as Istc
}

/**
 * Returns the correct check digit (`0` to `9` or `A` to `F`) of a text in the form of an ISTC, or undefined for any
 * other text.
 *
 * @example
 * istcCheckDigit('0A9-2002-12B4A105-0') // → '7'
 */
export function istcCheckDigit(text: string): string | undefined {
  const digits = istcDigits(text)
  return digits === undefined ? undefined : mod16Radix3(digits.slice(0, 15))
}

/**
 * Returns the ISTC in citation form: `ISTC A02-2009-000004BE-A`.
 *
 * @example
 * const istc = parseIstc('ISTC 0A9-2002-12B4A105-7')
 * istc && formatIstc(istc) // → 'ISTC 0A9-2002-12B4A105-7'
 */
export function formatIstc(istc: Istc): string {
  requireText(istc)
  return `ISTC ${istc}`
}

const wrapper = /^istc:? ?/i
const form = /^[\dA-F]{3}\d{4}[\dA-F]{9}$/

function istcDigits(text: string): string | undefined {
  const digits = compact(unwrapped(text, wrapper)).toUpperCase()
  return form.test(digits) ? digits : undefined
}
