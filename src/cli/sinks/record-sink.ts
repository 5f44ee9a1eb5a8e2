import type { Problem } from '../inputs/input.ts'
import type { RewrittenPiece, TextFormat } from '../pieces/rewritten.ts'
import type { Going } from '../run/each-member.ts'
import type { GivenMember } from '../run/ordered-work.ts'

/** A destination for rewritten records. `begin` is called before the first record, and `end` after the last. */
export interface RecordSink {
  /**
   * Opens the destination.
   * @returns the progress of the earlier run, if this run continues one
   * @throws Misuse if the destination may not be written
   */
  begin?(): Promise<(Going & { count: RewritingCounts }) | undefined>
  /**
   * Writes the records of a file, or of the next part of it. Rejects with an `OutputFailure` if nothing more can be
   * written.
   */
  take(piece: RewrittenPiece, member: GivenMember): Promise<Delivered>
  /** Saves the progress of the run, so that another run can continue it. */
  note?(going: Going, counts: RewritingCounts, isLast: boolean): Promise<void>
  /** Finishes the output. Returns failures to write as problems, or rejects with an `OutputFailure`. */
  end?(isDone: boolean): Promise<readonly Problem[]>
  /**
   * Returns the number of records written so far. Absent if whole files are written, because the report then counts the
   * records.
   */
  written?(): number
}

/**
 * The counts of a run, saved so that another run can continue it. Notes are counted by kind and property, and the notes
 * that make the run fail are also counted separately.
 */
export interface RewritingCounts {
  kinds: [string, number][]
  failingKinds: [string, number][]
  isFailed: boolean
}

/** The first output file, and the reasons why some records were not written. */
export interface Delivered {
  output?: string
  problems: readonly Problem[]
}

/** Returns the texts of a piece: one text for all records, or one for each record that has a text. */
export const textsOf = ({ together, records }: RewrittenPiece): { text: string; format: TextFormat }[] =>
  together === undefined
    ? records.flatMap(({ text, format }) => (text === undefined ? [] : [{ text, format }]))
    : [together]
