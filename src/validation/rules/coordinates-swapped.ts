import { type Path, toPointer } from '../../core/pointer.ts'
import { boxes, points } from '../predicates/geometry.ts'
import { property } from '../predicates/references.ts'
import type { FindingFix, Rule, RuleDocs } from '../rule.ts'
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

export const coordinatesSwappedDocs = (): RuleDocs => ({
  summary: 'Latitude and longitude are not exchanged.',
  why: 'Formats differ in their order: GeoJSON has the longitude first, most people say the latitude first. The place is then on another continent, or nowhere.',
  examples: {
    passes: [{ record: { geoLocations: [{ geoLocationPoint: { pointLongitude: 151.2, pointLatitude: -33.9 } }] } }],
    fails: [
      {
        record: { geoLocations: [{ geoLocationPoint: { pointLongitude: -33.9, pointLatitude: 151.2 } }] },
        pointer: '/geoLocations/0/geoLocationPoint/pointLatitude',
        message:
          'The pointLatitude 151.2 is no latitude, but would be a longitude: it and the pointLongitude -33.9 are exchanged; swap them.',
      },
      {
        record: {
          geoLocations: [
            {
              geoLocationBox: {
                westBoundLongitude: -34,
                eastBoundLongitude: -33,
                southBoundLatitude: 150,
                northBoundLatitude: 152,
              },
            },
          ],
        },
        pointer: '/geoLocations/0/geoLocationBox/southBoundLatitude',
        message:
          'The latitudes 150 and 152 of the box would be longitudes: they and the longitudes -34 and -33 are exchanged; swap them.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationPoint'), property('geoLocations[].geoLocationBox')],
})

const swapped = (values: readonly (readonly [Path, unknown])[]): FindingFix => ({
  description: 'Swap latitude and longitude.',
  safe: false,
  patch: values.map(([path, value]) => ({ op: 'replace', path: toPointer(path), value })),
})
