// Ruby's [[:space:]]: JavaScript's \s but for U+FEFF, and U+0085.
const space = '[\\t-\\r\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'
const runs = new RegExp(`${space}+`, 'g')
const single = new RegExp(space, 'g')

/** A text as the registry squeezes it: runs of white space become one blank, and none is left at the ends. */
export const squish = (text: string): string => text.replace(runs, ' ').replace(/^ | $/g, '')

/** A text with every kind of white space written as a blank. */
export const plainSpaces = (text: string): string => text.replace(single, ' ')

/** A text without white space at its ends, of which only ASCII's counts (Ruby's `strip`). */
export function stripped(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isAscii(text.charCodeAt(start))) start++
  while (end > start && isAscii(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

/** A text in which blanks and tabs are squeezed and line breaks are kept, without white space at its ends. */
export const squeezedLines = (text: string): string => stripped(text.replace(/[ \t]+/g, ' '))

const isAscii = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0

/** True if a text is empty or only white space. */
export const isBlank = (text: string): boolean => squish(text) === ''
