/** Whether a text is an ORCID iD with a correct check digit in one of the two usual forms: bare with hyphens, or https://orcid.org/…. */
export function isPlainOrcid(text: string): boolean {
  const start = text.length - 19
  if (start !== 0 && !(start === orcidOrg.length && text.startsWith(orcidOrg))) return false
  let total = 0
  for (let at = 0; at < 18; at++) {
    const code = text.charCodeAt(start + at)
    if (at === 4 || at === 9 || at === 14) {
      if (code !== hyphen) return false
      continue
    }
    const digit = code - zero
    if (digit < 0 || digit > 9) return false
    total = (total + digit) * 2
  }
  const check = (12 - (total % 11)) % 11
  return text.charCodeAt(start + 18) === (check === 10 ? capitalX : zero + check)
}

/** Whether a text is a ROR ID with correct check digits in the usual form, https://ror.org/…. */
export function isPlainRor(text: string): boolean {
  const start = rorOrg.length
  if (text.length !== start + 9 || !text.startsWith(rorOrg) || text.charCodeAt(start) !== zero) return false
  let value = 0
  for (let at = 1; at < 7; at++) {
    const digit = base32.indexOf(text.charAt(start + at))
    if (digit < 0) return false
    value = value * 32 + digit
  }
  const check = 98 - ((value * 100) % 97)
  return (
    text.charCodeAt(start + 7) === zero + Math.floor(check / 10) && text.charCodeAt(start + 8) === zero + (check % 10)
  )
}

const orcidOrg = 'https://orcid.org/'
const rorOrg = 'https://ror.org/'
const base32 = '0123456789abcdefghjkmnpqrstvwxyz'
const zero = 48
const hyphen = 45
const capitalX = 88
