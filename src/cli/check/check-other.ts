import type { Diagnostic } from '../../core/diagnostic.ts'
import { entryOf } from '../../core/object.ts'
import { misreadings } from '../../datacite/misreadings.ts'
import { readDocument, type SourceDocument, type SourceRecord } from '../../datacite/read-document.ts'
import { readDataciteSource } from '../../datacite/read-source.ts'
import { writeDialect } from '../../datacite/writing/dialect-writer.ts'
import { restWriter } from '../../datacite/writing/writers.ts'
import type { FormatId } from '../../formats/format.ts'
import { readSource } from '../../formats/read-source.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/read-piece.ts'
import { placeless } from '../../text/placeless.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import { checkSource } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { judgePiece } from '../../validation/run/judge-piece.ts'
import { Room } from '../../validation/run/room.ts'
import { otherFormatIn } from '../inputs/format-of.ts'

type See = (source: SourceRecord) => void

type Options = Omit<CheckOptions, 'from'>

/** Checks an input anew in the format of others that its content, or else its name tells; undefined where it is in none. */
export function checkOther(
  name: string,
  input: string | Uint8Array,
  options: Options,
  hasRecords: boolean,
): CheckReport<FormatId> | undefined {
  const format = otherFormatIn(name, input, hasRecords)
  return format && checkConverted(input, format, options)
}

/** Checks a piece anew whose records may be in a format of others; those that are in none are checked as they were. */
export const checkOtherPiece = (
  name: string,
  piece: Piece,
  options: Options,
  hasRecords: boolean,
  see?: See,
): PieceResult<CheckReport<FormatId>> =>
  judgePiece<FormatId>(piece, (input, hasLines) => {
    const format = otherFormatIn(name, input, hasRecords) ?? piece.format
    return format === undefined
      ? checkSource(readDataciteSource(input, 'auto', false, hasLines), checkSettings(options), see)
      : checkConverted(input, format, options, see)
  })

/** Checks a piece whose records are in a format of others. */
export const checkConvertedPiece = (
  piece: Piece,
  format: FormatId,
  options: Options,
  see?: See,
): PieceResult<CheckReport<FormatId>> =>
  judgePiece<FormatId>(piece, input => checkConverted(input, format, options, see))

/**
 * Checks records as what they are converted to, in which a registry gets them. A finding stands where its record begins, with a pointer
 * into the canonical record; there is no text in which its fix could be made as it is. What the reader has to say of the input comes with them.
 */
export function checkConverted(
  input: string | Uint8Array,
  format: FormatId,
  options: Options,
  see?: See,
): CheckReport<FormatId> {
  const report = checkWithFixes(input, format, options, see)
  return {
    ...report,
    records: report.records.map(record => ({ ...record, diagnostics: record.diagnostics.map(withoutFix) })),
  }
}

/** {@link checkConverted}, with the fixes that could be made in the canonical records. */
export function checkWithFixes(
  input: string | Uint8Array,
  format: FormatId,
  { maxFindings, ...options }: Options,
  see?: See,
): CheckReport<FormatId> {
  const source = readSource(input, format)
  const { positions } = source
  const diagnostics: Diagnostic[] = []
  const reading = { from: restWriter.id, extras: false, next: 0 }
  function* converted(): Generator<SourceDocument> {
    for (const { document, records } of source.documents) {
      // One by one: there may be more of them than a call takes arguments.
      for (const finding of misreadings(document, positions)) {
        const judged = judgedBy(finding, options)
        if (judged !== undefined) diagnostics.push(judged)
      }
      for (const { record, document: own } of records) {
        const { value } = writeDialect(restWriter, record)
        yield readDocument({ ...placeless(value), locate: () => own.locate(['']) }, 'json', reading, diagnostics)
      }
    }
    for (const finding of source.diagnostics) diagnostics.push(finding)
  }
  const report = checkSource(
    { documents: converted(), diagnostics, ...(positions && { positions }) },
    checkSettings(options),
    see,
    new Room(maxFindings),
  )
  return { ...report, records: report.records.map(record => ({ ...record, format })) }
}

/** A finding of a reader as the options have it; undefined where they switch it off, or ask only for what the registry sees. */
function judgedBy(finding: Diagnostic, { rules = {}, profile }: Options): Diagnostic | undefined {
  const asked = entryOf(rules, finding.rule)
  if (asked === 'off') return undefined
  if (asked !== undefined) return { ...finding, severity: asked }
  const isUnseen = finding.severity !== 'error' && finding.registry === 'accepts'
  return isUnseen && profile === 'registry' ? undefined : finding
}

const withoutFix = ({ fix: _, ...finding }: Diagnostic): Diagnostic => finding
