import { toPointer } from '../../core/pointer.ts'
import { boxes } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
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

function _box(
  westBoundLongitude: number,
  eastBoundLongitude: number,
  southBoundLatitude: number,
  northBoundLatitude: number,
) {
  return { westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude }
}
