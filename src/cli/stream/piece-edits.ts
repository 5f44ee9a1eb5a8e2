import type { Diagnostic, Position } from '../../diagnostic.ts'
import type { Piece } from '../../stream/piece.ts'
import { pieceText } from '../../stream/piece-text.ts'
import { check } from '../../validation/check.ts'
import { fixEdits } from '../../validation/fix.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { FileReport } from '../report/report.ts'

/**
 * The edits that make the fixes of a piece's findings, counted in the whole input. The text of the piece is checked again for them, once;
 * `originalOf` gives the finding of `found`, and `moved` its place in the input.
 */
export function pieceEdits(
  piece: Piece,
  options: CheckOptions,
  found: CheckReport,
  originalOf: (diagnostic: Diagnostic) => Diagnostic | undefined,
  moved: (diagnostic: Diagnostic) => Diagnostic,
): NonNullable<FileReport['edits']> {
  const text = pieceText(piece)
  let known: { report: CheckReport; editsOf: ReturnType<typeof fixEdits> } | undefined
  const offset = (diagnostic: Diagnostic, at: number): number | undefined => {
    const point: Position = { line: 1, column: 1, offset: at }
    const placed = text?.placed({ ...diagnostic, position: { start: point, end: point } })
    return placed && moved(placed).position?.start.offset
  }
  return diagnostic => {
    const original = originalOf(diagnostic)
    if (text === undefined || original?.fix === undefined || diagnostic.count !== undefined) return undefined
    if (known === undefined) {
      const report = check(text.text, options)
      known = { report, editsOf: fixEdits(text.text, report, options.from) }
    }
    const own = sameIn(known.report, found, original)
    const edits =
      own &&
      known.editsOf(own)?.map(({ text, ...edit }) => {
        const [start, end] = [offset(original, edit.start), offset(original, edit.end)]
        return start === undefined || end === undefined ? undefined : { start, end, text }
      })
    return edits?.every(edit => edit !== undefined) ? edits : undefined
  }
}

/** The finding of a report that stands there where another one stands in the report of the same text. */
function sameIn(report: CheckReport, found: CheckReport, finding: Diagnostic): Diagnostic | undefined {
  for (const [index, { diagnostics }] of found.records.entries()) {
    const at = diagnostics.indexOf(finding)
    const own = at === -1 ? undefined : report.records[index]?.diagnostics[at]
    if (own !== undefined) return own.rule === finding.rule ? own : undefined
  }
  return undefined
}
