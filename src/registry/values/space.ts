// Ruby's [[:space:]]: JavaScript's \s without U+FEFF, plus U+0085.
const space = '[\\t-\\r\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'
const runs = new RegExp(`${space}+`, 'g')
const single = new RegExp(space, 'g')

/** Squeezes white space as the registry does: each run becomes one space, and both ends are trimmed. */
export const squish = (text: string): string => text.replace(runs, ' ').replace(/^ | $/g, '')

/** Replaces every white space character with a space. */
export const plainSpaces = (text: string): string => text.replace(single, ' ')

/** Trims ASCII white space and null characters (Ruby's `strip`). */
export function stripped(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isAscii(text.charCodeAt(start))) start++
  while (end > start && isAscii(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

/** Squeezes spaces and tabs, keeps line breaks, and trims the ends. */
export const squeezedLines = (text: string): string => stripped(text.replace(/[ \t]+/g, ' '))

const isAscii = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0

/** True if a text is empty or only white space. */
export const isBlank = (text: string): boolean => squish(text) === ''
