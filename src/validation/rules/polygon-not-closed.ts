import { toPointer } from '../../core/pointer.ts'
import { polygons, ringOf } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
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

const isCorner = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, 'polygonPoint')

const named = ([longitude, latitude]: readonly [number, number]): string =>
  `longitude ${longitude}, latitude ${latitude}`
