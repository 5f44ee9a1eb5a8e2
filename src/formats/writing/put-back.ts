import { saysNothing } from '../dialects/walk.ts'
import { copyOf, setOwn } from '../sharing.ts'

/**
 * Puts a member back that the model does not hold, where its object still is; what the record says itself is never overwritten.
 * False where there is no place for it any more. What is on the way is copied before it is changed, because it may be the
 * record's own, and noted in `copies`; only the document itself must be free to change.
 */
export function putBack(document: unknown, path: readonly string[], value: unknown, copies: Set<unknown>): boolean {
  const last = path.length - 1
  const name = path[last]
  let holder = document
  for (let at = 0; at < last; at++) {
    const step = path[at] as string
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return saysNothing(value)
    holder = ownCopy(holder as Record<string, unknown>, step, copies)
  }
  if (name === undefined || typeof holder !== 'object' || holder === null || Array.isArray(holder))
    return saysNothing(value)
  if (!Object.hasOwn(holder, name)) setOwn(holder as Record<string, unknown>, name, value)
  return true
}

/** The value of a member, as a copy that may be changed in its place. */
function ownCopy(holder: Record<string, unknown>, name: string, copies: Set<unknown>): unknown {
  const held = holder[name]
  if (typeof held !== 'object' || held === null || copies.has(held)) return held
  const copy = Array.isArray(held) ? [...held] : copyOf(held as Record<string, unknown>)
  copies.add(copy)
  setOwn(holder, name, copy)
  return copy
}
