import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import type { GeoLocationBox } from '../../model/datacite.ts'
import { boxSouthAboveNorth as texts } from '../compiled/rule-texts.ts'
import { degrees, eachShape } from '../predicates/geometry.ts'
import { geoLocations, type Unchecked } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('box-south-above-north', texts)

export const boxSouthAboveNorth: Rule = {
  id: 'box-south-above-north',
  severity: 'error',
  check: visiting(geoLocations, ({ item: { geoLocationBox }, index }, { report }) => {
    eachShape(geoLocationBox, ['geoLocations', index, 'geoLocationBox'], (box: Unchecked<GeoLocationBox>, path) => {
      const { southBoundLatitude, northBoundLatitude } = box
      const [south, north] = [degrees(southBoundLatitude), degrees(northBoundLatitude)]
      if (south === undefined || north === undefined || south <= north) return
      report({
        path: [...path, 'southBoundLatitude'],
        message: say('above', { south, north }),
        fix: {
          description: say('swap'),
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
