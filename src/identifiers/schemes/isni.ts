import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod11Radix2 } from '../check-digit.ts'
import { hasCheckDigit, sixteenDigits } from '../sixteen-digits.ts'
import { unwrapped } from '../text.ts'

/** An ISNI of sixteen characters without spaces, which is also its key: `000000012146438X`. */
export type Isni = Branded<'Isni'>

/**
 * Parses an ISNI with a correct check digit, with or without spaces, as `ISNI:` or as a URL of isni.org (ISO 27729).
 * Returns undefined for anything else.
 *
 * @example
 * parseIsni('https://isni.org/isni/0000000121032683') // → '0000000121032683'
 */
export function parseIsni(text: string): Isni | undefined {
  const digits = isniDigits(text)
  return digits !== undefined && hasCheckDigit(digits) ? (digits as Isni) : undefined
}

/**
 * Returns the correct check digit (`0` to `9` or `X`) of a text in the form of an ISNI, or undefined for any other
 * text.
 *
 * @example
 * isniCheckDigit('0000000121032680') // → '3'
 */
export function isniCheckDigit(text: string): string | undefined {
  const digits = isniDigits(text)
  return digits === undefined ? undefined : mod11Radix2(digits.slice(0, 15))
}

/**
 * Returns the ISNI as a URL: `https://isni.org/isni/000000012146438X`.
 *
 * @example
 * const isni = parseIsni('https://isni.org/isni/0000000121032683')
 * isni && formatIsni(isni) // → 'https://isni.org/isni/0000000121032683'
 */
export function formatIsni(isni: Isni): string {
  requireText(isni)
  return `https://isni.org/isni/${isni}`
}

const wrapper = /^(?:(?:https?:\/\/)?(?:www\.)?isni\.org\/(?:isni\/)?|isni:? ?)/i

const isniDigits = (text: string): string | undefined => sixteenDigits(unwrapped(text, wrapper))
