import { concat, growing, type Piece, type SplitLimits, type Splitter, tooLong } from '../../records/piece.ts'
import { batching } from '../../records/split/batch.ts'
import type { Split } from '../../records/split/split.ts'
import { isRis } from './detect.ts'
import { firstTag, lastTag, longestTag, parseLine } from './lines.ts'

/** The rules for splitting RIS in a stream. */
export const risSplit: Split = {
  begins: (head, from) => from === 'ris' || (from === 'auto' && isRis(head)),
  isDecided: () => true,
  divide: (_head, _from, limits) => splitRis(limits),
}

/** Splits RIS into pieces of many references. A reference ends before the next line that starts a reference. */
function splitRis(limits: SplitLimits): Splitter {
  const { most, longest } = limits
  const batch = batching()
  const due = growing(limits)
  /** The bytes that may be the start of a reference's first tag. */
  let held = new Uint8Array()
  let isLineStart = true
  /** The number of references in the piece. */
  let references = 0
  /** The offset at which the last reference starts. */
  let began = 0
  let ready: Piece[] = []

  /** Closes the piece without its last `behind` bytes, which belong to the next piece. */
  function close(behind: number): void {
    references = 0
    due.grow()
    ready.push({ kind: 'text', format: 'ris', ...batch.take(behind) })
  }

  function begin(at: number): void {
    batch.keep(at)
    if (batch.isPassing()) reportPassed()
    else if (references >= most || batch.size() >= due.bytes()) close(0)
    references++
    began = at
  }

  function reportPassed(): void {
    const { gap, extent } = batch.passed()
    references = 0
    ready.push(tooLong(gap, extent, longest))
  }

  /** Scans the bytes to their end, or to a tag that may continue after them. Returns the number of bytes scanned. */
  function walk(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (isLineStart && mayBeginTag(byte)) {
        const [line = '', rest] = linesIn(bytes.subarray(at, at + longestTag))
        if (rest === undefined && at + longestTag > bytes.length) return at
        if (parseLine(line)?.tag === firstTag) begin(at)
      }
      isLineStart = byte === 0x0a || byte === 0x0d
    }
    return bytes.length
  }

  return {
    push(chunk) {
      ready = []
      const bytes = held.length === 0 ? chunk : concat([held, chunk])
      batch.begin(bytes)
      const end = walk(bytes)
      held = bytes.slice(end)
      batch.keep(end)
      const own = end - began
      began -= end
      if (batch.isPassing() || own <= longest) return ready
      if (own < batch.size()) close(own)
      batch.passOver(batch.size())
      return ready
    },
    pause() {
      ready = []
      if (references < 2 || batch.isPassing()) return ready
      close(-began)
      references = 1
      return ready
    },
    end() {
      ready = []
      batch.begin(held)
      batch.keep(held.length)
      if (batch.isPassing()) reportPassed()
      else if (!batch.isEmpty()) close(0)
      return ready
    },
    breakOff() {
      ready = []
      if (references === 0 || batch.isPassing()) return ready
      const isWhole = linesIn(batch.last(-began)).some(line => parseLine(line)?.tag === lastTag)
      if (isWhole || references > 1) close(isWhole ? 0 : -began)
      return ready
    },
  }
}

/**
 * True if a line that starts with this byte may begin a reference. The first tag may follow white space and be in
 * either case.
 */
const mayBeginTag = (byte: number): boolean => byte === 0x20 || byte === 0x09 || (byte | 0x20) === 0x74

const decoder = new TextDecoder()

const linesIn = (bytes: Uint8Array): string[] => decoder.decode(bytes).split(/[\r\n]/)
