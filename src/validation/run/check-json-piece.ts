import type { SourceRecord } from '../../datacite/read-document.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/read-piece.ts'
import { checkSettings } from '../all-rules.ts'
import type { CheckOptions, CheckReport } from '../report.ts'
import { checkJson } from './check-json.ts'
import { judgePiece } from './judge-piece.ts'

/** Checks the records of a piece as `checkPiece` does, if they are JSON that carries no XML; `checkJson` says what that is for. */
export function checkJsonPiece(
  piece: Piece,
  { from = 'auto', ...options }: CheckOptions,
  see?: (source: SourceRecord) => void,
): PieceResult<CheckReport> | undefined {
  const settings = checkSettings({ from, ...options })
  let isJson = true
  const checked = judgePiece<CheckReport['records'][number]['format']>(piece, (input, hasLines) => {
    const report = isJson ? checkJson(input, from, hasLines, settings, see) : undefined
    isJson = report !== undefined
    return report ?? { records: [], diagnostics: [] }
  })
  return isJson ? checked : undefined
}
