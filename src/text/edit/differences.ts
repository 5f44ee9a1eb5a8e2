import { isObject } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import { isSame } from './same.ts'

/** A difference between two versions of a value, located by a JSON Pointer. */
export type ValueDifference =
  /** The replacement of a value. */
  | { kind: 'value'; pointer: string; value: unknown }
  /** A change to the members of an object or list. Differences inside kept members are separate. */
  | { kind: 'members'; pointer: string; isList: boolean; before: readonly string[]; after: readonly Entry[] }

/** A kept member, possibly renamed, or a new member. */
export type Entry = { from: string; name: string } | { name: string; value: unknown }

/** True if an entry is a kept member. */
export const isKept = (entry: Entry): entry is Extract<Entry, { from: string }> => 'from' in entry

/**
 * Returns the differences between two values. Skips objects that both share.
 *
 * Shared list entries show which entries were removed and added.
 */
export function differences(before: unknown, after: unknown): ValueDifference[] {
  const found: ValueDifference[] = []
  compare(before, after, '', found)
  return found
}

function compare(before: unknown, after: unknown, pointer: string, found: ValueDifference[]): void {
  if (before === after) return
  const isList = Array.isArray(before)
  if (isList && Array.isArray(after)) {
    compareEntries(before, after, entriesOf(before, after), pointer, true, found)
  } else if (isObject(before) && isObject(after)) {
    compareEntries(before, after, membersOf(before, after), pointer, false, found)
  } else found.push({ kind: 'value', pointer, value: after })
}

function compareEntries(
  before: object,
  after: object,
  entries: readonly Entry[],
  pointer: string,
  isList: boolean,
  found: ValueDifference[],
): void {
  const names = Object.keys(before)
  const kept = entries.filter(isKept)
  const isAsBefore = kept.length === names.length && entries.length === names.length
  if (!isAsBefore || kept.some(({ from, name }) => from !== name))
    found.push({ kind: 'members', pointer, isList, before: names, after: entries })
  for (const { from, name } of kept)
    compare((before as Named)[from], (after as Named)[name], pointer + toPointer([from]), found)
}

type Named = Readonly<Record<string, unknown>>

/** Returns the members of an object after a change. Matches them by name, else by equal values under another name. */
function membersOf(before: Named, after: Named): Entry[] {
  const gone = Object.keys(before).filter(name => !Object.hasOwn(after, name))
  return Object.keys(after).map(name => {
    if (Object.hasOwn(before, name)) return { from: name, name }
    const at = gone.findIndex(candidate => isSame(before[candidate], after[name]))
    const [from] = at < 0 ? [] : gone.splice(at, 1)
    return from === undefined ? { name, value: after[name] } : { from, name }
  })
}

/**
 * Returns the entries of a list after a change.
 *
 * Matches identical entries, then pairs the old and new entries between two matches in order, unless their types
 * differ.
 */
function entriesOf(before: readonly unknown[], after: readonly unknown[]): Entry[] {
  const { pairs } = matched(before, after, same => same)
  const entries: Entry[] = []
  for (const [index, value] of after.entries()) {
    const from = pairs[index]
    entries.push(
      from === undefined || formOf(before[from]) !== formOf(value)
        ? { name: String(index), value }
        : { from: String(from), name: String(index) },
    )
  }
  return entries
}

const formOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/**
 * Returns the previous index of each entry of a changed list; undefined for an added entry.
 *
 * Matches entries with equal keys in order, and pairs the remaining ones between two matches.
 */
export function matched<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => unknown,
): { pairs: (number | undefined)[] } {
  const places = new Map<unknown, number[]>()
  for (const [index, entry] of before.entries()) {
    const key = keyOf(entry)
    const known = places.get(key)
    if (known === undefined) places.set(key, [index])
    else known.push(index)
  }
  const used = new Map<unknown, number>()
  const pairs: (number | undefined)[] = []
  let last = -1
  for (const entry of after) {
    const key = keyOf(entry)
    const candidates = places.get(key) ?? []
    let at = used.get(key) ?? 0
    while (at < candidates.length && (candidates[at] ?? 0) <= last) at++
    const index = candidates[at]
    used.set(key, index === undefined ? at : at + 1)
    pairs.push(index)
    if (index !== undefined) last = index
  }
  pairUp(pairs, before.length)
  return { pairs }
}

function pairUp(pairs: (number | undefined)[], length: number): void {
  let free = 0
  for (let at = 0; at < pairs.length; at++) {
    const pair = pairs[at]
    if (pair !== undefined) {
      free = pair + 1
      continue
    }
    let end = at
    while (end < pairs.length && pairs[end] === undefined) end++
    const limit = pairs[end] ?? length
    for (; at < end; at++) if (free < limit) pairs[at] = free++
    at = end - 1
  }
}
