import type { Account, Shape, Work, WorkPlace } from '../work/index.ts'
import { carryShape, placesOf } from '../work/index.ts'
import type { Node } from './node.ts'
import { put } from './node.ts'

/**
 * The locations (18) as Places: points as GeoCoordinates, boxes and polygons as GeoShape in schema.org's text form, latitude
 * before longitude, all separated by spaces: a box is `south west north east`.
 */
export function spatialCoverage(account: Account, work: Work): Node[] {
  return placesOf(work.record).map(place => placeNode(account, work, place))
}

function placeNode(account: Account, work: Work, { names, shapes }: WorkPlace): Node {
  const node: Node = { '@type': 'Place' }
  const written = names.map(name => account.carry(name))
  put(node, 'name', written)
  const geo = shapes.map(shape => {
    carryShape(account, work, shape)
    return shapeNode(shape)
  })
  put(node, 'geo', geo)
  return node
}

function shapeNode(shape: Shape): Node {
  if (shape.kind === 'point')
    return { '@type': 'GeoCoordinates', latitude: shape.point.latitude, longitude: shape.point.longitude }
  if (shape.kind === 'box')
    return { '@type': 'GeoShape', box: `${shape.south} ${shape.west} ${shape.north} ${shape.east}` }
  return {
    '@type': 'GeoShape',
    polygon: shape.points.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(' '),
  }
}
