import { isObject } from '../../../core/object.ts'
import { dialectOf } from '../../../datacite/dialects/dialect-of.ts'
import { candidatesIn } from '../../../datacite/read/candidates.ts'
import type { RecordDocument } from '../../../datacite/read/read-document.ts'
import { apart } from '../../../records/apart.ts'
import type { Piece } from '../../../records/piece.ts'
import { pieceText } from '../../../records/piece-text.ts'
import { decodeText } from '../../../text/decode-text.ts'
import type { ParsedText } from '../../../text/document.ts'

/** A function that parses a text into documents. */
export type Parse = (text: string) => ParsedText<RecordDocument>

/**
 * Yields the texts to read from a piece: the whole, then its parts if there are several. The parts are needed only if
 * the whole cannot be read.
 */
export function* textsToRead(piece: Piece): Generator<string> {
  const whole = textToRead(piece)
  if (whole !== undefined) yield whole
  const parts = apart(piece)
  for (const part of parts.length > 1 ? parts : []) {
    const text = textToRead(part)
    if (text !== undefined) yield text
  }
}

/** Returns the text of a piece, or undefined if its bytes are not text. A whole input may be in any encoding. */
export function textToRead(piece: Piece): string | undefined {
  const { kind, bytes, before, inside } = piece
  if (kind !== 'text' || before !== undefined || inside !== undefined) return pieceText(piece)?.text
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : undefined
}

/** True if a value contains a record in one of DataCite's formats; `isTyped` is false for YAML. */
export const holdsRecord = (value: unknown, isTyped: boolean): boolean =>
  candidatesIn(value).some(one => isObject(one.value) && dialectOf(one.value, isTyped) !== undefined)
