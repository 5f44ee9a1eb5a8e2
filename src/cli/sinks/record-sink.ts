import type { Problem } from '../inputs/input.ts'
import type { RewrittenPiece, TextFormat } from '../pieces/rewritten.ts'
import type { Going } from '../run/each-member.ts'
import type { GivenMember } from '../run/ordered-work.ts'

/** A destination of rewritten records. The beginning of a text that holds all of them belongs to `begin`, its end to `end`. */
export interface RecordSink {
  /**
   * Opens the destination.
   * @returns the progress of the earlier run, if this run continues one
   * @throws Misuse if the destination may not be written
   */
  begin?(): Promise<(Going & { count: RewritingCounts }) | undefined>
  /** Writes the records of a file, or of its next part. Rejects with an `OutputFailure` if nothing more can be written. */
  take(piece: RewrittenPiece, member: GivenMember): Promise<Delivered>
  /** Notes how far the run is, for another that continues it. */
  note?(going: Going, counts: RewritingCounts, isLast: boolean): Promise<void>
  /** Writes the rest and returns the reasons why some of it was not written. Rejects with an `OutputFailure`. */
  end?(isDone: boolean): Promise<readonly Problem[]>
  /** Returns the number of records written so far; a report on whole files counts them itself. */
  written?(): number
}

/** The counts of a run, for another that continues it: how often each kind of note was made, of all and of those that make the run fail. */
export interface RewritingCounts {
  kinds: [string, number][]
  failingKinds: [string, number][]
  isFailed: boolean
}

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
