import { isHolder, isObject, setOwn } from '../core/object.ts'

/** The maximum depth of a search in a record; no member is deeper. */
const depth = 12

/** A copy of a value whose lists and objects may be changed; what stands deeper than any member of a record is shared. */
export function copied(value: unknown, levels = depth): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) return value.map(item => (isHolder(item) ? copied(item, levels - 1) : item))
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = { ...value }
  for (const name in copy) if (isHolder(copy[name])) setOwn(copy, name, copied(copy[name], levels - 1))
  return copy
}

/** A copy without the places in lists from which something was dropped. */
export function withoutGaps(value: unknown, levels = depth): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) return value.filter(item => item !== undefined).map(item => withoutGaps(item, levels - 1))
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) setOwn(copy, name, withoutGaps(value[name], levels - 1))
  return copy
}

/** A text that two values share if they are alike, whatever the order of their members. */
export function keyOf(value: unknown, levels = depth): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value)
  if (levels === 0) return '…'
  if (Array.isArray(value)) return `[${value.map(item => keyOf(item, levels - 1)).join()}]`
  const members = Object.keys(value).sort()
  return `{${members.map(name => `${JSON.stringify(name)}:${keyOf((value as Record<string, unknown>)[name], levels - 1)}`).join()}}`
}
