import type { SourceRecord } from '../../datacite/read-document.ts'
import { readDataciteSource } from '../../datacite/read-source.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/read-piece.ts'
import { checkSettings } from '../all-rules.ts'
import { checkSource } from '../check.ts'
import type { CheckOptions, CheckReport } from '../report.ts'
import { judgePiece } from './judge-piece.ts'

/** Checks the records of a piece; each is shown with what it was read from, in their order. */
export function checkPiece(
  piece: Piece,
  options: CheckOptions,
  see?: (source: SourceRecord) => void,
): PieceResult<CheckReport> {
  const settings = checkSettings(options)
  return judgePiece(piece, (input, hasLines) =>
    checkSource(readDataciteSource(input, options.from, false, hasLines), settings, see),
  )
}
