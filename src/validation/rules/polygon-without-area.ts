import { messagesOf } from '../../messages/message.ts'
import { polygonWithoutArea as texts } from '../compiled/rule-texts.ts'
import { polygons, type Ring, ringOf } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('polygon-without-area', texts)

export const polygonWithoutArea: Rule = {
  id: 'polygon-without-area',
  severity: 'warning',
  check: visiting(polygons, ({ parts, path }, { report }) => {
    const ring = ringOf(parts)
    // The schema reports fewer than four points.
    if (ring === undefined || ring.length < 4) return
    if (isOnePoint(ring)) {
      report({ path, message: say('onePoint') })
    } else if (isOneLine(ring)) {
      report({ path, message: say('oneLine') })
    }
  }),
}

const isOnePoint = (ring: NonNullable<Ring>): boolean => ring.every(([x, y]) => x === ring[0]?.[0] && y === ring[0][1])

/** True if all corners are on the line through the first corner and the corner farthest from it. */
function isOneLine(ring: NonNullable<Ring>): boolean {
  const [originX, originY] = ring[0] ?? [0, 0]
  let [farX, farY] = [0, 0]
  for (const [x, y] of ring) {
    if (Math.hypot(x - originX, y - originY) > Math.hypot(farX, farY)) [farX, farY] = [x - originX, y - originY]
  }
  return ring.every(([x, y]) => Math.abs((x - originX) * farY - (y - originY) * farX) < 1e-12)
}
