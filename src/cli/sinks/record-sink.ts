import type { Problem } from '../inputs/input.ts'
import type { RewrittenPiece, TextFormat } from '../pieces/rewritten.ts'
import type { RewritingStanding } from '../run/journal.ts'
import type { GivenMember } from '../run/ordered-work.ts'

/** A destination of rewritten records. The beginning of a text that holds all of them belongs to `begin`, its end to `end`. */
export interface RecordSink {
  /** Opens the destination, or continues where an earlier run was interrupted. Throws `Misuse` where nothing may be written. */
  begin(before: Written | undefined): Promise<void>
  /** Writes the records of a file, or of its next part. Rejects with an `OutputFailure` if nothing more can be written. */
  take(piece: RewrittenPiece, member: GivenMember): Promise<Delivered>
  /** Writes the rest and returns the reasons why some of it was not written. Rejects with an `OutputFailure`. */
  end(): Promise<readonly Problem[]>
  /** Returns the number of records written so far; a report on whole files counts them itself. */
  written?(): number
  /** Returns how far the destination is, once that is on the disk, if another run can continue there. */
  onDisk?(): Promise<Written>
}

/** The records written to a text, and its bytes. */
export type Written = Pick<RewritingStanding, 'written' | 'length'>

/** The first file that records were written to, and the reasons why some were not written. */
export interface Delivered {
  output?: string
  problems: readonly Problem[]
}

/** Returns the texts of a piece: one for all records, or one for each. */
export const textsOf = ({ together, records }: RewrittenPiece): { text: string; format: TextFormat }[] =>
  together === undefined
    ? records.flatMap(({ text, format }) => (text === undefined ? [] : [{ text, format }]))
    : [together]
