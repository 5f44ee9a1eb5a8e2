import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { severalPolygons as messages } from '../compiled/rule-texts.ts'
import { geoLocations } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('several-polygons', messages)

export const severalPolygons: Rule = {
  id: 'several-polygons',
  severity: 'error',
  behaviours: ['polygons-dropped', 'wrong-type-dropped'],
  check: visiting(geoLocations, ({ item: location, index }, { kernel, report }) => {
    const polygons = location.geoLocationPolygon
    if (!Array.isArray(polygons) || polygons.length < 2 || !Array.isArray(polygons[0])) return
    // Some kernels' schemas already reject a second polygon.
    if (nodeAt('geoLocations[].geoLocationPolygon', kernel)?.occurs !== '0..n') return
    const [first, ...others] = polygons
    report({
      path: ['geoLocations', index, 'geoLocationPolygon'],
      message: polygons.length === 2 ? say('both') : say('all', { count: polygons.length }),
      fix: {
        description: say('split'),
        safe: Object.keys(location).length === 1,
        patch: [
          { op: 'replace', path: `/geoLocations/${index}/geoLocationPolygon`, value: first },
          ...others.map(polygon => ({
            op: 'add' as const,
            path: '/geoLocations/-',
            value: { geoLocationPolygon: polygon },
          })),
        ],
      },
    })
  }),
}
