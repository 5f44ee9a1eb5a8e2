import type { Range } from '../../core/diagnostic.ts'

/** Lines of a text around a finding. */
export interface Excerpt {
  lines: ExcerptLine[]
}

/** A line, or the part of a long line near the finding. */
export interface ExcerptLine {
  /** The line number, from 1. */
  number: number
  text: string
  /** True if the line was truncated before `text`. `cutAfter` is true if the line was truncated after `text`. */
  cutBefore: boolean
  cutAfter: boolean
  /** The part of `text` to which the finding refers, in UTF-16 units. Present only on the first line of the finding. */
  marked?: { start: number; end: number }
}

/**
 * Extracts the line of a finding, with one line before and one after. Reads only a window around the position, so the
 * time does not depend on the length of lines.
 */
export function excerptOf(text: string, { start, end }: Range): Excerpt {
  const offset = Math.min(Math.max(start.offset, 0), text.length)
  const from = Math.max(0, offset - reach)
  const to = Math.min(text.length, offset + reach)
  const before = text.slice(from, offset).split(lineBreak)
  const after = text.slice(offset, to).split(lineBreak)
  const head = before.pop() ?? ''
  const tail = after.shift() ?? ''
  const marked = Math.min(Math.max(end.offset - offset, 1), tail.length)
  const line: ExcerptLine = {
    number: start.line,
    text: head + tail,
    cutBefore: before.length === 0 && from > 0,
    cutAfter: after.length === 0 && to < text.length,
    marked: { start: head.length, end: head.length + marked },
  }
  const previous = before.at(-1)
  const next = after[0]
  // Omits a previous line that begins outside the window, because the end of a line alone is not useful.
  const hasPrevious = previous !== undefined && (before.length > 1 || from === 0)
  const cutAfter = after.length === 1 && to < text.length
  return {
    lines: [
      ...(hasPrevious ? [{ number: start.line - 1, text: previous, cutBefore: false, cutAfter: false }] : []),
      line,
      ...(next ? [{ number: start.line + 1, text: next, cutBefore: false, cutAfter }] : []),
    ],
  }
}

const lineBreak = /\r\n?|\n/

// UTF-16 units to either side, more than the width of any terminal.
const reach = 400
