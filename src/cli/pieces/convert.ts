import { type PreferredCitation, withChosen } from '../../formats/cff/preferred.ts'
import { readersFor } from '../../formats/convert.ts'
import type { FormatId, WriteOptions } from '../../formats/format.ts'
import { formatNamed } from '../../formats/formats.ts'
import { allReaders } from '../../formats/read/all-readers.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { isEachAlone, rewritePiece, rewriteSource } from './rewrite.ts'
import type { RewrittenPiece, WantedTexts } from './rewritten.ts'

/** Options of a conversion of records. */
interface Converting extends Omit<WriteOptions, 'pretty' | 'losses'> {
  from: FormatId | 'auto'
  to: FormatId
  wanted: WantedTexts
  preferredCitation?: PreferredCitation
}

/** Writes the records of a piece in another format. */
export function convertedPiece(
  piece: Piece,
  { from, wanted, preferredCitation, ...options }: Converting,
): PieceResult<RewrittenPiece> {
  const to = formatNamed(options.to)
  // Only the report on a whole file lists nulls and the registry's own bookkeeping as lost.
  const isAllTold = wanted.layout !== 'apart' && isEachAlone(to, wanted.layout)
  const readers = isAllTold ? allReaders(from) : readersFor({ from, ...options })
  return rewritePiece(piece, readers, part =>
    rewriteSource(withChosen(part, preferredCitation), { ...options, to, wanted }),
  )
}
