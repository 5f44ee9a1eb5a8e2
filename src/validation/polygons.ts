import type { PolygonPart } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import type { Path } from '../pointer.ts'
import { degrees } from './degrees.ts'
import { geoLocations } from './lists.ts'
import type { Walk } from './visiting.ts'

/** The corners of a polygon in their order, as longitude and latitude; `undefined` where a coordinate cannot be read. */
export type Ring = (readonly [longitude: number, latitude: number])[] | undefined

/** A polygon with its parts, and where it stands. */
export interface PlacedPolygon {
  parts: readonly unknown[]
  path: Path
}

/** Comes by every polygon; what is no polygon is passed over. */
export const polygons: Walk<PlacedPolygon> = (record, visit) => {
  geoLocations(record, ({ item: { geoLocationPolygon: polygon }, index }) => {
    if (!Array.isArray(polygon) || polygon.length === 0) return
    if (!Array.isArray(polygon[0]))
      return visit({ parts: polygon, path: ['geoLocations', index, 'geoLocationPolygon'] })
    polygon.forEach((parts: unknown, position) => {
      if (Array.isArray(parts)) visit({ parts, path: ['geoLocations', index, 'geoLocationPolygon', position] })
    })
  })
}

/** The corners of a polygon; the point inside of it is none. */
export function ringOf(parts: readonly unknown[]): Ring {
  const ring: [number, number][] = []
  for (const part of parts) {
    if (!isObject(part)) return undefined
    const { polygonPoint }: Partial<Record<keyof PolygonPart, unknown>> = part
    if (polygonPoint === undefined) continue
    if (!isObject(polygonPoint)) return undefined
    const longitude = degrees(polygonPoint.pointLongitude)
    const latitude = degrees(polygonPoint.pointLatitude)
    if (longitude === undefined || latitude === undefined) return undefined
    ring.push([longitude, latitude])
  }
  return ring
}
