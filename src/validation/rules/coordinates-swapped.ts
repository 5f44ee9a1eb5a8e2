import { type Path, toPointer } from '../../core/pointer.ts'
import { boxes, points } from '../predicates/geometry.ts'
import type { FindingFix, Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const coordinatesSwapped: Rule = {
  id: 'coordinates-swapped',
  severity: 'warning',
  check: together(
    visiting(points, ({ point, longitude, latitude, path }, { report }) => {
      if (Math.abs(latitude) <= 90 || Math.abs(latitude) > 180 || Math.abs(longitude) > 90) return
      report({
        path: [...path, 'pointLatitude'],
        message: `The pointLatitude ${latitude} is no latitude, but would be a longitude: it and the pointLongitude ${longitude} are exchanged; swap them.`,
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
        message: `The latitudes ${south} and ${north} of the box would be longitudes: they and the longitudes ${west} and ${east} are exchanged; swap them.`,
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
  description: 'Swap latitude and longitude.',
  safe: false,
  patch: values.map(([path, value]) => ({ op: 'replace', path: toPointer(path), value })),
})
