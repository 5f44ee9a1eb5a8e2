import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod11Radix2 } from '../check-digit.ts'
import { hasCheckDigit, sixteenDigits } from '../sixteen-digits.ts'
import { unwrapped } from '../text.ts'

/** An ORCID iD, bare and with hyphens, which is also its key: `0000-0002-1825-0097`. */
export type Orcid = Branded<'Orcid'>

/**
 * Parses an ORCID iD with a correct check digit, written bare, with or without hyphens, as `orcid:` or as a URL of
 * orcid.org. Returns undefined for anything else.
 *
 * ORCID assigns 0000-0001-5000-0007 to 0000-0003-5000-0001 and 0009-0000-0000-0000 to 0009-0010-0000-0000. An iD
 * outside these blocks is also parsed. Source: https://support.orcid.org, "Structure of the ORCID Identifier".
 *
 * @example
 * parseOrcid('https://orcid.org/0000-0002-1825-0097') // → '0000-0002-1825-0097'
 */
export function parseOrcid(text: string): Orcid | undefined {
  const plain = typeof text === 'string' ? plainOrcid.exec(text)?.[1] : undefined
  if (plain !== undefined) return mod11Radix2(plain.slice(0, -1)) === plain.slice(-1) ? (plain as Orcid) : undefined
  const digits = orcidDigits(text)
  return digits !== undefined && hasCheckDigit(digits) ? (hyphenated(digits) as Orcid) : undefined
}

/**
 * Returns the correct check digit (`0` to `9` or `X`) of a text in the form of an ORCID iD, or undefined for any other
 * text.
 *
 * @example
 * orcidCheckDigit('0000-0002-1825-0090') // → '7'
 */
export function orcidCheckDigit(text: string): string | undefined {
  const digits = orcidDigits(text)
  return digits === undefined ? undefined : mod11Radix2(digits.slice(0, 15))
}

/**
 * Returns the ORCID iD in ORCID's display form: `https://orcid.org/0000-0002-1825-0097`.
 *
 * @example
 * const orcid = parseOrcid('https://orcid.org/0000-0002-1825-0097')
 * orcid && formatOrcid(orcid) // → 'https://orcid.org/0000-0002-1825-0097'
 */
export function formatOrcid(orcid: Orcid): string {
  requireText(orcid)
  return `https://orcid.org/${orcid}`
}

// Nearly every ORCID iD in a record is in ORCID's display form, or bare with hyphens. One test recognises both.
const plainOrcid = /^(?:https:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/
const wrapper = /^(?:orcid(?: id)?(?:: ?| ))?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?/i

const orcidDigits = (text: string): string | undefined => sixteenDigits(unwrapped(text, wrapper))

const hyphenated = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1-')
