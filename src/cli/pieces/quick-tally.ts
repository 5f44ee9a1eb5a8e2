import { isObject } from '../../core/object.ts'
import type { Piece } from '../../records/piece.ts'
import { pieceText } from '../../records/piece-text.ts'
import type { PieceItems, PieceResult } from '../../records/place.ts'
import { clientOf } from '../stats/client.ts'
import { valuesOf } from '../stats/fields.ts'

/** The values of the requested fields of a record, and the result of the check if the record was checked. */
export interface TalliedRecord {
  index: number
  values: string[][]
  isInvalid?: boolean
}

/** The first segments of field paths that lead to the same values in DataCite's REST JSON and the canonical record. */
const spelledAlike: ReadonlySet<string> = new Set([
  'client',
  'doi',
  'formats',
  'language',
  'prefix',
  'publicationYear',
  'sizes',
  'types',
  'version',
])

/**
 * Reads fields from lines of DataCite's REST JSON without converting the records. Takes 1.5 instead of 2.2 s of
 * processor time for 122 MB.
 *
 * Returns undefined for any other piece, for records with embedded XML, and for fields outside `spelledAlike`.
 */
export function quickTally(
  piece: Piece,
  fields: readonly string[],
): PieceResult<PieceItems<TalliedRecord>> | undefined {
  if (piece.kind !== 'lines' || piece.fault !== undefined) return undefined
  if (!fields.every(path => spelledAlike.has(path.split('.')[0] ?? ''))) return undefined
  const read = pieceText(piece)
  if (read === undefined) return undefined
  const records: TalliedRecord[] = []
  for (const line of read.text.split('\n')) {
    if (line.trim() === '') continue
    const value = parsed(line)
    const record = isObject(value) && value.type === 'dois' ? value.attributes : undefined
    // Embedded XML may complete the record.
    if (!isObject(record) || typeof record.doi !== 'string' || record.xml) return undefined
    const client = clientOf(value)
    records.push({ index: records.length, values: fields.map(path => valuesOf(path, { record }, client)) })
  }
  return { result: { records, diagnostics: [] }, extent: read.extent }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
