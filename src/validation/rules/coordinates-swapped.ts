import { type Path, toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { coordinatesSwapped as texts } from '../compiled/rule-texts.ts'
import { boxes, points } from '../predicates/geometry.ts'
import type { FindingFix, Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('coordinates-swapped', texts)

export const coordinatesSwapped: Rule = {
  id: 'coordinates-swapped',
  severity: 'warning',
  check: together(
    visiting(points, ({ point, longitude, latitude, path }, { report }) => {
      if (Math.abs(latitude) <= 90 || Math.abs(latitude) > 180 || Math.abs(longitude) > 90) return
      report({
        path: [...path, 'pointLatitude'],
        message: say('point', { latitude, longitude }),
        fix: swapped([
          [[...path, 'pointLatitude'], point.pointLongitude],
          [[...path, 'pointLongitude'], point.pointLatitude],
        ]),
      })
    }),
    visiting(boxes, ({ box, west, east, south, north, path }, { report }) => {
      const isHigh = (value: number): boolean => Math.abs(value) > 90 && Math.abs(value) <= 180
      if (!(isHigh(south) || isHigh(north)) || isHigh(west) || isHigh(east)) return
      report({
        path: [...path, 'southBoundLatitude'],
        message: say('box', { south, north, west, east }),
        fix: swapped([
          [[...path, 'southBoundLatitude'], box.westBoundLongitude],
          [[...path, 'northBoundLatitude'], box.eastBoundLongitude],
          [[...path, 'westBoundLongitude'], box.southBoundLatitude],
          [[...path, 'eastBoundLongitude'], box.northBoundLatitude],
        ]),
      })
    }),
  ),
}

const swapped = (values: readonly (readonly [Path, unknown])[]): FindingFix => ({
  description: say('swap'),
  safe: false,
  patch: values.map(([path, value]) => ({ op: 'replace', path: toPointer(path), value })),
})
