import { messagesOf, type Said } from '../messages/message.ts'
import { noStretch, type Stretch } from './extent.ts'

/** A part of an input that can be read by itself: some whole records, or all of an input that cannot be divided. */
export interface Piece {
  /**
   * `lines` of JSON, entries of a JSON `list`, documents or entries of one list in `yaml`, or a `text` by itself: an element of XML, entries of
   * BibTeX or RIS, the whole input.
   */
  kind: 'lines' | 'list' | 'yaml' | 'text'
  /** The id of its format, where its input begins as no other does. */
  format?: string
  /** Its bytes, in UTF-8 unless it is the whole input. */
  bytes: Uint8Array
  /** The stretch between the previous piece and this one. */
  gap: Stretch
  /** For a list, its JSON Pointer and the index of the first entry, from 0. */
  list?: { pointer: string; first: number }
  /** Text to prepend to the bytes so that they parse on their own. */
  before?: string
  /** Text to insert into the bytes, and the byte offset of the insertion. */
  inside?: { at: number; text: string }
  /** Why it is not read; then there are no bytes, only their extent. */
  fault?: { rule: string; message: Said; extent: Stretch }
}

/** Divides an input whose chunks are pushed. The pieces are the same however the chunks were cut, unless it pauses. */
export interface Splitter {
  push(chunk: Uint8Array): Iterable<Piece>
  /** The records that are whole so far and can be read without what comes behind them, where that may take a while. */
  pause(): Iterable<Piece>
  end(): Iterable<Piece>
  /** In place of `end` where the input cannot be read on: the records that are whole. */
  breakOff(): Iterable<Piece>
}

/** Size limits for dividing an input. */
export interface SplitLimits {
  /** Bytes from which on a piece is closed. */
  block: number
  /** The bytes after which the first piece closes, if its records are as useful alone as in a group. */
  first: number
  /** Records from which on a piece is closed: very short ones can have findings many times their length. */
  most: number
  /** Bytes that a record may have. */
  longest: number
}

/** The longest input that can be read without being divided, in bytes; text cannot be longer. */
export const longestText = 0x1fff_ffe8

/** The bytes from which on the next piece is closed: four times as many from piece to piece, until they are those of a block. */
export function growing({ first, block }: SplitLimits): { bytes(): number; grow(): void } {
  let bytes = first
  return {
    bytes: () => bytes,
    grow() {
      bytes = Math.min(bytes * 4, block)
    },
  }
}

/** The bytes of several chunks. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts
  if (first !== undefined && parts.length === 1) return first
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const say = messagesOf('piece', {
  tooLong: 'This record is longer than {size} MiB, so it is skipped; look for a missing line break or bracket.',
})

/** Returns the piece for a record that exceeds the length limit. */
export const tooLong = (gap: Stretch, extent: Stretch, longest: number): Piece => ({
  kind: 'text',
  bytes: new Uint8Array(),
  gap,
  fault: {
    rule: 'schema/too-long',
    message: say('tooLong', { size: Math.floor(longest / 2 ** 20) }),
    extent,
  },
})

/** Returns a whole input as one piece. */
export const wholePiece = (bytes: Uint8Array): Piece => ({ kind: 'text', bytes, gap: noStretch })
