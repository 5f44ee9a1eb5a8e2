import type { Position, Range } from '../core/diagnostic.ts'
import { lineStarts } from './line-starts.ts'

/**
 * The lines and columns of offsets in a text. The line index is built on first use; lines end with LF, CRLF or CR.
 */
export class Positions {
  readonly text: string
  #starts: number[] | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Returns the position of an offset. An offset outside the text is clamped. */
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

  /** Returns the offset of a line and column, both counted from 1. A position beyond the text is clamped to its end. */
  offsetOf(line: number, column: number): number {
    const start = this.#lineStarts()[Math.max(line, 1) - 1] ?? this.text.length
    return Math.min(start + Math.max(column, 1) - 1, this.text.length)
  }

  /** Returns the range between two offsets. */
  range(start: number, end: number): Range {
    return { start: this.at(start), end: this.at(end) }
  }

  #lineStarts(): number[] {
    this.#starts ??= lineStarts(this.text)
    return this.#starts
  }
}
