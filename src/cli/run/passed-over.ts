import { isObject } from '../../core/object.ts'
import { parsedJson } from '../../core/strings.ts'
import { dialectOf } from '../../datacite/dialects/dialect-of.ts'
import { candidatesIn } from '../../datacite/read/candidates.ts'
import { extentOf } from '../../records/extent.ts'
import type { Piece } from '../../records/piece.ts'
import { pieceText } from '../../records/piece-text.ts'
import { type Progress, placeAfter } from '../../records/place.ts'
import { parseData } from '../../text/parse-data.ts'

/** Returns the position after a skipped piece. The records of the piece are counted without being processed. */
export function passedOver(progress: Progress, piece: Piece): Progress {
  const own = pieceText(piece)
  const text = own?.text ?? new TextDecoder().decode(piece.bytes)
  const extent = piece.fault?.extent ?? own?.extent ?? extentOf(text)
  const records = recordsIn(piece, text)
  return placeAfter(progress, piece, { result: { records: { length: records } as unknown[] }, extent }).progress
}

function recordsIn({ kind, fault }: Piece, text: string): number {
  if (fault !== undefined) return 0
  if (kind === 'text') return 1
  const isTyped = kind !== 'yaml'
  let count = 0
  for (const value of isTyped ? (kind === 'lines' ? text.split('\n') : [text]).map(parsedJson) : yamlIn(text))
    for (const candidate of candidatesIn(value))
      if (isObject(candidate.value) && dialectOf(candidate.value, isTyped) !== undefined) count++
  return count
}

function* yamlIn(text: string): Generator<unknown> {
  for (const part of parseData(text).parts) if ('document' in part) yield part.document.value
}
