import type { SourceRecord } from '../datacite/read-document.ts'
import { readDataciteSource } from '../datacite/read-source.ts'
import { checkSettings } from '../validation/all-rules.ts'
import { checkSource } from '../validation/check.ts'
import type { CheckOptions, CheckReport } from '../validation/report.ts'
import type { Piece } from './piece.ts'
import { numbered, type PieceResult, readPiece } from './read-piece.ts'

/** Checks the records of a piece; each is shown with what it was read from, in their order. */
export function checkPiece(
  piece: Piece,
  options: CheckOptions,
  see?: (source: SourceRecord) => void,
): PieceResult<CheckReport> {
  const settings = checkSettings(options)
  return readPiece(piece, {
    fault: diagnostic => ({ records: [], diagnostics: [diagnostic] }),
    whole: bytes => checkSource(readDataciteSource(bytes, options.from, false), settings, see),
    text({ text, placed }, hasLines) {
      const { records, diagnostics } = checkSource(
        readDataciteSource(text, options.from, false, hasLines),
        settings,
        see,
      )
      return {
        records: records.map(record => ({ ...record, diagnostics: record.diagnostics.map(placed) })),
        diagnostics: diagnostics.map(placed),
      }
    },
    isBroken: ({ records, diagnostics }) => records.length === 0 && diagnostics.length > 0,
    join: (parts, moved) => ({
      records: numbered(
        parts.flatMap(({ result, base }) =>
          result.records.map(record => ({ ...record, diagnostics: record.diagnostics.map(one => moved(one, base)) })),
        ),
      ),
      diagnostics: parts.flatMap(({ result, base }) => result.diagnostics.map(one => moved(one, base))),
    }),
  })
}
