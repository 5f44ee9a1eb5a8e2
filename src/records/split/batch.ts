import { measure, type Stretch } from '../extent.ts'
import { concat } from '../piece.ts'

/** The assignment of bytes to gaps between pieces, to the current piece, and to skipped records that are too long. */
export interface Batch {
  /** Sets the chunk to which later offsets refer. */
  begin(chunk: Uint8Array): void
  /** Assigns the bytes before an offset to the gap between pieces. */
  skip(end: number): void
  /** Assigns the bytes before an offset to the piece. */
  keep(end: number): void
  /** Returns the size of the piece in bytes. */
  size(): number
  isEmpty(): boolean
  /** Returns the last bytes of the piece. */
  last(count: number): Uint8Array
  /** Closes the piece without its last `behind` bytes, which start the next piece. */
  take(behind?: number): { bytes: Uint8Array; gap: Stretch }
  /** Turns the piece into a gap. */
  drop(): void
  /**
   * Moves the last bytes of the piece to a skipped record. All bytes kept from then on belong to the skipped record
   * too.
   */
  passOver(bytes: number): void
  isPassing(): boolean
  /** Ends a skipped record. */
  passed(): { gap: Stretch; extent: Stretch }
}

export function batching(): Batch {
  const gap = measure()
  let chunk = new Uint8Array()
  /** The offset of the first unassigned byte in the chunk. */
  let from = 0
  let held: Uint8Array[] = []
  let size = 0
  let passing: ReturnType<typeof measure> | undefined

  const next = (end: number): Uint8Array | undefined => {
    if (end <= from) return undefined
    const part = chunk.subarray(from, end)
    from = end
    return part
  }
  const clear = (): void => {
    held = []
    size = 0
  }
  return {
    begin(given) {
      chunk = given as Uint8Array<ArrayBuffer>
      from = 0
    },
    skip(end) {
      const part = next(end)
      if (part !== undefined) gap.add(part)
    },
    keep(end) {
      const part = next(end)
      if (part === undefined) return
      if (passing !== undefined) passing.add(part)
      else {
        held.push(part)
        size += part.length
      }
    },
    size: () => size,
    isEmpty: () => size === 0,
    last(count) {
      held = [concat(held)]
      return held[0]?.subarray(-count) ?? new Uint8Array()
    },
    take(behind = 0) {
      const bytes = concat(held)
      const end = bytes.length - behind
      held = behind === 0 ? [] : [bytes.subarray(end)]
      size = behind
      return { bytes: bytes.subarray(0, end), gap: gap.take() }
    },
    drop() {
      for (const part of held) gap.add(part)
      clear()
    },
    passOver(bytes) {
      passing = measure()
      let before = size - bytes
      const kept: Uint8Array[] = []
      for (const part of held) {
        if (before > 0) kept.push(part.subarray(0, before))
        if (before < part.length) passing.add(part.subarray(Math.max(0, before)))
        before -= part.length
      }
      held = kept
      size -= bytes
    },
    isPassing: () => passing !== undefined,
    passed() {
      const extent = passing?.take() ?? gap.take()
      passing = undefined
      return { gap: gap.take(), extent }
    },
  }
}
