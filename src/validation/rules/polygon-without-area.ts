import { polygons, type Ring, ringOf } from '../predicates/geometry.ts'
import { property } from '../predicates/references.ts'
import { withPolygon } from '../predicates/samples.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const polygonWithoutArea: Rule = {
  id: 'polygon-without-area',
  severity: 'warning',
  check: visiting(polygons, ({ parts, path }, { report }) => {
    const ring = ringOf(parts)
    // The schema reports fewer than four points.
    if (ring === undefined || ring.length < 4) return
    if (isOnePoint(ring)) {
      report({
        path,
        message: 'The polygon encloses no area because all its points are the same; use a geoLocationPoint instead.',
      })
    } else if (isOneLine(ring)) {
      report({
        path,
        message: 'The polygon encloses no area because all its points lie on one line; correct its points.',
      })
    }
  }),
}

export const polygonWithoutAreaDocs = (): RuleDocs => ({
  summary: 'The points of a polygon enclose an area.',
  why: 'Points that are all the same or lie on one line enclose nothing, so that no map can draw the polygon and no search by region finds the record. A single place is a geoLocationPoint.',
  examples: {
    passes: [{ record: withPolygon([1, 1], [2, 1], [2, 2], [1, 1]) }],
    fails: [
      {
        record: withPolygon([1, 1], [1, 1], [1, 1], [1, 1]),
        pointer: '/geoLocations/0/geoLocationPolygon',
        message: 'The polygon encloses no area because all its points are the same; use a geoLocationPoint instead.',
      },
      {
        record: withPolygon([1, 1], [2, 2], [3, 3], [1, 1]),
        pointer: '/geoLocations/0/geoLocationPolygon',
        message: 'The polygon encloses no area because all its points lie on one line; correct its points.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationPolygon[].polygonPoint')],
})

const isOnePoint = (ring: NonNullable<Ring>): boolean => ring.every(([x, y]) => x === ring[0]?.[0] && y === ring[0][1])

/** Whether all corners lie on the line through the first corner and the one farthest from it. */
function isOneLine(ring: NonNullable<Ring>): boolean {
  const [originX, originY] = ring[0] ?? [0, 0]
  let [farX, farY] = [0, 0]
  for (const [x, y] of ring) {
    if (Math.hypot(x - originX, y - originY) > Math.hypot(farX, farY)) [farX, farY] = [x - originX, y - originY]
  }
  return ring.every(([x, y]) => Math.abs((x - originX) * farY - (y - originY) * farX) < 1e-12)
}
