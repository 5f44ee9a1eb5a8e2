import { growing, type Piece, type SplitLimits, type Splitter, tooLong } from '../../records/piece.ts'
import { batching } from '../../records/split/batch.ts'
import type { Split } from '../../records/split/split.ts'

/** Divides RIS. */
export const risSplit: Split = {
  begins: (head, from) => from === 'ris' || (from === 'auto' && /^\s*TY {1,2}- /.test(head)),
  isDecided: () => true,
  divide: (_head, _from, limits) => splitRis(limits),
}

/** Divides RIS, many references a piece: a reference goes on up to the next line that begins one (`TY  -`). */
function splitRis(limits: SplitLimits): Splitter {
  const { most, longest } = limits
  const batch = batching()
  const due = growing(limits)
  const tag = typeTag()
  /** References of the piece, and where the last of them begins, as an offset in the chunk. */
  let references = 0
  let began = 0
  let ready: Piece[] = []

  /** Closes the piece, without so many of its last bytes, with which the next one begins. */
  function close(behind: number): void {
    references = 0
    due.grow()
    ready.push({ kind: 'text', format: 'ris', ...batch.take(behind) })
  }

  /** A reference begins so many bytes before an offset. */
  function begin(end: number, length: number): void {
    if (batch.isPassing()) {
      // What has been passed over already stays so.
      batch.keep(end - Math.min(length, end))
      tellPassed()
    }
    batch.keep(end)
    if (references >= most || batch.size() - length >= due.bytes()) close(length)
    references++
    began = end - length
  }

  function tellPassed(): void {
    const { gap, extent } = batch.passed()
    references = 0
    ready.push(tooLong(gap, extent, longest))
  }

  return {
    push(chunk) {
      ready = []
      batch.begin(chunk)
      for (let at = 0; at < chunk.length; at++) {
        const length = tag.read(chunk[at] as number)
        if (length !== undefined) begin(at + 1, length)
      }
      batch.keep(chunk.length)
      const own = chunk.length - began
      began -= chunk.length
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
      if (batch.isPassing()) tellPassed()
      else if (!batch.isEmpty()) close(0)
      return ready
    },
    breakOff() {
      ready = []
      if (references === 0 || batch.isPassing()) return ready
      const isWhole = lastLine.test(new TextDecoder('latin1').decode(batch.last(-began)))
      if (isWhole || references > 1) close(isWhole ? 0 : -began)
      return ready
    },
  }
}

/** Finds the tag that begins a reference, byte by byte; gives its length behind its last byte. */
function typeTag(): { read(byte: number): number | undefined } {
  /** The bytes of the tag that were read; none inside of a line. */
  let read: number | undefined = 0
  return {
    read(byte) {
      if (byte === 0x0a || byte === 0x0d) read = 0
      else if (read === undefined) return undefined
      else if (byte === 0x2d && read > 2) {
        const length = read + 1
        read = undefined
        return length
      } else read = read < 4 && byte === tagBytes[read] ? read + 1 : undefined
      return undefined
    },
  }
}

/** `TY` and up to two spaces. */
const tagBytes = [0x54, 0x59, 0x20, 0x20]

/** The line that ends a reference. */
const lastLine = /[\r\n]ER {1,2}-/
