import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { pointOutsideBox as texts } from '../compiled/rule-texts.ts'
import { degrees } from '../predicates/geometry.ts'
import { geoLocations } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('point-outside-box', texts)

export const pointOutsideBox: Rule = {
  id: 'point-outside-box',
  severity: 'warning',
  check: visiting(geoLocations, ({ item: { geoLocationPoint, geoLocationBox }, index }, { report }) => {
    if (!isObject(geoLocationPoint) || !isObject(geoLocationBox)) return
    const [x, y] = [degrees(geoLocationPoint.pointLongitude), degrees(geoLocationPoint.pointLatitude)]
    const [west, east] = [degrees(geoLocationBox.westBoundLongitude), degrees(geoLocationBox.eastBoundLongitude)]
    const [south, north] = [degrees(geoLocationBox.southBoundLatitude), degrees(geoLocationBox.northBoundLatitude)]
    if (
      x === undefined ||
      y === undefined ||
      west === undefined ||
      east === undefined ||
      south === undefined ||
      north === undefined
    )
      return
    // A box with west greater than east crosses the 180th meridian.
    const isWithin = west <= east ? x >= west && x <= east : x >= west || x <= east
    if ((isWithin && y >= south && y <= north) || south > north) return
    report({
      path: ['geoLocations', index, 'geoLocationPoint'],
      message: say('outside', { x, y, west, south, east, north }),
      actual: undefined,
    })
  }),
}
