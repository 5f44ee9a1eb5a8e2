import { english, type Said } from '../../../messages/message.ts'
import type { Piece } from '../../../records/piece.ts'
import type { FixedPiece } from '../../pieces/fix.ts'
import type { GivenMember } from '../../run/ordered-work.ts'

/** A destination for fixed files. */
export interface FixSink {
  /**
   * Begins a file. Throws {@link NotWritable} if the result cannot be written.
   *
   * `stamp` is the modification stamp of the input from before the input was read; undefined for an input that is not a
   * file.
   */
  begin(member: GivenMember, stamp: string | undefined): Promise<FixedFile>
}

/** A destination for the bytes of one file. */
export interface FixedFile {
  /** Receives unchanged bytes. */
  keep?(bytes: Uint8Array): Promise<void>
  /** Receives a piece. Throws {@link NotWritable} to stop processing the file. */
  take(piece: Piece, fixed: FixedPiece): Promise<void>
  /** Ends the file. If the file is not written, returns a sentence with the reason. */
  end?(): Promise<Said | undefined>
  /** Discards everything that was written for the file. */
  discard?(): Promise<void>
}

/** The error for an input that can be read and fixed but not written. Its message is the reason, as a sentence. */
export class NotWritable extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(english(said))
    this.said = said
  }
}
