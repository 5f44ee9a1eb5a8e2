import { removing } from '../predicates/edits.ts'
import { points } from '../predicates/geometry.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const nullIsland: Rule = {
  id: 'null-island',
  severity: 'warning',
  check: visiting(points, ({ longitude, latitude, path }, { report }) => {
    if (longitude !== 0 || latitude !== 0) return
    report({
      path,
      message:
        'The point 0, 0 lies in the Gulf of Guinea, and is what programs write where there are no coordinates; give the place, or omit the point.',
      actual: undefined,
      fix: removing(path, 'Remove the point.', false),
    })
  }),
}

export const nullIslandDocs = (): RuleDocs => ({
  summary: 'A point is not 0, 0.',
  why: 'The sea south of Ghana is full of datasets whose coordinates were empty.',
  examples: {
    passes: [{ record: { geoLocations: [{ geoLocationPoint: { pointLongitude: 0, pointLatitude: 51.4779 } }] } }],
    fails: [
      {
        record: { geoLocations: [{ geoLocationPoint: { pointLongitude: 0, pointLatitude: 0 } }] },
        pointer: '/geoLocations/0/geoLocationPoint',
        message:
          'The point 0, 0 lies in the Gulf of Guinea, and is what programs write where there are no coordinates; give the place, or omit the point.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationPoint')],
})
