import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import { opaqueKey } from './opaque.ts'
import type { ListPlan, Plan } from './plan.ts'
import { type Closeness, valueKey } from './value-key.ts'

/** A value of a record, where it stands, and what holds it. */
export interface Held {
  value: unknown
  path: Path
  holder: unknown
}

/** The key under which equal places are equal; `''` where there is nothing: absent, null, an empty list or object. */
export function keyOf(plan: Plan, held: Held, closeness: Closeness): string {
  const { value, holder } = held
  if (plan.kind === 'value') return valueKey(plan, value, holder, closeness)
  if (value === undefined || value === null) return ''
  if (plan.kind === 'list') {
    const keys = entriesOf(plan, held).map(entry => keyOf(plan.entry, entry, closeness))
    if (plan.ordered !== true) keys.sort()
    return keys.map(measured).join('')
  }
  if (!isObject(value)) return opaqueKey(value)
  let key = ''
  for (const [index, member] of plan.members.entries()) {
    const memberKey = keyOf(member, memberOf(held, member.key), closeness)
    if (memberKey !== '') key += `${index}=${measured(memberKey)}`
  }
  return key
}

// Led by its length, a key cannot be mistaken for a part of its neighbour.
const measured = (key: string): string => `${key.length}:${key}`

/** A member of an object. */
export const memberOf = ({ value, path }: Held, key: string): Held => ({
  value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  path: [...path, key],
  holder: value,
})

/** The entries of a list that hold something; a value in the place of a list is its only entry. */
export function entriesOf(plan: ListPlan, held: Held): Held[] {
  const { value, path } = held
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || (plan.shape === 'polygons' && !value.every(Array.isArray))) return [held]
  return value
    .map((entry: unknown, index) => ({ value: entry, path: [...path, index], holder: value }))
    .filter(entry => keyOf(plan.entry, entry, 'exact') !== '')
}
