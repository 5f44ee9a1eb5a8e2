import { isObject } from '../../object.ts'
import type { Trail } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec.ts'
import { writeEntry, writeObject } from './write-object.ts'
import type { Writing } from './writing.ts'

type Members = Record<string, unknown>

/**
 * Locations in a dialect that has one point, box and place in each, and perhaps one polygon: a location with several becomes
 * several, which is a change, but loses no value.
 */
export function writeLocations(spec: Spec, list: readonly unknown[], writing: Writing, trail: Trail): unknown[] {
  return list.flatMap((location, index) => {
    const at: Trail = { parent: trail, step: index }
    const several = isObject(location) ? Object.keys(location).filter(key => isSeveral(spec, key, location[key])) : []
    if (!isObject(location) || several.length === 0) return writeEntry(spec, location, writing, at)
    const single = Object.fromEntries(Object.entries(location).filter(([key]) => !several.includes(key)))
    const pieces: Members[] = [writeObject(spec, single, writing, at) ?? {}]
    for (const key of several) distribute(pieces, spec, key, location[key] as unknown[], writing, at)
    if (pieces.length > 1)
      writing.lose(
        'changed',
        at,
        location,
        `${writing.name} has one point, box and place in a geoLocation, so this one becomes ${pieces.length}.`,
      )
    return pieces
  })
}

/** Whether a location has several points, boxes, places or polygons. */
export const hasSeveral = (spec: Spec, location: unknown): boolean =>
  isObject(location) && Object.keys(location).some(key => isSeveral(spec, key, location[key]))

/** Whether a member is a list where the dialect has one value. */
function isSeveral({ byKey }: Spec, key: string, value: unknown): boolean {
  const shape = byKey?.[key]?.shape
  if (!Array.isArray(value) || shape === undefined || shape === 'polygons') return false
  return shape !== 'polygon' || value.some(Array.isArray)
}

function distribute(
  pieces: Members[],
  { byKey }: Spec,
  key: string,
  values: readonly unknown[],
  writing: Writing,
  trail: Trail,
): void {
  const spec = byKey?.[key]
  if (spec === undefined) return
  for (const [index, value] of values.entries()) {
    const at: Trail = { parent: { parent: trail, step: key }, step: index }
    const written = Array.isArray(value)
      ? value.map((part, place) => writeEntry(spec, part, writing, { parent: at, step: place }))
      : writeEntry(spec, value, writing, at)
    pieces[index] = { ...pieces[index], [spec.name]: written }
  }
}
