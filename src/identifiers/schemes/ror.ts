import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod97Radix10 } from '../check-digit.ts'
import { unwrapped } from '../text.ts'

/**
 * A bare ROR ID in lower case: `043kfff89`.
 *
 * The ROR ID is also the key for comparisons.
 */
export type Ror = Branded<'Ror'>

/**
 * Parses a ROR ID with correct check digits, bare, as `ror:` or as a URL of ror.org. Returns undefined for anything
 * else, including a doubled URL (see `undoubled`).
 *
 * A ROR ID is 0, six characters of Crockford's base 32 and two check digits (https://ror.readme.io/docs/identifier).
 *
 * @example
 * parseRor('https://ror.org/04z8jg394') // → '04z8jg394'
 */
export function parseRor(text: string): Ror | undefined {
  const id = rorForm(text)
  return id !== undefined && checkDigits(id) === id.slice(7) ? (id as Ror) : undefined
}

/**
 * Returns the two correct check digits of a text in the form of a ROR ID, or undefined for any other text.
 *
 * @example
 * rorCheckDigits('04z8jg300') // → '94'
 */
export function rorCheckDigits(text: string): string | undefined {
  const id = rorForm(text)
  return id === undefined ? undefined : checkDigits(id)
}

/**
 * Returns the ROR ID in ROR's display form: `https://ror.org/043kfff89`.
 *
 * @example
 * const ror = parseRor('https://ror.org/04z8jg394')
 * ror && formatRor(ror) // → 'https://ror.org/04z8jg394'
 */
export function formatRor(ror: Ror): string {
  requireText(ror)
  return `https://ror.org/${ror}`
}

const wrapper = /^(?:(?:https?:\/\/)?(?:www\.)?ror\.org\/|ror:)/i
const form = /^0[\da-hjkmnp-tv-z]{6}\d\d$/
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

function rorForm(text: string): string | undefined {
  const id = unwrapped(text, wrapper).toLowerCase()
  return form.test(id) ? id : undefined
}

function checkDigits(id: string): string {
  let value = 0
  for (const character of id.slice(1, 7)) value = value * 32 + alphabet.indexOf(character)
  return mod97Radix10(value)
}
