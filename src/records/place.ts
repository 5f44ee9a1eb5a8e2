import type { Diagnostic } from '../core/diagnostic.ts'
import { type Extent, joined, noExtent } from './extent.ts'
import type { Piece } from './piece.ts'
import { shifted, upTo } from './piece-text.ts'
import type { PartOfPiece, ReadPiece } from './read-piece.ts'

/** The result for a piece, with places counted from its start and records numbered from 0. */
export interface PieceResult<Result> {
  result: Result
  extent: Extent
}

/** The items made of the records of a piece, and what could not be read or was changed by reading it. */
export interface PieceItems<Item> {
  records: Item[]
  diagnostics: Diagnostic[]
}

/** Makes items of the records of each part of a piece, and joins them. */
export const eachPart = <D, Item extends { index: number }>(
  read: ReadPiece<D>,
  make: (part: PartOfPiece<D>) => PieceItems<Item>,
): PieceResult<PieceItems<Item>> => joinParts(read, read.parts.map(make))

/** Joins what was made of the parts of a piece: numbers records through the piece, and moves findings about a part to their places in the piece. */
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

/** The result for a piece, and the place of the piece in its input. */
export interface Placed<Result> {
  result: Result
  /** The number of its first record. */
  index: number
  /** Moves a finding of the piece to its place in the whole input. */
  moved(diagnostic: Diagnostic): Diagnostic
}

/** The position reached in an input: its extent up to there, and the number of records that were read. */
export interface Progress {
  extent: Extent
  records: number
}

export const start: Progress = { extent: noExtent, records: 0 }

/** Places the result for the next piece behind all before it, and returns the new position. */
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

/** Works on pieces one after the other, and places each result. */
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
