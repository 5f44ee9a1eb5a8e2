import { geoLocations } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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

const coordinates =
  /^\s*(?:lat(?:itude)?[:=]?\s*)?-?\d{1,3}(?:\.\d+)?\s?°?\s?[NSEW]?\s?[,;\s]\s?(?:lon(?:g|gitude)?[:=]?\s*)?-?\d{1,3}(?:\.\d+)?\s?°?\s?[NSEW]?\s*$/i
