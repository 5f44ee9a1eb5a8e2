/** Matches the opening delimiters of TeX mathematics. */
export const mathStart = /\$\$?|\\[([]/g

/** TeX mathematics between delimiters. `end` is the offset after the closing delimiter. */
export interface DelimitedMath {
  opening: string
  inner: string
  end: number
}

/**
 * Finds TeX mathematics whose opening delimiter (`$`, `$$`, `\(` or `\[`) is at an offset. Returns undefined if there
 * is no opening delimiter at the offset, or no closing delimiter within 1,000 characters.
 */
export function delimitedMath(text: string, start: number): DelimitedMath | undefined {
  const opening = text[start] === '$' && text[start + 1] !== '$' ? '$' : text.slice(start, start + 2)
  const closing = closings[opening]
  if (closing === undefined) return undefined
  const from = start + opening.length
  const near = text.slice(from, from + longest)
  let length = near.indexOf(closing)
  // An escaped dollar sign closes no formula.
  while (length > 0 && closing[0] === '$' && near[length - 1] === '\\') length = near.indexOf(closing, length + 1)
  if (length < 0) return undefined
  return { opening, inner: near.slice(0, length), end: from + length + closing.length }
}

const closings: Readonly<Record<string, string>> = { $: '$', $$: '$$', '\\(': '\\)', '\\[': '\\]' }

/**
 * The maximum length of a formula. Without this limit, a text would be searched to its end for every opening delimiter.
 */
const longest = 1000
