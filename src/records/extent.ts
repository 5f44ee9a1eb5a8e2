import type { Position } from '../core/diagnostic.ts'
import { lineStarts } from '../text/line-starts.ts'

/** The extent of a text: the numbers of UTF-16 units, of line breaks, and of units after the last line break. */
export interface Extent {
  units: number
  lines: number
  tail: number
}

export const noExtent: Extent = { units: 0, lines: 0, tail: 0 }

/** A range of an input: its extent as text, and its length in bytes. */
export interface Stretch extends Extent {
  bytes: number
}

export const noStretch: Stretch = { ...noExtent, bytes: 0 }

/** Returns the extent of a text. Lines end with LF, CRLF or CR. */
export function extentOf(text: string): Extent {
  const starts = lineStarts(text)
  return { units: text.length, lines: starts.length - 1, tail: text.length - (starts.at(-1) ?? 0) }
}

/** Returns the combined extent of two consecutive texts. */
export const joined = (one: Extent, other: Extent): Extent => ({
  units: one.units + other.units,
  lines: one.lines + other.lines,
  tail: other.lines === 0 ? one.tail + other.tail : other.tail,
})

/** Returns the position after a text. */
export const endOf = ({ units, lines, tail }: Extent): Position => ({
  line: lines + 1,
  column: tail + 1,
  offset: units,
})

/**
 * Creates a meter for the extent of UTF-8 bytes that arrive in chunks. Invalid bytes count as their replacement
 * characters.
 */
export function measure(): { add(bytes: Uint8Array): void; take(): Stretch } {
  let decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let extent = noExtent
  let size = 0
  /** A carriage return at the end of the last chunk, which may be the first half of a CRLF. */
  let rest = ''
  return {
    add(bytes) {
      const text = rest + decoder.decode(bytes, { stream: true })
      rest = text.endsWith('\r') ? '\r' : ''
      extent = joined(extent, extentOf(text.slice(0, text.length - rest.length)))
      size += bytes.length
    },
    take() {
      const whole = { ...joined(extent, extentOf(rest + decoder.decode())), bytes: size }
      rest = ''
      decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      extent = noExtent
      size = 0
      return whole
    },
  }
}
