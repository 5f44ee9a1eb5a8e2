import type { Range } from '../../diagnostic.ts'

/** Lines of a text around a finding. */
export interface Excerpt {
  lines: ExcerptLine[]
}

/** A line, or the part of a long one that is near the finding. */
export interface ExcerptLine {
  /** Starts at 1. */
  number: number
  text: string
  /** Whether something was cut off before or after `text`. */
  cutBefore: boolean
  cutAfter: boolean
  /** The part of `text` that the finding is about, in UTF-16 units; only on the lines that it touches. */
  marked?: { start: number; end: number }
}

/**
 * Cuts the line of a finding out of its text, with one line before and one after. Takes the same short time wherever the
 * place is: no more than a window around it is looked at, so lines of any length are fine.
 */
export function excerptOf(text: string, { start, end }: Range): Excerpt {
  const offset = Math.min(Math.max(start.offset, 0), text.length)
  const first = lineStart(text, offset)
  const last = lineEnd(text, offset)
  const stop = Math.min(Math.max(end.offset, offset), last.at)
  const line: ExcerptLine = {
    number: start.line,
    text: text.slice(first.at, last.at),
    cutBefore: first.cut,
    cutAfter: last.cut,
    marked: { start: offset - first.at, end: Math.max(stop, Math.min(offset + 1, last.at)) - first.at },
  }
  return { lines: [...lineBefore(text, first, start.line), line, ...lineAfter(text, last, start.line)] }
}

interface Edge {
  at: number
  cut: boolean
}

function lineBefore(text: string, first: Edge, number: number): ExcerptLine[] {
  if (first.cut || first.at === 0) return []
  const end = text[first.at - 2] === '\r' ? first.at - 2 : first.at - 1
  const start = lineStart(text, end)
  // Of a long line its end would be shown, which tells nothing.
  return start.cut ? [] : [{ number: number - 1, text: text.slice(start.at, end), cutBefore: false, cutAfter: false }]
}

function lineAfter(text: string, last: Edge, number: number): ExcerptLine[] {
  if (last.cut) return []
  const start = text[last.at] === '\r' ? last.at + 2 : last.at + 1
  if (start >= text.length) return []
  const end = lineEnd(text, start)
  return [{ number: number + 1, text: text.slice(start, end.at), cutBefore: false, cutAfter: end.cut }]
}

function lineStart(text: string, offset: number): Edge {
  const from = Math.max(0, offset - reach)
  const found = text.slice(from, offset).lastIndexOf('\n')
  return found >= 0 ? { at: from + found + 1, cut: false } : { at: from, cut: from > 0 }
}

function lineEnd(text: string, offset: number): Edge {
  const window = text.slice(offset, offset + reach)
  const found = window.indexOf('\n')
  if (found < 0) return { at: offset + window.length, cut: offset + window.length < text.length }
  return { at: offset + (window[found - 1] === '\r' ? found - 1 : found), cut: false }
}

// UTF-16 units to either side; more than any terminal is wide.
const reach = 400
