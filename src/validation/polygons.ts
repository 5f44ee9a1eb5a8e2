import type { GeoLocation, PolygonPart } from '../model/datacite.ts'
import type { Path } from '../pointer.ts'
import { degrees } from './degrees.ts'
import { eachObject, isObject } from './each.ts'

/** The corners of a polygon in their order, as longitude and latitude; `undefined` where a coordinate cannot be read. */
export type Ring = (readonly [longitude: number, latitude: number])[] | undefined

/** Calls `visit` for every polygon of a record with its parts and its place; what is no polygon is passed over. */
export function eachPolygon(
  record: { geoLocations?: unknown },
  visit: (parts: readonly unknown[], path: Path) => void,
): void {
  eachObject<GeoLocation>(record.geoLocations, ({ geoLocationPolygon: polygon }, index) => {
    if (!Array.isArray(polygon) || polygon.length === 0) return
    if (!Array.isArray(polygon[0])) return visit(polygon, ['geoLocations', index, 'geoLocationPolygon'])
    polygon.forEach((parts: unknown, position) => {
      if (Array.isArray(parts)) visit(parts, ['geoLocations', index, 'geoLocationPolygon', position])
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
