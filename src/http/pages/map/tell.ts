import type { DrawnShape, Point } from '../../../formats/work/index.ts'

/** A shape in words and degrees, for people who cannot see the map: `From 10.5° W to 20° E, from 5° S to 30° N`. */
export function tellShape(shape: DrawnShape): string {
  if (shape.kind === 'point') return tellPoint(shape.point)
  if (shape.kind === 'box') {
    const { west, east, south, north } = shape
    if (west === -180 && east === 180 && south === -90 && north === 90) return 'The whole earth'
    const across = west > east ? ', across the antimeridian' : ''
    return `From ${longitude(west)} to ${longitude(east)}, from ${latitude(south)} to ${latitude(north)}${across}`
  }
  const [first] = shape.points
  const count = Math.max(1, shape.points.length - 1)
  return `A polygon of ${count} corners${first === undefined ? '' : `, the first at ${tellPoint(first)}`}`
}

const tellPoint = (point: Point): string => `${latitude(point.latitude)}, ${longitude(point.longitude)}`
const longitude = (degrees: number): string => side(degrees, 'W', 'E')
const latitude = (degrees: number): string => side(degrees, 'S', 'N')

/** Degrees to a hundred thousandth, which is about a metre. */
function side(degrees: number, negative: string, positive: string): string {
  const rounded = Number(Math.abs(degrees).toFixed(5))
  return rounded === 0 ? '0°' : `${rounded}° ${degrees < 0 ? negative : positive}`
}
