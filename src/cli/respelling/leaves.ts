import { toPointer } from '../../core/pointer.ts'

/** The leaves of a JSON value, by JSON Pointer. */
export type Leaves = ReadonlyMap<string, unknown>

/** A leaf that differs between two values. `before` or `after` is undefined if that value lacks the leaf. */
export interface ChangedLeaf {
  pointer: string
  before: unknown
  after: unknown
}

const emptyList = Symbol('[]')
const emptyObject = Symbol('{}')

/** Returns the leaves of a JSON value. Empty lists and empty objects are leaves, too. */
export function leavesOf(value: unknown): Leaves {
  const leaves = new Map<string, unknown>()
  const open: { pointer: string; value: unknown }[] = [{ pointer: '', value }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { pointer, value } = next
    if (typeof value !== 'object' || value === null) {
      leaves.set(pointer, value)
      continue
    }
    const members = Object.entries(value)
    if (members.length === 0) leaves.set(pointer, Array.isArray(value) ? emptyList : emptyObject)
    for (const [name, value] of members) open.push({ pointer: pointer + toPointer([name]), value })
  }
  return leaves
}

/** Returns the leaves that differ between two values. */
export function changesBetween(before: Leaves, after: Leaves): ChangedLeaf[] {
  const changes: ChangedLeaf[] = []
  for (const [pointer, value] of before)
    if (after.get(pointer) !== value || !after.has(pointer))
      changes.push({ pointer, before: value, after: after.get(pointer) })
  for (const [pointer, value] of after)
    if (!before.has(pointer)) changes.push({ pointer, before: undefined, after: value })
  return changes
}
