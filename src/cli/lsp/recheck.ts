import type { Diagnostic, JsonPatchOperation } from '../../core/diagnostic.ts'
import { dataciteReaders } from '../../datacite/read/datacite-readers.ts'
import { records } from '../../records/read-piece.ts'
import { Positions } from '../../text/positions.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { checkEmbedded } from '../../validation/run/check-embedded.ts'
import { checkRecords } from '../../validation/run/check-records.ts'
import type { Settings } from '../../validation/settings.ts'
import { type Piece, piecesOf, type Sequence } from './pieces.ts'

/**
 * The reports on the records of a text, by the text of each record. Each report is made as if the record were the only
 * one.
 */
export interface KnownPieces {
  settings: Settings
  sequence: Sequence
  reports: ReadonlyMap<string, CheckReport>
}

/**
 * Checks a text. If the records can be checked one by one, also returns the state that lets the next check skip
 * unchanged records.
 */
export function recheck(
  text: string,
  options: CheckOptions,
  before?: KnownPieces,
): { report: CheckReport; known?: KnownPieces } {
  const { from = 'auto', maxFindings } = options
  const parted = from === 'auto' && maxFindings === undefined ? piecesOf(text) : undefined
  if (parted === undefined) return { report: check(text, options) }
  const { sequence, pieces } = parted
  const settings = checkSettings(options)
  const remembered = before?.settings === settings && before.sequence === sequence ? before.reports : undefined
  const reports = new Map<string, CheckReport>()
  const positions = new Positions(text)
  const whole: CheckReport = { records: [], diagnostics: [] }
  for (const [at, piece] of pieces.entries()) {
    const report = reports.get(piece.text) ?? remembered?.get(piece.text) ?? checkPiece(piece, sequence, settings)
    // An entry that is incomplete alone may be complete together with the following text.
    if (sequence === 'yaml' && report.diagnostics.some(({ rule }) => rule === 'schema/not-yaml'))
      return { report: check(text, options) }
    reports.set(piece.text, report)
    const place: Place = {
      by: piece.start - lead[sequence].length,
      entry: sequence === 'lines' ? undefined : at,
      isYaml: sequence === 'yaml',
    }
    const moved = (diagnostic: Diagnostic): Diagnostic => move(diagnostic, place, positions)
    whole.diagnostics.push(...report.diagnostics.map(moved))
    for (const record of report.records)
      whole.records.push({ ...record, index: whole.records.length, diagnostics: record.diagnostics.map(moved) })
  }
  return { report: whole, known: { settings, sequence, reports } }
}

/** The text that is inserted before the text of a record when the record is checked alone. */
const lead = { list: '[', lines: '', yaml: '' } as const satisfies Record<Sequence, string>

function checkPiece({ text }: Piece, sequence: Sequence, settings: Settings): CheckReport {
  const alone = sequence === 'list' ? `${lead.list}${text}]` : text
  return checkRecords(records(alone, dataciteReaders('auto', false), sequence === 'lines'), settings, checkEmbedded)
    .result
}

interface Place {
  by: number
  /** The list index of the record. */
  entry: number | undefined
  isYaml: boolean
}

/** Converts a finding about a record to a finding about the whole text. */
function move(diagnostic: Diagnostic, { by, entry, isYaml }: Place, positions: Positions): Diagnostic {
  const { pointer, position, fix, also } = diagnostic
  // An empty YAML document has no position, so findings refer to the start of the text.
  const isPlaceless = isYaml && position?.end.offset === 0
  const inWhole = (inPiece: string): string =>
    entry === undefined ? inPiece : inPiece.replace(/^\/0(?=\/|$)/, `/${entry}`)
  const patched = (operation: JsonPatchOperation): JsonPatchOperation =>
    'from' in operation
      ? { ...operation, from: inWhole(operation.from), path: inWhole(operation.path) }
      : { ...operation, path: inWhole(operation.path) }
  return {
    ...diagnostic,
    pointer: inWhole(pointer),
    ...(position !== undefined &&
      !isPlaceless && { position: positions.range(position.start.offset + by, position.end.offset + by) }),
    ...(fix !== undefined && { fix: { ...fix, patch: fix.patch.map(patched) } }),
    ...(also !== undefined && { also: also.map(inWhole) }),
  }
}
