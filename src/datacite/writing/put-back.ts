import { setOwn } from '../../core/object.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { copyOf } from '../sharing.ts'

/**
 * Restores a member that the model lacks, if the object that contained the member still exists. Never overwrites a
 * value of the record.
 * @param copies The copies made of parts that may be shared with the record. Without it, the whole document must be
 * safe to change.
 * @returns false if the member no longer has a place and its value is not empty
 */
export function putBack(document: unknown, path: readonly string[], value: unknown, copies?: Set<unknown>): boolean {
  const last = path.length - 1
  const name = path[last]
  if (name === afterLast && Array.isArray(value)) return append(document, path.slice(0, -1), value, copies)
  let holder = document
  for (let at = 0; at < last; at++) {
    const step = path[at] as string
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return saysNothing(value)
    holder = inPlace(holder as Record<string, unknown>, step, copies)
  }
  if (name === undefined || typeof holder !== 'object' || holder === null || Array.isArray(holder))
    return saysNothing(value)
  if (!Object.hasOwn(holder, name)) setOwn(holder as Record<string, unknown>, name, value)
  return true
}

/**
 * The last segment of a pointer to list entries that no reader could read. In JSON Pointer (RFC 6901), `-` refers to
 * the entry after the last.
 */
export const afterLast = '-'

function append(
  document: unknown,
  path: readonly string[],
  entries: readonly unknown[],
  copies: Set<unknown> | undefined,
): boolean {
  let holder = document
  for (const step of path.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return false
    holder = inPlace(holder as Record<string, unknown>, step, copies)
  }
  const name = path.at(-1)
  if (name === undefined || typeof holder !== 'object' || holder === null || Array.isArray(holder)) return false
  const list = Object.hasOwn(holder, name) ? (holder as Record<string, unknown>)[name] : []
  if (!Array.isArray(list)) return false
  setOwn(holder as Record<string, unknown>, name, [...(list as unknown[]), ...entries])
  return true
}

/** Returns the value of a member. A shared object or list is first replaced by a copy. */
function inPlace(holder: Record<string, unknown>, name: string, copies: Set<unknown> | undefined): unknown {
  const held = holder[name]
  if (typeof held !== 'object' || held === null || copies === undefined || copies.has(held)) return held
  const copy = Array.isArray(held) ? [...held] : copyOf(held as Record<string, unknown>)
  copies.add(copy)
  setOwn(holder, name, copy)
  return copy
}
