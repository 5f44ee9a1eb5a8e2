import { messagesOf, type Said } from '../messages/message.ts'
import { noStretch, type Stretch } from './extent.ts'

/** A part of an input that can be parsed on its own: some complete records, or an entire input that cannot be split. */
export interface Piece {
  /**
   * The kind of piece.
   *
   * - `lines`: lines of JSON.
   * - `list`: entries of a JSON list.
   * - `yaml`: documents, or entries of one list.
   * - `text`: an element of XML, entries of BibTeX or RIS, or the whole input.
   */
  kind: 'lines' | 'list' | 'yaml' | 'text'
  /** The id of the format, if the input's beginning is unambiguous. */
  format?: string
  /** The bytes of the piece. They are UTF-8 unless the piece is the whole input. */
  bytes: Uint8Array
  /** The extent of the input between the previous piece and this one. */
  gap: Stretch
  /** The JSON Pointer of a list, and the index of the piece's first entry in that list. */
  list?: { pointer: string; first: number }
  /** Text to prepend to the bytes so that they can be parsed on their own. */
  before?: string
  /** A text to insert into the bytes, and the byte offset at which to insert it. */
  inside?: { at: number; text: string }
  /** The reason for skipping the piece, which then has an extent but no bytes. */
  fault?: { rule: string; message: Said; extent: Stretch }
}

/**
 * A splitter that receives an input in chunks. The pieces do not depend on the chunk boundaries unless the input
 * pauses.
 */
export interface Splitter {
  push(chunk: Uint8Array): Iterable<Piece>
  /** Returns the complete records that do not depend on later input. Called when more input may take a while. */
  pause(): Iterable<Piece>
  end(): Iterable<Piece>
  /** Returns the complete records of an input that breaks off. Called instead of `end`. */
  breakOff(): Iterable<Piece>
}

/** Size limits for splitting an input. */
export interface SplitLimits {
  /** The number of bytes after which a piece closes. */
  block: number
  /** The number of bytes after which the first piece closes. Splitters of BibTeX and XML ignore this limit. */
  first: number
  /** The number of records after which a piece closes. Very short records can have findings many times their length. */
  most: number
  /** The maximum number of bytes in a record. */
  longest: number
}

/** The maximum length in bytes of an input that is not split: the maximum length of a string in V8. */
export const longestText = 0x1fff_ffe8

/**
 * Returns a size limit for pieces. The limit starts at `first` and quadruples with each call of `grow`, up to `block`.
 */
export function growing({ first, block }: SplitLimits): { bytes(): number; grow(): void } {
  let bytes = first
  return {
    bytes: () => bytes,
    grow() {
      bytes = Math.min(bytes * 4, block)
    },
  }
}

/** Concatenates chunks of bytes. */
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
  tooLong: 'This record is larger than {size} MiB, so it is skipped; look for a missing line break or bracket.',
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
