import { distinctOf, repeatedEntry } from '../../../datacite/fit/distinct-entries.ts'
import type { Message } from '../../../messages/message.ts'
import type { Where } from '../reading/found.ts'
import type { Account } from './account.ts'

/** A written list entry, with the place of its value in the record. */
export interface Written<T> {
  value: T
  where: Where
}

/**
 * Returns the written entries of a list without duplicates, for formats whose schema rejects duplicates
 * (`uniqueItems`).
 *
 * Each repeat is reported as changed at its place in the record.
 */
export function once<T>(
  account: Account,
  format: string,
  entries: readonly Written<T>[],
  say: (index: number) => Message = () => repeatedEntry(format),
): T[] {
  const lose = (index: number): void => {
    const repeat = entries[index]
    if (repeat !== undefined) account.changed(repeat.where, say(index))
  }
  return distinctOf(
    entries.map(({ value }) => value),
    lose,
  )
}
