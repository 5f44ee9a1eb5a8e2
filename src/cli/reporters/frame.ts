import type { Excerpt, ExcerptLine } from '../report/excerpt.ts'
import type { Colors } from '../terminal/colors.ts'
import { printable } from '../text/printable.ts'
import { width } from '../text/width.ts'

/** Draws an excerpt as a code frame: line numbers, the lines, and carets under the part that a finding is about. */
export function codeFrame({ lines }: Excerpt, colors: Colors, columns: number): string[] {
  const gutter = Math.max(...lines.map(({ number }) => String(number).length))
  const room = Math.max(20, columns - gutter - 5)
  return lines.flatMap(line => drawLine(line, gutter, room, colors))
}

function drawLine(line: ExcerptLine, gutter: number, room: number, colors: Colors): string[] {
  const number = String(line.number).padStart(gutter)
  const { marked } = line
  if (marked === undefined) {
    return [colors.dim(`  ${number} │ ${piece(line, 0, room).text}`.trimEnd())]
  }
  const { text, before, carets } = markedPiece(line, marked, room)
  return [
    `${colors.red('>')} ${number} ${colors.dim('│')} ${text}`.trimEnd(),
    `  ${' '.repeat(gutter)} ${colors.dim('│')} ${' '.repeat(before)}${colors.red('^'.repeat(carets))}`,
  ]
}

function markedPiece(line: ExcerptLine, marked: { start: number; end: number }, room: number) {
  const context = Math.floor(room / 3)
  const from = width(show(line.text)) <= room && !line.cutBefore ? 0 : backFrom(line.text, marked.start, context)
  const { text, lead } = piece(line, from, room)
  const before = lead + width(show(line.text.slice(from, marked.start)))
  const wanted = width(show(line.text.slice(marked.start, marked.end)))
  return { text, before, carets: Math.max(1, Math.min(wanted, width(text) - before)) }
}

// Returns the part of a line from an index on, truncated to the room, with ellipses where text is missing.
function piece(line: ExcerptLine, from: number, room: number): { text: string; lead: number } {
  const missingBefore = from > 0 || line.cutBefore
  let text = missingBefore ? '…' : ''
  let used = text.length
  for (const character of line.text.slice(from)) {
    const shown = show(character)
    used += width(shown)
    if (used > room - 1) return { text: `${text}…`, lead: missingBefore ? 1 : 0 }
    text += shown
  }
  return { text: line.cutAfter ? `${text}…` : text, lead: missingBefore ? 1 : 0 }
}

// Returns the first index at most `columns` columns before `index`, never inside a surrogate pair.
function backFrom(text: string, index: number, columns: number): number {
  let at = Math.max(0, index - columns)
  while (at < index && (width(show(text.slice(at, index))) > columns || isTrailSurrogate(text, at))) at++
  return at
}

const isTrailSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00

const show = (text: string): string => printable(text.replaceAll('\t', '  '))
