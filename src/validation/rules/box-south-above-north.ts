import type { GeoLocation, GeoLocationBox } from '../../model/datacite.ts'
import { toPointer } from '../../pointer.ts'
import { degrees } from '../degrees.ts'
import { eachObject, eachOfOneOrMany, isObject, type Unchecked } from '../each.ts'
import { property } from '../references.ts'
import type { Rule } from '../rule.ts'

export const boxSouthAboveNorth: Rule = {
  id: 'box-south-above-north',
  severity: 'error',
  registry: 'accepts',
  summary: 'The southern bound of a box does not lie north of the northern one.',
  why: 'A box whose south is above its north covers nothing or the wrong place: maps cannot draw it and searches by region miss the record. (West may well lie east of east: such a box crosses the 180th meridian.)',
  examples: {
    passes: [{ record: { geoLocations: [{ geoLocationBox: box(49.24, 49.28) }] } }],
    fails: [
      {
        record: { geoLocations: [{ geoLocationBox: box(49.28, 49.24) }] },
        findings: [
          {
            pointer: '/geoLocations/0/geoLocationBox/southBoundLatitude',
            message:
              'The southern bound 49.28 lies north of the northern bound 49.24; swap them if they were mixed up.',
          },
        ],
      },
    ],
  },
  references: [property('18.2 geoLocationBox', 'geolocation')],
  check({ record, report }) {
    eachObject<GeoLocation>(record.geoLocations, ({ geoLocationBox }, index) => {
      if (geoLocationBox === undefined) return
      eachOfOneOrMany(geoLocationBox, (box, step) => {
        if (!isObject(box)) return
        const { southBoundLatitude, northBoundLatitude }: Unchecked<GeoLocationBox> = box
        const [south, north] = [degrees(southBoundLatitude), degrees(northBoundLatitude)]
        if (south === undefined || north === undefined || south <= north) return
        const path = ['geoLocations', index, 'geoLocationBox', ...step]
        report({
          path: [...path, 'southBoundLatitude'],
          message: `The southern bound ${south} lies north of the northern bound ${north}; swap them if they were mixed up.`,
          fix: {
            description: 'Swap the southern and the northern bound.',
            safe: false,
            patch: [
              { op: 'replace', path: toPointer([...path, 'southBoundLatitude']), value: northBoundLatitude },
              { op: 'replace', path: toPointer([...path, 'northBoundLatitude']), value: southBoundLatitude },
            ],
          },
        })
      })
    })
  },
}

function box(southBoundLatitude: number, northBoundLatitude: number) {
  return { westBoundLongitude: -123.27, eastBoundLongitude: -123.22, southBoundLatitude, northBoundLatitude }
}
