import type { Loss } from '../format.ts'
import type { Held, Where } from './held.ts'

/**
 * What a writer tells of everything that it writes: where it is from. Whatever it does not name is a loss in the end, so that
 * nothing can be forgotten in silence.
 */
export interface Account {
  /**
   * Tells that the value at a path, with all within it, is in the output, and gives what was held. A text that is not written as
   * the record has it, white space aside, counts as changed.
   */
  carry<T>(held: Held<T>): T
  /** {@link carry}, for what may be missing. */
  carryAny<T>(held: Held<T> | undefined): T | undefined
  /** Tells that the value at a path, with all within it, is in the output, however it is written there. */
  carryPath(where: Where): void
  /** Tells that a value arrived, but otherwise than it was. */
  changed(where: Where, message: string): void
  /** Tells that the output holds a value that the record does not have; `where` is where it would stand. */
  invented(where: Where, message: string, value: unknown): void
  /** Adds a loss that the writer has worked out by itself. */
  add(loss: Loss): void
  /** Whether anybody listens; what takes time to tell need not be worked out where nobody does. */
  readonly isKept: boolean
}

/** Keeps no account, for callers who only want the text. */
export const unkept: Account = {
  isKept: false,
  carry: held => held.value,
  carryAny: held => held?.value,
  carryPath() {},
  changed() {},
  invented() {},
  add() {},
}
