import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { type Spec, specLike } from './spec/spec.ts'

/**
 * Converts a path in the canonical record to a path in the original record.
 *
 * Returns the expected path of an absent member. For a member of an object that is written as plain text, returns the
 * path of the text.
 */
export function originOf(spec: Spec, input: unknown, path: Path): (string | number)[] {
  const origin: (string | number)[] = []
  let at: Spec | undefined = spec
  let value = input
  for (const [depth, step] of path.entries()) {
    if (typeof value === 'string' && at?.textAs !== undefined) break
    if (Array.isArray(value)) {
      origin.push(step)
      value = value[Number(step)]
      continue
    }
    if (typeof step === 'number' && at?.isSingle) continue
    const member: Spec | undefined = memberFor(at, String(step), value)
    at = member
    // If the dialect lacks an object, its members are in the parent object.
    if (member?.name === '') continue
    const name = member?.name ?? step
    origin.push(name)
    value = isObject(value) ? value[name] : undefined
    if (member?.shape === 'polygons') return [...origin, ...polygonOrigin(value, path.slice(depth + 1))]
  }
  return origin
}

/** Returns the node of a canonical member, under the name that an object of the dialect uses for it. */
function memberFor(at: Spec | undefined, key: string, value: unknown): Spec | undefined {
  const usual = at?.byKey?.[key]
  if (at?.isAmbiguous !== true || !isObject(value) || (usual !== undefined && Object.hasOwn(value, usual.name)))
    return usual
  const others = Object.values(at.members ?? {})
  const other = others.find(
    member => member.within === undefined && member.key === key && Object.hasOwn(value, member.name),
  )
  if (other !== undefined) return other
  const nested = others.find(({ nested }) => nested?.key === key)
  if (nested !== undefined && isObject(value[nested.name])) return nested.nested
  const inside = others.filter(member => member.within === key && Object.hasOwn(value, member.name))
  if (inside.length === 0) return usual
  const byKey = Object.fromEntries(inside.map(member => [member.key, member]))
  return specLike(at, { name: '', isAmbiguous: true }, { members: at.members, byKey })
}

/** Converts the part of a canonical path below a list of polygons to the corresponding part of the original path. */
function polygonOrigin(polygons: unknown, path: Path): Path {
  const isOne = Array.isArray(polygons) && polygons.length === 1 && typeof path[1] !== 'number'
  const [polygon, part, member, ...inside] = isOne ? [0, ...path] : path
  const origin = polygon === undefined ? [] : [polygon]
  if (part === undefined) return origin
  return member === 'inPolygonPoint' ? [...origin, member, ...inside] : [...origin, 'polygonPoints', part, ...inside]
}
