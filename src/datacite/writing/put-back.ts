import { setOwn } from '../../core/object.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { copyOf } from '../sharing.ts'

/**
 * Puts back a member that the model does not hold, if its object is still there; what the record says is never overwritten.
 * False if there is no longer a place for it. Where parts of the document may be the record's own, `copies` notes those that
 * were copied so that they could be changed; without it, all of the document must be free to change.
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

/** The last step of a pointer to whole entries of a list that no reader could read, as JSON Pointer (RFC 6901) names the place after the last. */
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

/** The value of a member, or a copy that now stands in its place. */
function inPlace(holder: Record<string, unknown>, name: string, copies: Set<unknown> | undefined): unknown {
  const held = holder[name]
  if (typeof held !== 'object' || held === null || copies === undefined || copies.has(held)) return held
  const copy = Array.isArray(held) ? [...held] : copyOf(held as Record<string, unknown>)
  copies.add(copy)
  setOwn(holder, name, copy)
  return copy
}
