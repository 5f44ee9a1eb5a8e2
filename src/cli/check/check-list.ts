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

/** What a list of records in XML comes to, each of them checked by itself, and the edits that make their fixes. */
export interface CheckedList<Id extends FormatId> {
  report: CheckReport<Id>
  edits: NonNullable<FileReport['edits']>
}

/** Checks XML with many records as a large file is checked: in pieces. */
export async function checkList<Id extends FormatId>(
  bytes: Uint8Array,
  options: CheckOptions<Id>,
  check: (
    piece: Piece,
    options: CheckOptions<Id>,
  ) => PieceResult<CheckReport<Id>> | Promise<PieceResult<CheckReport<Id>>>,
): Promise<CheckedList<Id>> {
  const { maxFindings, ...checking } = options
  const report: CheckReport<Id> = { records: [], diagnostics: [] }
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
    report.diagnostics.push(...result.diagnostics.map(moved))
    for (const record of result.records)
      report.records.push({ ...record, index: index + record.index, diagnostics: record.diagnostics.map(moved) })
  }
  return { report, edits: diagnostic => editsAt.get(diagnostic.position)?.(diagnostic) }
}
