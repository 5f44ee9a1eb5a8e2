import { backslash, quote } from '../../text/json/marks.ts'

/**
 * A scanner of JSON chunks. Visits the opening quote of every string, and every byte outside strings except white
 * space.
 */
export interface JsonWalk {
  walk(chunk: Uint8Array, visit: (byte: number, at: number) => void): void
  /**
   * Returns the last string, or undefined if the string has more than 20 bytes or an escape. Such strings are not
   * stored.
   */
  lastText(): string | undefined
}

export function jsonWalk(): JsonWalk {
  let inText = false
  let isEscaped = false
  let parts: Uint8Array[] | undefined
  let last: string | undefined

  /**
   * Scans the rest of a string. Returns the offset of its closing quote, or the length of the chunk if the string
   * continues in the next one.
   */
  function throughText(chunk: Uint8Array, from: number): number {
    let at = from
    for (;;) {
      if (isEscaped) {
        isEscaped = false
        at++
      }
      const end = chunk.indexOf(quote, at)
      const stop = end < 0 ? chunk.length : end
      const escaping = escapeBefore(chunk, at, stop)
      if (escaping < 0) {
        keep(chunk.subarray(at, stop))
        return stop
      }
      parts = undefined
      isEscaped = true
      at = escaping + 1
      if (at >= chunk.length) return chunk.length
    }
  }

  function keep(bytes: Uint8Array): void {
    if (parts === undefined) return
    parts.push(bytes.slice())
    if (parts.reduce((sum, { length }) => sum + length, 0) > 20) parts = undefined
  }

  return {
    lastText: () => last,
    walk(chunk, visit) {
      for (let at = 0; at < chunk.length; at++) {
        if (inText) {
          at = throughText(chunk, at)
          if (at >= chunk.length) return
          inText = false
          last = parts?.map(part => String.fromCharCode(...part)).join('')
          continue
        }
        const byte = chunk[at] as number
        if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) continue
        visit(byte, at)
        if (byte === quote) {
          inText = true
          parts = []
        }
      }
    },
  }
}

function escapeBefore(chunk: Uint8Array, from: number, end: number): number {
  const found = chunk.subarray(from, end).indexOf(backslash)
  return found < 0 ? -1 : from + found
}
