/**
 * Returns the number of terminal columns that a text occupies.
 *
 * Wide East Asian characters and emoji occupy two columns, combining marks and invisible format characters none, and
 * all other characters one.
 */
export function width(text: string): number {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.length
  let columns = 0
  for (const character of text) columns += widthOf(character)
  return columns
}

/** Pads a text with spaces to a width in columns. */
export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)))

/** Truncates a text to a width in columns, with an ellipsis. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text
  let result = ''
  let used = 1
  for (const character of text) {
    used += widthOf(character)
    if (used > columns) break
    result += character
  }
  return `${result}…`
}

function widthOf(character: string): number {
  if (/^[\p{M}\p{Cf}]$/u.test(character)) return 0
  return wide.test(character) ? 2 : 1
}

// The blocks with Wide or Fullwidth characters in Unicode Standard Annex 11.
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18d08}\u{1b000}-\u{1b2fb}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]$/u

/** Wraps a text at white space to at most `columns` columns. A longer word gets a line of its own. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of text.split(/\s+/u)) {
    if (word === '') continue
    const needed = width(word)
    if (used > 0 && used + 1 + needed > columns) {
      lines.push(line)
      line = ''
      used = 0
    }
    line = used === 0 ? word : `${line} ${word}`
    used += needed + (used === 0 ? 0 : 1)
  }
  if (used > 0) lines.push(line)
  return lines
}

/** Wraps a text and indents every line. The first line may have a different indent. */
export const wrapIndented = (text: string, columns: number, indent: string, first = indent): string =>
  wrap(text, columns - width(indent))
    .map((line, index) => (index === 0 ? first : indent) + line)
    .join('\n')

/** Formats a count with its noun: `1 record`, `2 records`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
