import { mod11Radix2 } from './check-digit.ts'

/**
 * Returns the sixteen characters of an ISNI or ORCID iD, even if the check digit is wrong, or undefined for any other
 * text. A space, hyphen or dash may separate the four groups.
 */
export function sixteenDigits(text: string): string | undefined {
  const groups = form.exec(text)
  return groups ? groups.slice(1).join('').toUpperCase() : undefined
}

/**
 * True if the last of the sixteen characters is the correct check digit for the first fifteen (ISO/IEC 7064 MOD 11-2).
 */
export function hasCheckDigit(digits: string): boolean {
  return mod11Radix2(digits.slice(0, 15)) === digits.slice(15)
}

const form =
  /^(\d{4})[ \u00a0\u2010-\u2015\u2212-]?(\d{4})[ \u00a0\u2010-\u2015\u2212-]?(\d{4})[ \u00a0\u2010-\u2015\u2212-]?(\d{3}[\dx])$/i
