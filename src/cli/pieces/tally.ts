import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { eachPart, type PieceItems, type PieceResult } from '../../records/place.ts'
import { readPiece } from '../../records/read-piece.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { recordReaders } from '../inputs/readers/readers.ts'
import { valuesOf } from '../stats/fields.ts'
import { aboutOf, checkedPiece } from './check.ts'
import { quickTally, type TalliedRecord } from './quick-tally.ts'

interface Tallying {
  name: string
  from: FormatId | 'auto'
  /** The paths of the fields. */
  fields: readonly string[]
  /** The options of the check; undefined if records are not checked. */
  check: CheckOptions<FormatId> | undefined
}

/** Reads the fields of a piece's records, and checks the records if requested. */
export async function talliedPiece(
  piece: Piece,
  { name, from, fields, check }: Tallying,
): Promise<PieceResult<PieceItems<TalliedRecord>>> {
  const valuesIn = (source: SourceRecord<FormatId>): string[][] => {
    const { client } = aboutOf(source)
    return fields.map(path => valuesOf(path, source, client))
  }
  const isRest = from === 'auto' || from === 'datacite-rest'
  const quick = check === undefined && isRest ? quickTally(piece, fields) : undefined
  if (quick !== undefined) return quick
  if (check === undefined)
    return eachPart(readPiece(piece, await recordReaders(piece, from, name, false)), ({ documents, diagnostics }) => ({
      records: [...documents].flatMap(({ records }) =>
        records.map(source => ({ index: source.index, values: valuesIn(source) })),
      ),
      diagnostics: [...diagnostics],
    }))
  const { result, extent, about } = await checkedPiece(piece, { name, options: check, fields })
  const records = result.records.map(({ index, outcome }, at) => ({
    index,
    values: about[at]?.values ?? fields.map(() => ['none']),
    isInvalid: outcome === 'invalid',
  }))
  return { result: { records, diagnostics: result.diagnostics }, extent }
}
