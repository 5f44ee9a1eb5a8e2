import { isIdle } from './idle.ts'

/**
 * Puts a member back that the model does not hold, where its object still is; what the record says itself is never overwritten.
 * False where there is no place for it any more.
 */
export function putBack(document: unknown, path: readonly string[], value: unknown): boolean {
  const name = path.at(-1)
  let holder = document
  for (const step of path.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return isIdle(value)
    holder = (holder as Record<string, unknown>)[step]
  }
  if (name === undefined || typeof holder !== 'object' || holder === null || Array.isArray(holder)) return isIdle(value)
  if (!Object.hasOwn(holder, name))
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  return true
}
