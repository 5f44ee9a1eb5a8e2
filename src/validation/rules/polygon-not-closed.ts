import { toPointer } from '../../core/pointer.ts'
import { polygons, ringOf } from '../predicates/geometry.ts'
import { property } from '../predicates/references.ts'
import { withPolygon } from '../predicates/samples.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const polygonNotClosed: Rule = {
  id: 'polygon-not-closed',
  severity: 'warning',
  check: visiting(polygons, ({ parts, path }, { report }) => {
    const ring = ringOf(parts)
    const [first, last] = [ring?.[0], ring?.at(-1)]
    if (ring === undefined || ring.length < 3 || first === undefined || last === undefined) return
    if (first[0] === last[0] && first[1] === last[1]) return
    const end = parts.findLastIndex(isCorner) + 1
    report({
      path,
      message: `The polygon is not closed: it begins at ${named(first)} and ends at ${named(last)}; repeat the first point at the end.`,
      fix: {
        description: 'Repeat the first point at the end.',
        safe: true,
        patch: [{ op: 'add', path: toPointer([...path, end]), value: structuredClone(parts.find(isCorner)) }],
      },
    })
  }),
}

export const polygonNotClosedDocs = (): RuleDocs => ({
  summary: 'The last point of a polygon is the same as its first.',
  why: 'The kernel’s documentation requires it, but its schema does not check it. Most mapping software rejects a ring that is not closed.',
  examples: {
    passes: [{ record: withPolygon([1, 1], [2, 1], [2, 2], [1, 1]) }],
    fails: [
      {
        record: withPolygon([1, 1], [2, 1], [2, 2], [1, 2]),
        pointer: '/geoLocations/0/geoLocationPolygon',
        message:
          'The polygon is not closed: it begins at longitude 1, latitude 1 and ends at longitude 1, latitude 2; repeat the first point at the end.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationPolygon')],
})

const isCorner = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, 'polygonPoint')

const named = ([longitude, latitude]: readonly [number, number]): string =>
  `longitude ${longitude}, latitude ${latitude}`
