import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { mod11Weighted } from '../check-digit.ts'
import { unwrapped } from '../text.ts'

/**
 * An ISSN with its hyphen, which is also its key: `1562-6865`. ISSN-L and the ISSNs of print and electronic editions
 * have the same form.
 */
export type Issn = Branded<'Issn'>

/**
 * Parses an ISSN with a correct check digit (ISO 3297). Returns undefined for anything else.
 *
 * Accepts an ISSN with or without its hyphen and the label `ISSN` or `urn:issn:`, and a URL of issn.org.
 *
 * @example
 * parseIssn('ISSN 0378-5955') // → '0378-5955'
 */
export function parseIssn(text: string): Issn | undefined {
  const digits = issnDigits(text)
  if (digits === undefined || mod11Weighted(digits.slice(0, 7)) !== digits.slice(7)) return undefined
  return `${digits.slice(0, 4)}-${digits.slice(4)}` as Issn
}

/**
 * Returns the correct check digit (`0` to `9` or `X`) of a text in the form of an ISSN, or undefined for any other
 * text.
 *
 * @example
 * issnCheckDigit('0378-5950') // → '5'
 */
export function issnCheckDigit(text: string): string | undefined {
  const digits = issnDigits(text)
  return digits === undefined ? undefined : mod11Weighted(digits.slice(0, 7))
}

/**
 * Returns the ISSN as a URL: `https://portal.issn.org/resource/ISSN/1562-6865`.
 *
 * @example
 * const issn = parseIssn('ISSN 0378-5955')
 * issn && formatIssn(issn) // → 'https://portal.issn.org/resource/ISSN/0378-5955'
 */
export function formatIssn(issn: Issn): string {
  requireText(issn)
  return `https://portal.issn.org/resource/ISSN/${issn}`
}

const wrapper =
  /^(?:(?:https?:\/\/)?(?:(?:portal|urn|www)\.)?issn\.org\/(?:resource\/)?(?:issn(?:-l)?\/|urn:issn:)?|(?:urn:|[elp]-?)?issn(?:-l)?:? ?)/i
const form = /^(\d{4})[\u2010-\u2015\u2212-]?(\d{3}[\dX])$/i

function issnDigits(text: string): string | undefined {
  const parts = form.exec(unwrapped(text, wrapper))
  return parts ? parts.slice(1).join('').toUpperCase() : undefined
}
