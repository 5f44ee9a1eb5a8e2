import { saysNothing } from '../dialects/walk.ts'

/** Sets a member whatever its name is, `__proto__` included; a plain assignment, which is faster, where that does the same. */
export function setOwn(holder: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  else holder[name] = value
}

/**
 * Puts a member back that the model does not hold, where its object still is; what the record says itself is never overwritten.
 * False where there is no place for it any more.
 */
export function putBack(document: unknown, path: readonly string[], value: unknown): boolean {
  const name = path.at(-1)
  let holder = document
  for (const step of path.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return saysNothing(value)
    holder = (holder as Record<string, unknown>)[step]
  }
  if (name === undefined || typeof holder !== 'object' || holder === null || Array.isArray(holder))
    return saysNothing(value)
  if (!Object.hasOwn(holder, name)) setOwn(holder as Record<string, unknown>, name, value)
  return true
}
