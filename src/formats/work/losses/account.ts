import type { Said } from '../../../messages/message.ts'
import type { Loss } from '../../format.ts'
import type { Held, Where } from '../reading/found.ts'

/**
 * Where a writer reports the origin of everything that it writes. Whatever it does not report counts as lost, so that nothing is
 * forgotten silently.
 */
export interface Account {
  /**
   * Reports that the value at a place, with everything in it, is in the output, and returns that value. A text that differs from
   * the record's in more than white space counts as changed.
   */
  carry<T>(held: Held<T>): T
  /** {@link carry} for a value that may be missing. */
  carryAny<T>(held: Held<T> | undefined): T | undefined
  /** Reports that the value at a place, with everything in it, is in the output, however it is written there. */
  carryPath(where: Where): void
  /** Reports that a value arrived, but changed. */
  changed(where: Where, message: Said): void
  /** Reports that the output holds a value that the record does not have; `where` is the place that it would have. */
  invented(where: Where, message: Said, value: unknown): void
  /** Adds a loss that the writer itself has found. */
  add(loss: Loss): void
  /** Whether losses are wanted; if not, there is no need to compute them. */
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
