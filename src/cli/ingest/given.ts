import { completeRecord } from '../../datacite/complete.ts'
import { dialects } from '../../datacite/dialects/index.ts'
import { candidatesIn } from '../../datacite/read/candidates.ts'
import type { FormatId } from '../../formats/format.ts'
import { allReaders } from '../../formats/read/all-readers.ts'
import { english } from '../../messages/message.ts'
import { apart } from '../../records/apart.ts'
import type { Piece } from '../../records/piece.ts'
import { pieceText } from '../../records/piece-text.ts'
import { records } from '../../records/read-piece.ts'
import { decodeText } from '../../text/decode-text.ts'
import { parseData } from '../../text/parse-data.ts'
import { Positions } from '../../text/positions.ts'

/** Something of an input that a catalog may take, or a sentence on what could not be read. */
export type Given = { value: unknown } | { fault: string; line?: number }

/**
 * What an input holds for a catalog: the objects of JSON and NDJSON as they are, lists and pages taken apart; of every other
 * format the DataCite records in it.
 */
export function* givenIn(bytes: string | Uint8Array, from: FormatId | 'auto' = 'auto'): Generator<Given> {
  const decoded = decodeText(bytes)
  if (from !== 'auto' || !decoded.ok || !/^\s*[{[]/.test(decoded.text)) return yield* recordsIn(bytes, from)
  let isFirst = true
  for (const part of parseData(decoded.text).parts) {
    if ('fault' in part) {
      const { message, offset } = part.fault
      yield { fault: english(message), line: new Positions(decoded.text).range(offset, offset).start.line }
      continue
    }
    for (const { value } of candidatesIn(part.document.value)) {
      // The first object shows whether JSON is in a foreign format; then all of it is.
      if (isFirst && !isRecordForCatalog(value)) {
        const others = [...recordsIn(bytes, from)]
        if (others.some(other => 'value' in other)) return yield* others
      }
      isFirst = false
      yield { value }
    }
  }
}

/** What a piece of a stream holds for a catalog; lines are counted from those before it. */
export function* givenInPiece(piece: Piece, from: FormatId | 'auto', linesBefore: number): Generator<Given> {
  if (piece.fault !== undefined) {
    yield { fault: english(piece.fault.message), line: linesBefore + 1 }
    return
  }
  let line = linesBefore
  for (const part of piece.kind === 'lines' ? apart(piece) : [piece]) {
    const text = pieceText(part)?.text
    const isBroken = piece.kind === 'lines' && !/^\s*(?:[{[]|$)/.test(text ?? 'x')
    if (isBroken)
      yield { fault: text === undefined ? 'This line is not UTF-8.' : 'This line is no JSON.', line: line + 1 }
    else if (text?.trim() !== '')
      for (const given of givenIn(text ?? part.bytes, from))
        yield 'value' in given || given.line === undefined ? given : { ...given, line: given.line + line }
    if (piece.kind === 'lines') line++
  }
}

function* recordsIn(bytes: string | Uint8Array, from: FormatId | 'auto'): Generator<Given> {
  const [source] = records(bytes, allReaders(from)).parts
  for (const { syntax, document, records: held } of source.documents) {
    if (syntax === 'yaml') for (const { value } of candidatesIn(document.value)) yield { value }
    else for (const record of held) yield { value: completeRecord(record, syntax) }
  }
  for (const { rule, severity, message, position } of source.diagnostics) {
    if (severity !== 'error' || rule === 'schema/unrecognised') continue
    yield position === undefined ? { fault: message } : { fault: message, line: position.start.line }
  }
}

const isRecordForCatalog = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if ('checksum' in value || 'specifiers' in value) return true
  return !Array.isArray(value) && dialects.some(({ detect }) => detect({ ...value }, true))
}
