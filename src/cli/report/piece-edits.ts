import type { Diagnostic, Position } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { type PieceText, pieceText } from '../../records/piece-text.ts'
import { check } from '../../validation/check.ts'
import { fixEdits } from '../../validation/fix.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { dataciteOptions } from '../inputs/readers/readers.ts'
import type { FileReport } from './report.ts'

/**
 * Returns a function that computes the edits for the fix of a finding, with positions in the whole input. The first
 * call checks the text of the piece again.
 *
 * `originalOf` returns the finding in `found` from which a finding was made. `moved` returns a finding with its
 * position in the input.
 */
export function pieceEdits(
  piece: Piece,
  options: CheckOptions<FormatId>,
  found: CheckReport<FormatId>,
  originalOf: (diagnostic: Diagnostic) => Diagnostic | undefined,
  moved: (diagnostic: Diagnostic) => Diagnostic,
): NonNullable<FileReport['edits']> {
  let known: { text: PieceText; report: CheckReport; editsOf: ReturnType<typeof fixEdits> } | undefined
  const checkedAgain = (): typeof known => {
    const text = pieceText(piece)
    const datacite = dataciteOptions(options)
    if (text === undefined || datacite === undefined) return undefined
    const report = check(text.text, datacite)
    return { text, report, editsOf: fixEdits(text.text, report, datacite.from) }
  }
  return diagnostic => {
    const original = originalOf(diagnostic)
    if (original?.fix === undefined || diagnostic.count !== undefined) return undefined
    known ??= checkedAgain()
    if (known === undefined) return undefined
    const { text, report, editsOf } = known
    const offset = (at: number): number | undefined => {
      const point: Position = { line: 1, column: 1, offset: at }
      return moved(text.placed({ ...original, position: { start: point, end: point } })).position?.start.offset
    }
    const own = sameIn(report, found, original)
    const edits =
      own &&
      editsOf(own)?.map(({ text, ...edit }) => {
        const [start, end] = [offset(edit.start), offset(edit.end)]
        return start === undefined || end === undefined ? undefined : { start, end, text }
      })
    return edits?.every(edit => edit !== undefined) ? edits : undefined
  }
}

/** Returns the finding at the same index in another report on the same text, or undefined if its rule differs. */
function sameIn(report: CheckReport, found: CheckReport<FormatId>, finding: Diagnostic): Diagnostic | undefined {
  for (const [index, { diagnostics }] of found.records.entries()) {
    const at = diagnostics.indexOf(finding)
    const own = at === -1 ? undefined : report.records[index]?.diagnostics[at]
    if (own !== undefined) return own.rule === finding.rule ? own : undefined
  }
  return undefined
}
