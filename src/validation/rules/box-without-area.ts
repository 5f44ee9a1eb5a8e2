import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { boxWithoutArea as texts } from '../compiled/rule-texts.ts'
import { boxes } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('box-without-area', texts)

export const boxWithoutArea: Rule = {
  id: 'box-without-area',
  severity: 'warning',
  check: visiting(boxes, ({ west, east, south, north, path }, { report }) => {
    if (west !== east && south !== north) return
    const isPoint = west === east && south === north
    report({
      path,
      message: isPoint ? say('point', { west, south }) : say('line', { west, south, east, north }),
      actual: undefined,
      ...(isPoint &&
        path.length === 3 && {
          fix: {
            description: say('write'),
            safe: false,
            patch: [
              {
                op: 'add',
                path: toPointer([...path.slice(0, 2), 'geoLocationPoint']),
                value: { pointLongitude: west, pointLatitude: south },
              },
              { op: 'remove', path: toPointer(path) },
            ],
          },
        }),
    })
  }),
}
