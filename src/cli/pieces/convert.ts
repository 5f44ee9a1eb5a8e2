import type { ConvertOptions } from '../../formats/convert.ts'
import { convertPiece } from '../../formats/convert-piece.ts'
import { formatNamed } from '../../formats/formats.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceItems, PieceResult } from '../../records/place.ts'
import { isLine, textFormat } from '../sinks/records-folder.ts'
import type { RewrittenRecord } from './rewritten-record.ts'

/** The records of a piece in a format, with what they lost. */
export function convertedPiece(piece: Piece, options: ConvertOptions): PieceResult<PieceItems<RewrittenRecord>> {
  const format = textFormat(formatNamed(options.to))
  const { result, extent } = convertPiece(piece, { ...options, pretty: !isLine(format) })
  const records = result.records.map(({ losses, ...record }) => ({ ...record, format, notes: losses }))
  return { result: { ...result, records }, extent }
}
