import { isObject, type Members } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { GeoLocationBox, GeoLocationPoint, PolygonPart } from '../../model/datacite.ts'
import type { Walk } from '../run/visiting.ts'
import { geoLocations, type Unchecked } from './lists.ts'

/** The longitude and latitude of each corner of a polygon; `undefined` if a part or coordinate is invalid. */
export type Ring = (readonly [longitude: number, latitude: number])[] | undefined

/** A polygon with its parts and path. */
export interface PlacedPolygon {
  parts: readonly unknown[]
  path: Path
}

/**
 * Visits every polygon of a record. A geoLocationPolygon is either one polygon (a list of parts) or a list of polygons.
 */
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

/** Returns the corners of a polygon (not its inPolygonPoint), or `undefined` if a part or coordinate is invalid. */
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

/** Parses a coordinate given as a finite number or a decimal text. Returns `undefined` for anything else. */
export function degrees(value: unknown): number | undefined {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const decimal = /^\s*[+-]?(?:\d{1,20}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?\s*$/

/** A geoLocationPoint with its coordinates as numbers, and its path. */
export interface PlacedPoint {
  point: Unchecked<GeoLocationPoint>
  longitude: number
  latitude: number
  path: Path
}

/** Visits every geoLocationPoint whose coordinates can be parsed. */
export const points: Walk<PlacedPoint> = (record, visit) => {
  geoLocations(record, ({ item: { geoLocationPoint }, index }) => {
    eachShape(
      geoLocationPoint,
      ['geoLocations', index, 'geoLocationPoint'],
      (point: Unchecked<GeoLocationPoint>, path) => {
        const [longitude, latitude] = [degrees(point.pointLongitude), degrees(point.pointLatitude)]
        if (longitude !== undefined && latitude !== undefined) visit({ point, longitude, latitude, path })
      },
    )
  })
}

/** A geoLocationBox with its bounds as numbers, and its path. */
export interface PlacedBox {
  box: Unchecked<GeoLocationBox>
  west: number
  east: number
  south: number
  north: number
  path: Path
}

/** Visits every geoLocationBox whose bounds can be parsed. */
export const boxes: Walk<PlacedBox> = (record, visit) => {
  geoLocations(record, ({ item: { geoLocationBox }, index }) => {
    eachShape(geoLocationBox, ['geoLocations', index, 'geoLocationBox'], (box: Unchecked<GeoLocationBox>, path) => {
      const [west, east] = [degrees(box.westBoundLongitude), degrees(box.eastBoundLongitude)]
      const [south, north] = [degrees(box.southBoundLatitude), degrees(box.northBoundLatitude)]
      if (west === undefined || east === undefined || south === undefined || north === undefined) return
      visit({ box, west, east, south, north, path })
    })
  })
}

/**
 * Visits the object in a member of a geoLocation, or each object if the member is a list.
 *
 * Lists have been allowed since kernel 4.1.
 */
export function eachShape(value: unknown, path: Path, visit: (item: Members, path: Path) => void): void {
  if (isObject(value)) visit(value, path)
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) if (isObject(item)) visit(item, [...path, at])
}
