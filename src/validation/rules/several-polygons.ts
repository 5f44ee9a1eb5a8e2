import { nodeAt } from '../../kernel/tree.ts'
import { geoLocations } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const severalPolygons: Rule = {
  id: 'several-polygons',
  severity: 'error',
  behaviours: ['polygons-dropped', 'wrong-type-dropped'],
  check: visiting(geoLocations, ({ item: location, index }, { kernel, report }) => {
    const polygons = location.geoLocationPolygon
    if (!Array.isArray(polygons) || polygons.length < 2 || !Array.isArray(polygons[0])) return
    // The schemas of some kernels allow only one themselves.
    if (nodeAt('geoLocations[].geoLocationPolygon', kernel)?.occurs !== '0..n') return
    const [first, ...others] = polygons
    report({
      path: ['geoLocations', index, 'geoLocationPolygon'],
      message: `The registry drops ${polygons.length === 2 ? 'both' : `all ${polygons.length}`} polygons of this geoLocation because it reads at most one; give each polygon a geoLocation of its own.`,
      fix: {
        description: 'Give each polygon a geoLocation of its own.',
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
