import type { SourceRecord } from '../../datacite/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { checkPiece } from '../../stream/check-piece.ts'
import type { Piece } from '../../stream/piece.ts'
import type { PieceResult } from '../../stream/read-piece.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { isData } from '../inputs/is-data.ts'

/**
 * Checks the records of an input in any format that is read. What reads the formats of others is loaded only where an input is not
 * DataCite metadata.
 */
export async function checkAny(
  name: string,
  bytes: Uint8Array,
  { from = 'auto', ...options }: CheckOptions<FormatId>,
): Promise<CheckReport<FormatId>> {
  if (isOtherFormat(from)) return (await import('./check-other.ts')).checkConverted(bytes, from, options)
  const checked = check(bytes, { ...options, from })
  if (from !== 'auto' || !mayBeOther(checked, bytes)) return checked
  const { checkOther } = await import('./check-other.ts')
  return checkOther(name, bytes, options, checked.records.length > 0) ?? checked
}

/**
 * Checks the records of a piece of such an input. Each is shown with what it was read from or converted to, and where some of them had to
 * be read again, last in their order.
 */
export async function checkAnyPiece(
  name: string,
  piece: Piece,
  { from = 'auto', ...options }: CheckOptions<FormatId>,
  see?: (source: SourceRecord) => void,
): Promise<PieceResult<CheckReport<FormatId>>> {
  if (isOtherFormat(from)) return (await import('./check-other.ts')).checkConvertedPiece(piece, from, options, see)
  let hasRecords = false
  if (from !== 'auto' || piece.format === undefined) {
    const checked = checkPiece(piece, { ...options, from }, see)
    if (from !== 'auto' || piece.fault !== undefined || !mayBeOther(checked.result, piece.bytes)) return checked
    hasRecords = checked.result.records.length > 0
  }
  const { checkOtherPiece } = await import('./check-other.ts')
  return checkOtherPiece(name, piece, options, hasRecords, see)
}

/** The options of a check of DataCite metadata; undefined where they ask for a format of others. */
export const dataciteOptions = ({ from = 'auto', ...options }: CheckOptions<FormatId>): CheckOptions | undefined =>
  isOtherFormat(from) ? undefined : { ...options, from }

/** Whether what was checked may be in another format, because there is no record in it, or it does not tell by itself what it is. */
function mayBeOther({ records, diagnostics }: CheckReport, bytes: Uint8Array): boolean {
  if (records.length === 0) return diagnostics.length > 0
  const hasFindings = [{ diagnostics }, ...records].some(({ diagnostics }) => diagnostics.length > 0)
  return hasFindings && !isData(new TextDecoder().decode(bytes.subarray(0, enoughToTell)))
}

const enoughToTell = 1000
