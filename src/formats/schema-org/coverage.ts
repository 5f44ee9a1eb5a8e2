import type { Account, DrawnShape, Work, WorkPlace } from '../work/index.ts'
import { carryShape, placesOf } from '../work/index.ts'
import type { JsonLdNode } from './node.ts'
import { putMember } from './node.ts'

/**
 * The locations (18) as Places: points as GeoCoordinates, boxes and polygons as GeoShape in schema.org's text form, latitude
 * before longitude, all separated by spaces: a box is `south west north east`.
 */
export function spatialCoverage(account: Account, work: Work): JsonLdNode[] {
  return placesOf(work.record).map(place => placeNode(account, work, place))
}

function placeNode(account: Account, work: Work, { names, shapes }: WorkPlace): JsonLdNode {
  const node: JsonLdNode = { '@type': 'Place' }
  const written = names.map(name => account.carry(name))
  putMember(node, 'name', written)
  const geo = shapes.map(shape => {
    carryShape(account, work, shape)
    return shapeNode(shape)
  })
  putMember(node, 'geo', geo)
  return node
}

function shapeNode(shape: DrawnShape): JsonLdNode {
  if (shape.kind === 'point')
    return { '@type': 'GeoCoordinates', latitude: shape.point.latitude, longitude: shape.point.longitude }
  if (shape.kind === 'box')
    return { '@type': 'GeoShape', box: `${shape.south} ${shape.west} ${shape.north} ${shape.east}` }
  return {
    '@type': 'GeoShape',
    polygon: shape.points.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(' '),
  }
}
