import type { Datacite } from '../model/datacite.ts'
import { isObject, type Members } from '../object.ts'
import type { Path } from '../pointer.ts'
import { removing } from './edits.ts'
import type { Rule, RuleContext } from './rule.ts'

/** An entry of a list that is there already. */
export interface Repeat {
  entry: unknown
  index: number
  /** The index of the entry that it repeats. */
  first: number
}

/** Calls `visit` for each entry whose key an earlier one has; entries without a key are passed over. */
export function eachRepeat(list: unknown, keyOf: (entry: unknown) => string, visit: (repeat: Repeat) => void): void {
  if (!Array.isArray(list) || list.length < 2) return
  const seen = new Map<string, number>()
  for (let index = 0; index < list.length; index++) {
    const entry: unknown = list[index]
    const key = keyOf(entry)
    if (key === '') continue
    const first = seen.get(key)
    if (first === undefined) seen.set(key, index)
    else visit({ entry, index, first })
  }
}

/**
 * The check of a rule that reports the entries of a list of the record that are there already; `main` is the member without which there
 * is nothing to compare, `others` those that tell entries apart. An entry that says nothing beyond the first is removed by the fix.
 */
export const repeated =
  (member: keyof Datacite, main: string, others: readonly string[], noun: string): Rule['check'] =>
  ({ record, report }) => {
    const list = record[member]
    if (!Array.isArray(list) || list.length < 2) return
    eachRepeat(
      list,
      entry => (isObject(entry) ? keyOf(entry, main, others) : ''),
      repeat => tellRepeat(report, [member], list, repeat, `The ${noun}`),
    )
  }

/** Reports a repeated entry, with the fix that removes it if it says nothing more than the first. */
export function tellRepeat(
  report: RuleContext['report'],
  path: Path,
  list: readonly unknown[],
  { index, first }: Repeat,
  subject: string,
): void {
  const isIdle = addsNothing(list[index], list[first])
  report({
    path: [...path, index],
    message: `${subject} is the same as entry ${first + 1} of the list; ${isIdle ? 'remove one of the two' : 'join the two in one entry'}.`,
    ...(isIdle && { fix: removing([...path, index], 'Remove the repeated entry.', true) }),
  })
}

/** Texts as keys: white space and case aside. */
export function keyOf(entry: Members, main: string, others: readonly string[] = []): string {
  const first = folded(entry[main])
  if (first === '') return ''
  let key = first
  for (const other of others) key += `\n${folded(entry[other])}`
  return key
}

/** A text without differences of case and white space; empty for anything else. */
export const folded = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : ''

/** Whether an entry holds only what another one holds too. */
export function addsNothing(entry: unknown, other: unknown): boolean {
  if (entry === other) return true
  if (Array.isArray(entry))
    return (
      Array.isArray(other) && entry.length === other.length && entry.every((item, at) => addsNothing(item, other[at]))
    )
  if (!isObject(entry) || !isObject(other)) return false
  return Object.keys(entry).every(name => Object.hasOwn(other, name) && addsNothing(entry[name], other[name]))
}
