import { isObject } from '../../core/object.ts'
import type { Literal } from '../rdf/graph.ts'

/** A point or the outer ring of a polygon. Each position is a longitude followed by a latitude, both in degrees. */
export interface Drawn {
  kind: 'point' | 'polygon'
  positions: number[][]
  /** False if the literal has more data than these positions, such as heights or the holes of a polygon. */
  isWhole: boolean
}

/**
 * Reads a WKT (GeoSPARQL 1.1) or GeoJSON (RFC 7946) literal. Returns undefined for other shapes, for coordinates that
 * are not degrees, and for a reference system with an unknown axis order.
 */
export function readGeometry({ value }: Literal): Drawn | undefined {
  const drawn = value.trimStart().startsWith('{') ? readGeoJson(value) : readWkt(value)
  // A value slightly out of range is an error in degrees, which checks report; projected coordinates are in metres.
  const areDegrees = drawn?.positions.every(
    ([x = Number.NaN, y = Number.NaN]) => Math.abs(x) <= 360 && Math.abs(y) <= 91,
  )
  return areDegrees === true ? drawn : undefined
}

/**
 * Reads WKT. Without a reference system, coordinates are in CRS84, with the longitude first; a named system has its own
 * axis order (GeoSPARQL 1.1, Requirement 16).
 */
function readWkt(wkt: string): Drawn | undefined {
  const [prefix = '', system] = /^\s{0,100}<([^>]{0,500})>/.exec(wkt) ?? []
  const text = wkt.slice(prefix.length).trim()
  const isLatitudeFirst = system !== undefined && latitudeFirst.test(system)
  if (system !== undefined && !isLatitudeFirst && !longitudeFirst.test(system)) return undefined
  const opened = text.indexOf('(')
  if (!/^(?:POINT|POLYGON)\s{0,10}(?:Z\s{0,10})?\(/i.test(text) || opened === -1) return undefined
  const isPolygon = /^POLYGON/i.test(text)
  const start = isPolygon ? text.indexOf('(', opened + 1) + 1 : opened + 1
  const end = text.indexOf(')', start)
  if (start === 0 || end === -1) return undefined
  const tuples = text
    .slice(start, end)
    .split(',')
    .map(pair => pair.trim().split(/\s+/).map(Number))
  const positions = tuples.map(([first = Number.NaN, second = Number.NaN]) =>
    isLatitudeFirst ? [second, first] : [first, second],
  )
  const isWhole = tuples.every(isFlat) && !text.includes('(', end)
  return { kind: isPolygon ? 'polygon' : 'point', positions, isWhole }
}

/**
 * Matches the EPSG codes of geographic reference systems whose first axis is the latitude.
 *
 * These are WGS 84, ETRS89, GDA94, NAD83, GDA2020, CGCS2000 and NZGD2000.
 */
const latitudeFirst = /\bEPSG\b.{0,12}[/:](?:4326|4258|4283|4269|7844|4490|4167)$/i

const longitudeFirst = /[/:](?:CRS84|CRS:84|84)$/i

/** Reads GeoJSON, whose positions start with the longitude. The value is a geometry, or a feature that contains one. */
function readGeoJson(text: string): Drawn | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const geometry = isObject(value) && value.type === 'Feature' ? value.geometry : value
  if (!isObject(geometry)) return undefined
  const { type, coordinates } = geometry
  const list = type === 'Point' ? [coordinates] : type === 'Polygon' && Array.isArray(coordinates) ? coordinates[0] : []
  const positions: unknown[] = Array.isArray(list) ? list : []
  if (positions.length === 0 || !positions.every(isPosition)) return undefined
  const isPoint = type === 'Point'
  return {
    kind: isPoint ? 'point' : 'polygon',
    positions: positions.map(([x = 0, y = 0]) => [x, y]),
    isWhole: positions.every(isFlat) && (isPoint || (Array.isArray(coordinates) && coordinates.length === 1)),
  }
}

const isFlat = (position: readonly number[]): boolean => position.length === 2

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length >= 2 && value.every(number => typeof number === 'number')
