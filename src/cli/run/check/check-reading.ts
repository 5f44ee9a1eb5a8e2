import type { FormatId } from '../../../formats/format.ts'
import type { Piece } from '../../../records/piece.ts'
import type { CheckOptions } from '../../../validation/report.ts'
import type { Problem } from '../../inputs/input.ts'
import type { CheckedPiece, PieceCheck } from '../../pieces/check.ts'
import type { FileReport } from '../../report/report.ts'
import type { GivenMember } from '../ordered-work.ts'
import type { Reading } from '../reading.ts'
import type { DonePiece } from '../run-pieces.ts'

/** A piece with its findings at their positions, and the properties for counting its records. */
export interface CheckedPart {
  member: GivenMember
  piece: Piece
  done: NonNullable<DonePiece<CheckedPiece>['done']>
  file: FileReport
  from: CheckOptions<FormatId>['from']
}

/** A method of checking inputs piece by piece: `wholeFiles` or `dividedFiles`. */
export interface CheckReading extends Reading<CheckedPiece, PieceCheck> {
  /** Returns the options for a file. */
  optionsOf(member: GivenMember): CheckOptions<FormatId>
  /** Returns the findings about a piece at their positions in the file. */
  placed(of: DonePiece<CheckedPiece>, done: NonNullable<DonePiece<CheckedPiece>['done']>): Promise<FileReport>
  /** Stops the threads or saves the cache. Returns a problem if the cache cannot be written. */
  end(): Promise<Problem[]>
}

/**
 * Returns a function that determines the options for a file. A known format of the input takes precedence over
 * `--from`.
 */
export const withKnownFormat =
  (optionsFor: (file: string) => CheckOptions<FormatId>): CheckReading['optionsOf'] =>
  ({ name, input }) => {
    const options = optionsFor(name)
    return input.format === undefined ? options : { ...options, from: input.format }
  }
