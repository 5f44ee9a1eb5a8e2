import { english, type Said } from '../../../messages/message.ts'
import type { Piece } from '../../../records/piece.ts'
import type { FixedPiece } from '../../pieces/fix.ts'
import type { GivenMember } from '../../run/ordered-work.ts'

/** A destination of files whose pieces are fixed. */
export interface FixSink {
  /** Begins a file, whose input had this stamp before it was read. Throws {@link NotWritable} where it can go nowhere. */
  begin(member: GivenMember, stamp: string | undefined): Promise<FixedFile>
}

/** The destination of the bytes of one file. */
export interface FixedFile {
  /** Takes bytes that stay. */
  keep?(bytes: Uint8Array): Promise<void>
  /** Takes a piece. Throws {@link NotWritable} to end the work on the file. */
  take(piece: Piece, fixed: FixedPiece): Promise<void>
  /** Ends the file. Returns the reason why it is not written, as a sentence. */
  end?(): Promise<Said | undefined>
  /** Leaves everything as it was before the file. */
  discard?(): Promise<void>
}

/** The reason why an input can be read and fixed, but not written back, as a sentence. */
export class NotWritable extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(english(said))
    this.said = said
  }
}
