/** The text without white space and invisible characters (zero-width spaces, direction marks, BOM) at its ends; `''` of anything but text. */
export function trimmed(text: string): string {
  if (typeof text !== 'string') return ''
  let start = 0
  let end = text.length
  while (start < end && invisible.test(text.charAt(start))) start++
  while (end > start && invisible.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/**
 * The trimmed text without the label or resolver that the pattern finds at its start,
 * and then also without the slash, query and fragment that a resolver's URL may end in.
 */
export function unwrapped(text: string, wrapper: RegExp): string {
  const outer = trimmed(text)
  const name = outer.replace(wrapper, '')
  return name === outer ? name : name.replace(urlEnd, '')
}

/** The text without white space, hyphens and the dashes that typesetting makes of them. */
export function compact(text: string): string {
  return text.replace(separators, '')
}

/** The text percent-decoded, or unchanged if its percent signs are not valid encoding. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** True if a text has no white space, control or invisible character, and no half of a surrogate pair. */
export const isPrintable = (text: string): boolean => !unprintable.test(text)

/** The text with A-Z in lower case and every other character as it is. */
export function asciiLowerCase(text: string): string {
  return upperCase.test(text) ? text.replace(upperCaseRuns, letters => letters.toLowerCase()) : text
}

const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u
const invisible = /[\s\p{Cf}]/u
const urlEnd = /\/?(?:[?#].*)?$/s
const separators = /[\s\u2010-\u2015\u2212-]+/g
const upperCase = /[A-Z]/
const upperCaseRuns = /[A-Z]+/g
