import type { Trail } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec.ts'
import { writeEntry } from './write-object.ts'
import type { Writing } from './writing.ts'

/** The polygons in an element around them that official XML examples have, but no kernel. */
export function polygonsWithin(value: object): readonly unknown[] | undefined {
  const { geoLocationPolygon } = value as { geoLocationPolygon?: unknown }
  return Array.isArray(geoLocationPolygon) ? geoLocationPolygon : undefined
}

/** Canonical polygons (the parts of one, or a list of the parts of each) as `[{ polygonPoints, inPolygonPoint }]`. */
export function writePolygons(spec: Spec, value: readonly unknown[], writing: Writing, trail: Trail): unknown[] {
  if (!value.some(Array.isArray)) return [writePolygon(spec, value, writing, trail)]
  return value.map((parts, index) =>
    Array.isArray(parts) ? writePolygon(spec, parts, writing, { parent: trail, step: index }) : parts,
  )
}

function writePolygon(spec: Spec, parts: readonly unknown[], writing: Writing, trail: Trail): Record<string, unknown> {
  const points: unknown[] = []
  let inside: unknown
  for (const [index, part] of parts.entries()) {
    const at: Trail = { parent: trail, step: index }
    const { polygonPoint, inPolygonPoint, ...others } = Object(part) as Record<string, unknown>
    for (const [key, other] of Object.entries(others)) writing.loseMember({ parent: at, step: key }, other)
    if (polygonPoint !== undefined) {
      if (inside !== undefined)
        writing.lose('changed', at, part, 'The point inside of the polygon is written behind this one.')
      points.push(point(spec, 'polygonPoint', polygonPoint, writing, at))
    }
    if (inPolygonPoint === undefined) continue
    if (inside === undefined) inside = point(spec, 'inPolygonPoint', inPolygonPoint, writing, at)
    else writing.lose('lost', at, part, `${writing.name} has a place for one point inside of a polygon.`)
  }
  return inside === undefined ? { polygonPoints: points } : { polygonPoints: points, inPolygonPoint: inside }
}

function point({ byKey }: Spec, key: string, value: unknown, writing: Writing, trail: Trail): unknown {
  const spec = byKey?.[key]
  return spec === undefined ? value : writeEntry(spec, value, writing, { parent: trail, step: key })
}
