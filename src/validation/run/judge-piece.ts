import { isOtherFormat } from '../../formats/ids.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceText } from '../../records/piece-text.ts'
import { numbered, type PieceResult, readPiece } from '../../records/read-piece.ts'
import type { CheckReport } from '../report.ts'

/** Judges the records of a piece. Where something cannot be read, what stands beside it is judged by itself. */
export const judgePiece = <Id extends string>(
  piece: Piece,
  judge: (input: string | Uint8Array, hasLines: boolean) => CheckReport<Id>,
): PieceResult<CheckReport<Id>> =>
  readPiece<CheckReport<Id>>(piece, {
    fault: diagnostic => ({ records: [], diagnostics: [diagnostic] }),
    whole: bytes => judge(bytes, false),
    text({ text, placed }, hasLines) {
      const { records, diagnostics } = judge(text, hasLines)
      return {
        records: records.map(record => ({ ...record, diagnostics: record.diagnostics.map(placedIn(record, placed)) })),
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

/** Pointers of findings about what was converted lead into the canonical record, wherever that stands. */
const placedIn = ({ format }: { format: string }, placed: PieceText['placed']): PieceText['placed'] =>
  isOtherFormat(format) ? finding => ({ ...placed(finding), pointer: finding.pointer }) : placed
