/**
 * Returns a text without the white space and invisible format characters at its ends.
 *
 * Examples of invisible format characters are zero-width spaces, direction marks and the BOM. Returns `''` for a value
 * that is not text.
 *
 * Invisible format characters are zero-width spaces, direction marks, BOM, … Returns `''` for a value that is not text.
 */
export function trimmed(text: string): string {
  if (typeof text !== 'string') return ''
  let start = 0
  let end = text.length
  while (start < end && invisible.test(text.charAt(start))) start++
  while (end > start && invisible.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/**
 * Returns the trimmed text without the label or resolver that the pattern matches at the start of the text. If the
 * pattern matches, also removes a final slash, query and fragment.
 */
export function unwrapped(text: string, wrapper: RegExp): string {
  const outer = trimmed(text)
  const name = outer.replace(wrapper, '')
  return name === outer ? name : name.replace(urlEnd, '')
}

/** Returns the text without white space, hyphens and the dashes that typesetting substitutes for hyphens. */
export function compact(text: string): string {
  return text.replace(separators, '')
}

/** Returns the percent-decoded text, or the text unchanged if its percent-encoding is invalid. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** True if a text has no white space, control characters, invisible characters or lone surrogates. */
export const isPrintable = (text: string): boolean => !unprintable.test(text)

/** Returns the text with A-Z in lower case and every other character unchanged. */
export function asciiLowerCase(text: string): string {
  return upperCase.test(text) ? text.replace(upperCaseRuns, letters => letters.toLowerCase()) : text
}

const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u
const invisible = /[\s\p{Cf}]/u
const urlEnd = /\/?(?:[?#].*)?$/s
const separators = /[\s\u2010-\u2015\u2212-]+/g
const upperCase = /[A-Z]/
const upperCaseRuns = /[A-Z]+/g
