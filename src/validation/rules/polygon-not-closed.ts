import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { polygonNotClosed as texts } from '../compiled/rule-texts.ts'
import { polygons, ringOf } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('polygon-not-closed', texts)

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
      message: say('open', {
        firstLongitude: first[0],
        firstLatitude: first[1],
        lastLongitude: last[0],
        lastLatitude: last[1],
      }),
      fix: {
        description: say('fix'),
        safe: true,
        patch: [{ op: 'add', path: toPointer([...path, end]), value: structuredClone(parts.find(isCorner)) }],
      },
    })
  }),
}

const isCorner = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, 'polygonPoint')
