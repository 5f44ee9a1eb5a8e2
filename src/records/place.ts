import type { Diagnostic } from '../core/diagnostic.ts'
import { type Extent, joined, noExtent } from './extent.ts'
import type { Piece } from './piece.ts'
import { shifted, upTo } from './piece-text.ts'
import type { PartOfPiece, ReadPiece } from './read-piece.ts'

/** The result for a piece, with positions relative to the start of the piece and records numbered from 0. */
export interface PieceResult<Result> {
  result: Result
  extent: Extent
}

/** The items made from the records of a piece, and the findings about unreadable or changed parts. */
export interface PieceItems<Item> {
  records: Item[]
  diagnostics: Diagnostic[]
}

/** Creates items from the records in each part of a piece, and joins the results. */
export const eachPart = <D, Item extends { index: number }>(
  read: ReadPiece<D>,
  make: (part: PartOfPiece<D>) => PieceItems<Item>,
): PieceResult<PieceItems<Item>> => joinParts(read, read.parts.map(make))

/**
 * Joins the results for the parts of a piece. Numbers the records consecutively, and converts the positions of findings
 * to positions in the piece.
 */
export function joinParts<D, Item extends { index: number }>(
  { parts, extent }: ReadPiece<D>,
  made: readonly PieceItems<Item>[],
): PieceResult<PieceItems<Item>> {
  const records: Item[] = []
  const diagnostics: Diagnostic[] = []
  for (const [number, part] of parts.entries()) {
    for (const item of made[number]?.records ?? [])
      records.push(parts.length === 1 ? item : { ...item, index: records.length })
    for (const finding of made[number]?.diagnostics ?? []) diagnostics.push(part.placed(finding))
  }
  return { result: { records, diagnostics }, extent }
}

/** The result for a piece, with the position of the piece in its input. */
export interface Placed<Result> {
  result: Result
  /** The index of the first record. */
  index: number
  /** Converts the position of a finding in the piece to its position in the input. */
  moved(diagnostic: Diagnostic): Diagnostic
}

/** The progress in an input: the extent read so far, and the number of records read. */
export interface Progress {
  extent: Extent
  records: number
}

export const start: Progress = { extent: noExtent, records: 0 }

/** Positions the result for a piece after all earlier pieces. Returns the positioned result with the new progress. */
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

/** Yields the result for each piece in order, with the position of the piece in the input. */
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
