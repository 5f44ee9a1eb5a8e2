import type { Keeping } from '../../datacite/dialects/read-members.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import { type PreferredCitation, withChosen } from '../../formats/cff/preferred.ts'
import { keepingFor } from '../../formats/convert-source.ts'
import type { Format, FormatId, WriteOptions } from '../../formats/format.ts'
import { formatReaders } from '../../formats/read/readers.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { type ReadPiece, readPiece } from '../../records/read-piece.ts'
import { beginsAsJson } from '../../text/first-character.ts'
import { loadFormat } from '../inputs/readers/load-formats.ts'
import { textToRead } from '../inputs/readers/piece-texts.ts'
import { recordReaders } from '../inputs/readers/readers.ts'
import { isEachAlone, rewritePiece, rewriteSource } from './rewrite.ts'
import type { RewrittenPiece, WantedTexts } from './rewritten.ts'

interface Converting extends Omit<WriteOptions, 'pretty' | 'losses'> {
  from: FormatId | 'auto'
  to: FormatId | 'parquet'
  wanted: WantedTexts
  preferredCitation?: PreferredCitation
}

/** Writes the records of a piece in another format. */
export async function convertedPiece(
  piece: Piece,
  { from, wanted, preferredCitation, ...options }: Converting,
): Promise<PieceResult<RewrittenPiece>> {
  const to: Format = options.to === 'parquet' ? (await import('./parquet.ts')).parquet : await loadFormat(options.to)
  // Lists dropped nulls and the registry's own metadata, too, if each record becomes a separate text in one output.
  const isAllTold = wanted.layout !== 'apart' && isEachAlone(to, wanted.layout)
  const keeping = isAllTold || keepingFor(to.id, options.kernel)
  return rewritePiece(await readAny(piece, from, keeping), part =>
    rewriteSource(withChosen(part, preferredCitation), { ...options, to, wanted }),
  )
}

/**
 * Reads a piece. Without an explicit format, JSON that contains a DataCite record is parsed only once, and no foreign
 * format is loaded for it.
 */
async function readAny(
  piece: Piece,
  from: FormatId | 'auto',
  keeping: Keeping,
): Promise<ReadPiece<SourceDocument<FormatId>>> {
  if (from === 'auto' && (piece.kind === 'lines' || beginsAsJson(textToRead(piece) ?? ''))) {
    const { parts, extent } = readPiece(piece, formatReaders([], from, keeping))
    const [part, ...others] = parts.map(one => ({ ...one, documents: [...one.documents] }))
    if (part?.documents.some(({ records }) => records.length > 0) && others.length === 0)
      return { parts: [part], extent }
  }
  return readPiece(piece, await recordReaders(piece, from, '', keeping))
}
