import { geoLocations } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const placeAsCoordinates: Rule = {
  id: 'place-as-coordinates',
  severity: 'warning',
  check: visiting(geoLocations, ({ item: { geoLocationPlace }, index }, { report }) => {
    if (typeof geoLocationPlace !== 'string' || geoLocationPlace.length > 80 || !coordinates.test(geoLocationPlace))
      return
    report({
      path: ['geoLocations', index, 'geoLocationPlace'],
      message: `The geoLocationPlace ${quote(geoLocationPlace)} is a pair of coordinates; give it as geoLocationPoint, and the name of the place here.`,
    })
  }),
}

export const placeAsCoordinatesDocs = (): RuleDocs => ({
  summary: 'A geoLocationPlace is the name of a place.',
  why: 'Coordinates within a text are not drawn on maps and not found by searches for a region.',
  examples: {
    passes: [
      { record: { geoLocations: [{ geoLocationPlace: 'Disko Bay' }, { geoLocationPlace: 'Route 66, mile 12' }] } },
    ],
    fails: [
      {
        record: { geoLocations: [{ geoLocationPlace: '69.25 N, 53.52 W' }] },
        pointer: '/geoLocations/0/geoLocationPlace',
        message:
          'The geoLocationPlace "69.25 N, 53.52 W" is a pair of coordinates; give it as geoLocationPoint, and the name of the place here.',
      },
    ],
  },
  references: [property('geoLocations[].geoLocationPlace'), property('geoLocations[].geoLocationPoint')],
})

const coordinates =
  /^\s*(?:lat(?:itude)?[:=]?\s*)?-?\d{1,3}(?:\.\d+)?\s?°?\s?[NSEW]?\s?[,;\s]\s?(?:lon(?:g|gitude)?[:=]?\s*)?-?\d{1,3}(?:\.\d+)?\s?°?\s?[NSEW]?\s*$/i
