import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { splits } from '../../formats/splits.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { placeAfter, start } from '../../records/place.ts'
import { piecesOf } from '../../records/stream.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { pieceEdits } from '../report/piece-edits.ts'
import type { FileReport } from '../report/report.ts'

/** Checks XML with many records piece by piece. Returns the report, and a function that returns the edits of a fix. */
export async function checkList(
  bytes: Uint8Array,
  options: CheckOptions<FormatId>,
  check: (piece: Piece, options: CheckOptions<FormatId>) => Promise<PieceResult<CheckReport<FormatId>>>,
): Promise<{ result: CheckReport<FormatId>; edits: NonNullable<FileReport['edits']> }> {
  const { maxFindings, ...checking } = options
  const whole: CheckReport<FormatId> = { records: [], diagnostics: [] }
  const editsAt = new Map<Diagnostic['position'], NonNullable<FileReport['edits']>>()
  let progress = start
  for await (const piece of piecesOf([bytes], splits, { from: checking.from })) {
    const placed = placeAfter(progress, piece, await check(piece, checking))
    progress = placed.progress
    const { result, index } = placed
    const originals = new Map<Diagnostic['position'], Diagnostic>()
    const edits = pieceEdits(piece, checking, result, ({ position }) => originals.get(position), placed.moved)
    const moved = (diagnostic: Diagnostic): Diagnostic => {
      const own = placed.moved(diagnostic)
      if (own.position !== undefined) {
        originals.set(own.position, diagnostic)
        editsAt.set(own.position, edits)
      }
      return own
    }
    whole.diagnostics.push(...result.diagnostics.map(moved))
    for (const record of result.records)
      whole.records.push({ ...record, index: index + record.index, diagnostics: record.diagnostics.map(moved) })
  }
  return { result: whole, edits: diagnostic => editsAt.get(diagnostic.position)?.(diagnostic) }
}
