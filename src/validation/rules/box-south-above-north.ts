import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import type { GeoLocationBox } from '../../model/datacite.ts'
import { boxSouthAboveNorth as texts } from '../compiled/rule-texts.ts'
import { degrees } from '../predicates/geometry.ts'
import { geoLocations, type Unchecked } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('box-south-above-north', texts)

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

/** Visits each box of a geoLocation, which may have a list of boxes since kernel 4.1. */
function eachBox(value: unknown, visit: (item: unknown, step: Path) => void): void {
  if (!Array.isArray(value)) visit(value, [])
  else for (const [index, item] of value.entries()) visit(item, [index])
}
