import { completeRecord } from '../../datacite/complete.ts'
import { dialects } from '../../datacite/dialects/index.ts'
import { candidatesIn } from '../../datacite/read/candidates.ts'
import type { FormatId } from '../../formats/format.ts'
import { allReaders } from '../../formats/read/all-readers.ts'
import { english } from '../../messages/message.ts'
import { apart } from '../../records/apart.ts'
import { extentOf } from '../../records/extent.ts'
import type { Piece } from '../../records/piece.ts'
import { pieceText } from '../../records/piece-text.ts'
import type { PieceResult } from '../../records/place.ts'
import { records } from '../../records/read-piece.ts'
import { decodeText } from '../../text/decode-text.ts'
import { parseData } from '../../text/parse-data.ts'
import { Positions } from '../../text/positions.ts'
import { textToRead } from '../inputs/readers/piece-texts.ts'

/** A value to load into a catalog, or the reason why the value could not be read. */
export type Given = { value: unknown } | { fault: string; line?: number }

/**
 * Yields the records of an input for a catalog, and the faults of its unreadable parts. Keeps catalog records in JSON,
 * NDJSON and YAML unchanged, splits lists and pages, and converts other formats to DataCite records.
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
      // If the first object is not a catalog record, but the input is in another format, the records in it are read.
      if (isFirst && !isRecordForCatalog(value)) {
        const others = [...recordsIn(bytes, from)]
        if (others.some(other => 'value' in other)) return yield* others
      }
      isFirst = false
      yield { value }
    }
  }
}

/** Reads a piece for a catalog. Line numbers count from the start of the piece. */
export function givenInPiece(piece: Piece, from: FormatId | 'auto'): PieceResult<{ records: Given[] }> {
  const { fault } = piece
  if (fault !== undefined)
    return { result: { records: [{ fault: english(fault.message), line: 1 }] }, extent: fault.extent }
  const extent = extentOf(new TextDecoder().decode(piece.bytes))
  return {
    result: {
      records:
        piece.kind === 'lines' ? givenInLines(piece, from) : [...givenIn(textToRead(piece) ?? piece.bytes, from)],
    },
    extent,
  }
}

function givenInLines(piece: Piece, from: FormatId | 'auto'): Given[] {
  return apart(piece).flatMap((part, before): Given[] => {
    const text = pieceText(part)?.text
    if (text?.trim() === '') return []
    if (text === undefined) return [{ fault: 'This line is not UTF-8.', line: before + 1 }]
    if (!/^\s*[{[]/.test(text)) return [{ fault: 'This line is not JSON.', line: before + 1 }]
    return [...givenIn(text, from)].map(given =>
      'value' in given || given.line === undefined ? given : { ...given, line: given.line + before },
    )
  })
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
