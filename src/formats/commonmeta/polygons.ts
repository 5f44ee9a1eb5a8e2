import type { PolygonPart } from '../../model/datacite.ts'
import type { Point } from '../work/index.ts'

/** A polygon in well-known text, of one ring. */
export function polygonOf(text: unknown): PolygonPart[] | undefined {
  if (typeof text !== 'string' || text.length > 1_000_000) return undefined
  const ring = /^\s*POLYGON\s*\(\(([^()]*)\)\)\s*$/i.exec(text)?.[1]
  if (ring === undefined) return undefined
  const points = ring.split(',').map(pair => pair.trim().split(/\s+/).map(Number))
  if (points.some(pair => pair.length < 2 || pair.some(Number.isNaN))) return undefined
  return points.map(([pointLongitude = 0, pointLatitude = 0]) => ({ polygonPoint: { pointLongitude, pointLatitude } }))
}

/** Well-known text of the points of a polygon, the last of which equals the first. */
export const wellKnownText = (points: readonly Point[]): string =>
  `POLYGON((${points.map(({ longitude, latitude }) => `${longitude} ${latitude}`).join(', ')}))`
