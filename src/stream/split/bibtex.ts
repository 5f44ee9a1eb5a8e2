import type { Piece, SplitLimits, Splitter } from '../piece.ts'
import { tooLong } from '../piece.ts'
import { batching } from './batch.ts'

/**
 * Divides BibTeX, many entries a piece. Abbreviations (`@string`) hold for all pieces behind them; what an entry takes from another one
 * by `crossref` is found in its own piece only.
 */
export function splitBibtex({ block, most, longest }: SplitLimits): Splitter {
  const batch = batching()
  let depth = 0
  let isInEntry = false
  /** The bytes of the entry behind its @, and the first of them. */
  let entryLength = 0
  let head = ''
  /** Entries of the piece. */
  let entries = 0
  /** The abbreviations so far, and those before the piece. */
  let strings = ''
  let before = ''
  let ready: Piece[] = []

  const piece = (): Piece => {
    entries = 0
    return { kind: 'text', ...batch.take(), ...(before !== '' && { before }) }
  }

  function beginEntry(at: number): void {
    if (entries > 0) batch.keep(at)
    else {
      batch.skip(at)
      before = strings
    }
    isInEntry = true
    entryLength = 0
    depth = 0
    head = ''
  }

  function endEntry(end: number): void {
    batch.keep(end)
    isInEntry = false
    if (batch.isPassing()) {
      const { gap, extent } = batch.passed()
      ready.push(tooLong(gap, extent, longest))
      return
    }
    if (head.toLowerCase() === 'string') {
      if (strings.length < mostStrings) strings += `${new TextDecoder().decode(batch.last(entryLength + 1))}\n`
      if (entries === 0) batch.drop()
      return
    }
    entries++
    if (batch.size() >= block || entries >= most) ready.push(piece())
  }

  function visit(byte: number, at: number): void {
    if (!isInEntry) {
      if (byte === atSign) beginEntry(at)
      return
    }
    entryLength++
    if (head.length < 6) head += String.fromCharCode(byte)
    if (byte === open) depth++
    else if (byte === close && --depth <= 0) endEntry(at + 1)
  }

  return {
    push(chunk) {
      ready = []
      batch.begin(chunk)
      for (let at = 0; at < chunk.length; at++) visit(chunk[at] as number, at)
      if (isInEntry || entries > 0) batch.keep(chunk.length)
      else batch.skip(chunk.length)
      if (isInEntry && !batch.isPassing() && entryLength > longest) {
        const { bytes, gap } = batch.take()
        const start = bytes.length - entryLength - 1
        if (entries > 0)
          ready.push({ kind: 'text', bytes: bytes.subarray(0, start), gap, ...(before !== '' && { before }) })
        entries = 0
        batch.begin(bytes.subarray(start))
        batch.keep(bytes.length - start)
        batch.passOver(bytes.length - start)
      }
      return ready
    },
    end() {
      if (batch.isPassing()) {
        const { gap, extent } = batch.passed()
        return [tooLong(gap, extent, longest)]
      }
      return batch.isEmpty() ? [] : [piece()]
    },
    breakOff() {
      if (entries === 0) return []
      const { bytes, ...rest } = piece()
      return [{ ...rest, bytes: isInEntry ? bytes.subarray(0, bytes.length - entryLength - 1) : bytes }]
    },
  }
}

// Abbreviations of more than this are no abbreviations any more.
const mostStrings = 1_000_000

const atSign = 0x40
const open = 0x7b
const close = 0x7d
