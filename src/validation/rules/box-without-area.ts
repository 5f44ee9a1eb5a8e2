import { toPointer } from '../../core/pointer.ts'
import { boxes } from '../predicates/geometry.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const boxWithoutArea: Rule = {
  id: 'box-without-area',
  severity: 'warning',
  check: visiting(boxes, ({ west, east, south, north, path }, { report }) => {
    if (west !== east && south !== north) return
    const isPoint = west === east && south === north
    report({
      path,
      message: isPoint
        ? `All corners of the box are at ${west}, ${south}; give the place as a point.`
        : `The box from ${west}, ${south} to ${east}, ${north} is a line without area; correct the bound that is wrong.`,
      actual: undefined,
      ...(isPoint &&
        path.length === 3 && {
          fix: {
            description: 'Give the place as a point.',
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

export const boxWithoutAreaDocs = (): RuleDocs => ({
  summary: 'A box has an area.',
  why: 'Maps draw nothing for it, and searches by region miss it. What is at one place is a point; a line comes from a bound that was mistyped.',
  examples: {
    passes: [{ record: { geoLocations: [{ geoLocationBox: box(8, 9, 47, 48) }] } }],
    fails: [
      {
        record: { geoLocations: [{ geoLocationBox: box(8, 8, 47, 47) }] },
        pointer: '/geoLocations/0/geoLocationBox',
        message: 'All corners of the box are at 8, 47; give the place as a point.',
      },
      {
        record: { geoLocations: [{ geoLocationBox: box(8, 9, 47, 47) }] },
        pointer: '/geoLocations/0/geoLocationBox',
        message: 'The box from 8, 47 to 9, 47 is a line without area; correct the bound that is wrong.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationBox')],
})

function box(
  westBoundLongitude: number,
  eastBoundLongitude: number,
  southBoundLatitude: number,
  northBoundLatitude: number,
) {
  return { westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude }
}
