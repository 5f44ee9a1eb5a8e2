import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { Progress } from '../../records/place.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { Problem } from '../inputs/input.ts'
import type { FileReport } from '../report/report.ts'
import type { CheckedPiece } from './checked-piece.ts'
import type { GivenMember, Work } from './ordered-work.ts'
import type { Pace } from './pace.ts'

/** The way from inputs to checked pieces, and from these to their places: `wholeFiles` or `dividedFiles`. */
export interface Reading {
  /** Yields what came of the pieces, in their order, without so many that an earlier run has done. */
  work(before: { pieces: number }, signal: AbortSignal): AsyncGenerator<Work<CheckedPiece> | { problem: Problem }>
  /** Places the findings of a piece in its file, behind what `progress` says. */
  placed(member: GivenMember, piece: Piece, checked: CheckedPiece, progress: Progress): Promise<PlacedPart>
  /** Returns the reason why a piece was not checked, for people. */
  lost(piece: Piece, failure: string, progress: Progress): string
  pace: Pace
  /** Ends what works on pieces. Returns what could not be kept for later runs. */
  end(): Promise<Problem[]>
}

/** The findings of a piece in their places. */
export interface PlacedPart {
  file: FileReport
  /** How far the file is behind the piece. */
  progress: Progress
  piece: Piece
  from: CheckOptions<FormatId>['from']
  /** The number of its first record. */
  index: number
  /** Returns a finding of the piece with its place in the file. */
  moved(diagnostic: Diagnostic): Diagnostic
}

/** Returns how a file is checked. */
export function optionsOf(
  { name, input }: GivenMember,
  optionsFor: (file: string) => CheckOptions<FormatId>,
): CheckOptions<FormatId> {
  const options = optionsFor(name)
  return input.format === undefined ? options : { ...options, from: input.format }
}
