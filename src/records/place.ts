import type { Diagnostic } from '../core/diagnostic.ts'
import { type Extent, joined, noExtent } from './extent.ts'
import type { Piece } from './piece.ts'
import { shifted, upTo } from './piece-text.ts'
import type { PieceResult } from './read-piece.ts'

/** What came of a piece, and where in its input the piece stands. */
export interface Placed<Result> {
  result: Result
  /** The number of its first record. */
  index: number
  /** A finding of the piece with its place in the whole input. */
  moved(diagnostic: Diagnostic): Diagnostic
}

/** Where in an input one has come: its extent up to there, and the records that were read. */
export interface Progress {
  extent: Extent
  records: number
}

export const start: Progress = { extent: noExtent, records: 0 }

/** Places what came of the next piece behind all before it; gives how far that is. */
export function placeAfter<Result extends { records: readonly unknown[] }>(
  { extent, records }: Progress,
  { gap }: Pick<Piece, 'gap'>,
  { result, extent: own }: PieceResult<Result>,
): Placed<Result> & { progress: Progress } {
  const base = joined(extent, gap)
  return {
    result,
    index: records,
    moved: diagnostic => shifted(diagnostic, base),
    progress: { extent: upTo(extent, gap, own), records: records + result.records.length },
  }
}

/** Works on pieces one after the other, and places what came of each. */
export async function* eachPiece<Result extends { records: readonly unknown[] }>(
  pieces: AsyncIterable<Piece>,
  work: (piece: Piece) => PieceResult<Result>,
): AsyncGenerator<Placed<Result>> {
  let progress = start
  for await (const piece of pieces) {
    const placed = placeAfter(progress, piece, work(piece))
    progress = placed.progress
    yield placed
  }
}
