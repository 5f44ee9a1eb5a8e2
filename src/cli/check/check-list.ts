import type { Diagnostic } from '../../diagnostic.ts'
import { checkPiece } from '../../stream/check-piece.ts'
import { placeAfter, start } from '../../stream/each-piece.ts'
import { piecesOf } from '../../stream/pieces.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { FileReport } from '../report/report.ts'
import { pieceEdits } from '../stream/piece-edits.ts'

/** What a list of records in XML comes to, each of them checked by itself, and the edits that make their fixes. */
export interface CheckedList {
  report: CheckReport
  edits: NonNullable<FileReport['edits']>
}

/** Checks XML with many records as a large file is checked. */
export async function checkList(bytes: Uint8Array, options: CheckOptions): Promise<CheckedList> {
  const { maxFindings, ...checking } = options
  const report: CheckReport = { records: [], diagnostics: [] }
  const editsAt = new Map<Diagnostic['position'], NonNullable<FileReport['edits']>>()
  let progress = start
  for await (const piece of piecesOf([bytes], checking.from === undefined ? {} : { from: checking.from })) {
    const placed = placeAfter(progress, piece, checkPiece(piece, checking))
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
