import type { Position, Range } from '../core/diagnostic.ts'
import { lineStarts } from './line-starts.ts'

/** Turns offsets of a text into lines and columns; the line index is made on first use. Lines end with LF, CRLF or CR. */
export class Positions {
  readonly text: string
  #starts: number[] | undefined

  constructor(text: string) {
    this.text = text
  }

  /** The position of an offset; beyond the end counts as the end. */
  at(offset: number): Position {
    const within = Math.max(0, Math.min(offset, this.text.length))
    const starts = this.#lineStarts()
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= within) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: within - (starts[low] ?? 0) + 1, offset: within }
  }

  /** The offset of a line and column, both from 1; beyond the text counts as its end. */
  offsetOf(line: number, column: number): number {
    const start = this.#lineStarts()[Math.max(line, 1) - 1] ?? this.text.length
    return Math.min(start + Math.max(column, 1) - 1, this.text.length)
  }

  /** The stretch from one offset to another. */
  range(start: number, end: number): Range {
    return { start: this.at(start), end: this.at(end) }
  }

  #lineStarts(): number[] {
    this.#starts ??= lineStarts(this.text)
    return this.#starts
  }
}
