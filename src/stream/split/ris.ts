import { noStretch } from '../extent.ts'
import { concat, type Piece, type SplitLimits, type Splitter } from '../piece.ts'
import { splitLines } from './lines.ts'

/** Divides RIS, many records a piece: a piece ends behind a line that ends a record (`ER  -`). */
export function splitRis(limits: SplitLimits): Splitter {
  const lines = splitLines(limits)
  let held: Uint8Array[] = []

  function* cut(pieces: Iterable<Piece>): Generator<Piece> {
    for (const piece of pieces) {
      if (piece.fault !== undefined) {
        if (held.length > 0) yield taken(concat(held))
        yield piece
        continue
      }
      const end = endOfRecords(piece.bytes)
      if (end === 0) held.push(piece.bytes)
      else {
        yield taken(concat([...held, piece.bytes.subarray(0, end)]))
        if (end < piece.bytes.length) held.push(piece.bytes.subarray(end))
      }
    }
  }

  const taken = (bytes: Uint8Array): Piece => {
    held = []
    return { kind: 'text', bytes, gap: noStretch }
  }

  return {
    push: chunk => cut(lines.push(chunk)),
    *end() {
      yield* cut(lines.end())
      if (held.length > 0) yield taken(concat(held))
    },
    breakOff: () => cut(lines.breakOff()),
  }
}

/** Where the last record of some whole lines ends; 0 if none does. */
function endOfRecords(bytes: Uint8Array): number {
  for (let start = bytes.lastIndexOf(0x45); start >= 0; start = start === 0 ? -1 : bytes.lastIndexOf(0x45, start - 1)) {
    const isLine = start === 0 || bytes[start - 1] === newline
    if (!isLine || bytes[start + 1] !== 0x52 || bytes[start + 2] !== 0x20) continue
    const end = bytes.indexOf(newline, start)
    return end < 0 ? bytes.length : end + 1
  }
  return 0
}

const newline = 0x0a
