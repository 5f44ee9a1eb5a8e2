import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import type { GeoLocationBox } from '../../model/datacite.ts'
import { degrees } from '../predicates/geometry.ts'
import { geoLocations, type Unchecked } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const boxSouthAboveNorth: Rule = {
  id: 'box-south-above-north',
  severity: 'error',
  check: visiting(geoLocations, ({ item: { geoLocationBox }, index }, { report }) => {
    if (geoLocationBox === undefined) return
    eachBox(geoLocationBox, (box: unknown, step: Path) => {
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
  }),
}

export const boxSouthAboveNorthDocs = (): RuleDocs => ({
  summary: 'The southern bound of a box does not lie north of the northern one.',
  why: 'A box whose southern bound lies north of its northern bound covers nothing or the wrong place: maps cannot draw it, and searches by region miss the record. (The western bound may lie east of the eastern one: such a box crosses the 180th meridian.)',
  examples: {
    passes: [{ record: { geoLocations: [{ geoLocationBox: box(49.24, 49.28) }] } }],
    fails: [
      {
        record: { geoLocations: [{ geoLocationBox: box(49.28, 49.24) }] },
        pointer: '/geoLocations/0/geoLocationBox/southBoundLatitude',
        message: 'The southern bound 49.28 lies north of the northern bound 49.24; swap them if they were mixed up.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationBox')],
})

/** Since kernel 4.1, a geoLocation may have a list of boxes. */
function eachBox(value: unknown, visit: (item: unknown, step: Path) => void): void {
  if (!Array.isArray(value)) visit(value, [])
  else for (const [index, item] of value.entries()) visit(item, [index])
}

function box(southBoundLatitude: number, northBoundLatitude: number) {
  return { westBoundLongitude: -123.27, eastBoundLongitude: -123.22, southBoundLatitude, northBoundLatitude }
}
