import { isHolder, isObject, setOwn } from '../core/object.ts'

/** The maximum depth to which values are copied and compared. No member of a record is nested deeper. */
const depth = 12

/**
 * Copies a value so that its lists and objects can be changed. Values nested deeper than any member of a record are not
 * copied.
 */
export function copied(value: unknown, levels = depth): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) return value.map(item => (isHolder(item) ? copied(item, levels - 1) : item))
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = { ...value }
  for (const name in copy) if (isHolder(copy[name])) setOwn(copy, name, copied(copy[name], levels - 1))
  return copy
}

/** Copies a value without the list items that were dropped. */
export function withoutGaps(value: unknown, levels = depth): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) return value.filter(item => item !== undefined).map(item => withoutGaps(item, levels - 1))
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) setOwn(copy, name, withoutGaps(value[name], levels - 1))
  return copy
}

/** Returns a key that is the same for values that differ only in the order of members. */
export function keyOf(value: unknown, levels = depth): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value)
  if (levels === 0) return '…'
  if (Array.isArray(value)) return `[${value.map(item => keyOf(item, levels - 1)).join()}]`
  const members = Object.keys(value).sort()
  return `{${members.map(name => `${JSON.stringify(name)}:${keyOf((value as Record<string, unknown>)[name], levels - 1)}`).join()}}`
}
