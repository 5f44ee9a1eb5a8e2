import { recordsOfPiece } from '../../formats/convert-piece.ts'
import { rowOf } from '../../formats/csv/format.ts'
import type { Format, FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import type { RewrittenPiece, RewrittenRecord } from './rewritten.ts'

/** The description of Parquet in the form of a text format. Parquet has the columns of CSV. */
const parquet = {
  id: 'csv',
  name: 'Parquet',
  mediaTypes: ['application/vnd.apache.parquet'],
  extensions: ['.parquet'],
} as const satisfies Format

/** Converts each record of a piece to a row, written as a JSON array of cells. */
export function parquetRows(piece: Piece, { from }: { from: FormatId | 'auto' }): PieceResult<RewrittenPiece> {
  const { result, extent } = recordsOfPiece(piece, from)
  const records = result.records.map(({ index, format, record }): RewrittenRecord => {
    const { cells, losses } = rowOf(record, parquet)
    return { index, from: format, format: parquet, text: JSON.stringify(cells), notes: losses }
  })
  return { result: { ...result, records }, extent }
}
