import type { SourceRecord } from '../../datacite/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/read-piece.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { checkJson } from '../../validation/run/check-json.ts'
import { checkJsonPiece } from '../../validation/run/check-json-piece.ts'
import { Room } from '../../validation/run/room.ts'
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
  const checked = await checkDatacite(bytes, { ...options, from })
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
    const checked = await checkDatacitePiece(piece, { ...options, from }, see)
    if (from !== 'auto' || piece.fault !== undefined || !mayBeOther(checked.result, piece.bytes)) return checked
    hasRecords = checked.result.records.length > 0
  }
  const { checkOtherPiece } = await import('./check-other.ts')
  return checkOtherPiece(name, piece, options, hasRecords, see)
}

/** What checks all that is no plain JSON. It is loaded when there is something to check with it. */
let every: typeof import('./check-every.ts') | undefined

async function checkDatacite(bytes: Uint8Array, options: CheckOptions): Promise<CheckReport> {
  const { from = 'auto', maxFindings } = options
  const checked =
    every === undefined
      ? checkJson(bytes, from, false, checkSettings(options), undefined, new Room(maxFindings))
      : undefined
  if (checked !== undefined) return checked
  every ??= await import('./check-every.ts')
  return every.check(bytes, options)
}

async function checkDatacitePiece(
  piece: Piece,
  options: CheckOptions,
  see?: (source: SourceRecord) => void,
): Promise<PieceResult<CheckReport>> {
  const checked = every === undefined ? checkJsonPiece(piece, options, see) : undefined
  if (checked !== undefined) return checked
  every ??= await import('./check-every.ts')
  return every.checkPiece(piece, options, see)
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
