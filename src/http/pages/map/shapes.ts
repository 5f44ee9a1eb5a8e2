import type { DrawnShape, Point } from '../../../formats/work/index.ts'

/** A shape in map coordinates: degrees with y downwards. Beyond the antimeridian, x continues past 180 or -180. */
export type Drawn =
  | { kind: 'point'; x: number; y: number }
  | { kind: 'area'; points: readonly (readonly [x: number, y: number])[] }

/** The bounds of the drawn shapes. */
export interface Extent {
  west: number
  east: number
  south: number
  north: number
}

/** Converts a shape to map coordinates. Returns undefined if its coordinates are not on the map. */
export function drawn(shape: DrawnShape): Drawn | undefined {
  if (shape.kind === 'point') return isOnEarth(shape.point) ? pointOf(shape.point) : undefined
  const points = shape.kind === 'box' ? corners(shape) : unwrapped(shape.points)
  if (points.length === 0 || !points.every(isNearEarth)) return undefined
  const area = {
    kind: 'area',
    points: points.map(({ longitude, latitude }) => [longitude, -latitude] as const),
  } as const
  const { west, east, south, north } = extentOf([area])
  return west === east && south === north ? { kind: 'point', x: west, y: -south } : area
}

/** Returns the bounds of shapes, in degrees. */
export function extentOf(shapes: readonly Drawn[]): Extent {
  const extent = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const shape of shapes)
    for (const [x, y] of shape.kind === 'point' ? [[shape.x, shape.y] as const] : shape.points) {
      extent.west = Math.min(extent.west, x)
      extent.east = Math.max(extent.east, x)
      extent.south = Math.min(extent.south, -y)
      extent.north = Math.max(extent.north, -y)
    }
  return extent
}

const pointOf = ({ longitude, latitude }: Point): Drawn => ({ kind: 'point', x: longitude, y: -latitude })
const isOnEarth = ({ longitude, latitude }: Point): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
const isNearEarth = ({ longitude, latitude }: Point): boolean => Math.abs(longitude) <= 540 && Math.abs(latitude) <= 90

/**
 * Returns the corners of a box, or none if a longitude is less than -180 or greater than 180 degrees.
 *
 * A box with a western bound east of its eastern bound crosses the antimeridian (kernel property 18.2).
 */
function corners(box: { west: number; east: number; south: number; north: number }): Point[] {
  const { west, south, north } = box
  if (Math.abs(west) > 180 || Math.abs(box.east) > 180) return []
  const east = west > box.east ? box.east + 360 : box.east
  return [
    { longitude: west, latitude: south },
    { longitude: east, latitude: south },
    { longitude: east, latitude: north },
    { longitude: west, latitude: north },
  ]
}

/** Shifts the points of a polygon by full turns, so that each edge takes the shorter way around the earth. */
function unwrapped(points: readonly Point[]): Point[] {
  let turns = 0
  let before: number | undefined
  return points.map(({ longitude, latitude }) => {
    if (before !== undefined && longitude - before > 180) turns -= 360
    else if (before !== undefined && longitude - before < -180) turns += 360
    before = longitude
    return { longitude: longitude + turns, latitude }
  })
}
