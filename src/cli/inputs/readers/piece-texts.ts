import { isObject } from '../../../core/object.ts'
import { dialectOf } from '../../../datacite/dialects/dialect-of.ts'
import { candidatesIn } from '../../../datacite/read/candidates.ts'
import type { RecordDocument } from '../../../datacite/read/read-document.ts'
import { apart } from '../../../records/apart.ts'
import type { Piece } from '../../../records/piece.ts'
import { pieceText } from '../../../records/piece-text.ts'
import { decodeText } from '../../../text/decode-text.ts'
import type { ParsedText } from '../../../text/document.ts'

/** Takes a text apart into documents. */
export type Parse = (text: string) => ParsedText<RecordDocument>

/** The texts that are read of a piece: the whole, and its parts, which are read if something in the whole cannot be. */
export function* textsToRead(piece: Piece): Generator<string> {
  const whole = textToRead(piece)
  if (whole !== undefined) yield whole
  const parts = apart(piece)
  for (const part of parts.length > 1 ? parts : []) {
    const text = textToRead(part)
    if (text !== undefined) yield text
  }
}

/** The text that is read of a piece; undefined where its bytes are none. A whole input may be in any encoding. */
export function textToRead(piece: Piece): string | undefined {
  const { kind, bytes, before, inside } = piece
  if (kind !== 'text' || before !== undefined || inside !== undefined) return pieceText(piece)?.text
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : undefined
}

/** True if a value holds a record in one of DataCite's formats; `isTyped` is false for YAML. */
export const holdsRecord = (value: unknown, isTyped: boolean): boolean =>
  candidatesIn(value).some(one => isObject(one.value) && dialectOf(one.value, isTyped) !== undefined)
