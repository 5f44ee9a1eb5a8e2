import type { PolygonPart } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import type { Path } from '../pointer.ts'
import { geoLocations } from './lists.ts'
import type { Walk } from './visiting.ts'

/** The corners of a polygon in order, as longitude and latitude; `undefined` if a coordinate cannot be parsed. */
export type Ring = (readonly [longitude: number, latitude: number])[] | undefined

/** A polygon with its parts and path. */
export interface PlacedPolygon {
  parts: readonly unknown[]
  path: Path
}

/** Visits every polygon; other values are passed over. */
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

/** The corners of a polygon, without its inPolygonPoint. */
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

/** A coordinate as a number, whether it is written as a number or as text; `undefined` for anything else. */
export function degrees(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !decimal.test(value)) return undefined
  return Number(value)
}

const decimal = /^\s*[+-]?(?:\d{1,20}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?\s*$/
