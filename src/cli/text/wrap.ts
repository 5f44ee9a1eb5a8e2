import { width } from './width.ts'

/** Breaks a text into lines of at most `columns` columns, at white space; a longer word stands alone on its line. */
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

/** Wraps a text and puts an indent before every line; the first line may have another one. */
export const wrapIndented = (text: string, columns: number, indent: string, first = indent): string =>
  wrap(text, columns - width(indent))
    .map((line, index) => (index === 0 ? first : indent) + line)
    .join('\n')

/** A count with its noun: `1 record`, `2 records`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
