import type { Message } from '../../../messages/message.ts'
import type { Loss } from '../../format.ts'
import type { Held, Where } from '../reading/found.ts'

/**
 * The account to which a writer reports the origin of every value that it writes. Values that are not reported count as lost, so that no
 * loss is silent.
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
  changed(where: Where, message: Message): void
  /** Reports that the output holds a value that the record does not have; `where` is the place that it would have. */
  invented(where: Where, message: Message, value: unknown): void
  /** Adds a loss that the writer itself has found. */
  add(loss: Loss): void
  /** True if losses are requested. Otherwise, there is no need to compute them. */
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
