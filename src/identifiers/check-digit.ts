/**
 * Returns the check character (`0` to `9` or `X`) of ISO/IEC 7064 MOD 11-2 for a text of digits with or without
 * hyphens, as in ORCID iDs and ISNIs.
 */
export function mod11Radix2(digits: string): string {
  let total = 0
  for (let at = 0; at < digits.length; at++) {
    const code = digits.charCodeAt(at)
    if (code !== hyphen) total = ((total + code - zero) * 2) % 11
  }
  return elevenths((12 - total) % 11)
}

/** Returns the two check digits of ISO/IEC 7064 MOD 97-10 for a whole number below 2^46, as in ROR IDs. */
export function mod97Radix10(value: number): string {
  return String(98 - ((value * 100) % 97)).padStart(2, '0')
}

/**
 * Returns the check character (`0` to `9` or `X`) of a text of digits. The weights decrease to 1, the weight of the
 * check character itself, as in ISBN-10s and ISSNs.
 */
export function mod11Weighted(digits: string): string {
  let total = 0
  for (let at = 0; at < digits.length; at++) total += Number(digits.charAt(at)) * (digits.length + 1 - at)
  return elevenths((11 - (total % 11)) % 11)
}

/**
 * Returns the GS1 check digit of a text of digits, weighted alternately 3 and 1 from the right, as in EAN-13, UPC-A and
 * ISBN-13.
 */
export function mod10Weighted(digits: string): string {
  let total = 0
  for (let at = 0; at < digits.length; at++)
    total += Number(digits.charAt(at)) * ((digits.length - at) % 2 === 1 ? 3 : 1)
  return String((10 - (total % 10)) % 10)
}

/**
 * Returns the check character of MOD 16-3 for a text of hexadecimal digits, weighted 11, 9, 3 and 1 in turn from the
 * left, as in ISTCs (ISO 21047).
 */
export function mod16Radix3(digits: string): string {
  const weights = [11, 9, 3, 1]
  let total = 0
  for (let at = 0; at < digits.length; at++) total += Number.parseInt(digits.charAt(at), 16) * (weights[at % 4] ?? 0)
  return (total % 16).toString(16).toUpperCase()
}

const zero = 48
const hyphen = 45

const elevenths = (value: number): string => (value === 10 ? 'X' : String(value))
