import type { Message } from '../../../messages/message.ts'
import type { Loss } from '../../format.ts'
import type { Held, Where } from '../reading/found.ts'

/**
 * The account to which a writer reports the origin of every written value. Unreported values count as lost, so that
 * no loss is silent.
 */
export interface Account {
  /**
   * Reports that the value at a place, with all its members, is in the output, and returns that value. A text that
   * differs from the record's in more than white space counts as changed.
   */
  carry<T>(held: Held<T>): T
  /** Reports and returns a value as {@link carry} does. Does nothing if the value is undefined. */
  carryAny<T>(held: Held<T> | undefined): T | undefined
  /** Reports that the value at a place, with all its members, is in the output, even if in another form. */
  carryPath(where: Where): void
  /** Reports that a value is in the output, but changed. */
  changed(where: Where, message: Message): void
  /** Reports a value in the output that the record lacks. `where` is the place for such a value in a record. */
  invented(where: Where, message: Message, value: unknown): void
  /** Adds a loss that the writer itself has found. */
  add(loss: Loss): void
  /** True if losses are requested. Otherwise, there is no need to compute them. */
  readonly isKept: boolean
}

/** An account that records nothing, for callers who need only the text. */
export const unkept: Account = {
  isKept: false,
  carry: held => held.value,
  carryAny: held => held?.value,
  carryPath() {},
  changed() {},
  invented() {},
  add() {},
}
