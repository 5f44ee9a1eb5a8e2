import { isObject, type Members } from './view.ts'

/**
 * Geographic locations in the service's spelling: one point, box and place in each, so that a location with several
 * becomes several, coordinates as numbers, and polygons as `geoLocationPolygons: [{ polygonPoints, inPolygonPoint }]`.
 * Values of wrong types are kept as they are.
 */
export function toServiceGeoLocations(locations: unknown): unknown {
  return Array.isArray(locations)
    ? locations.flatMap(location => (isObject(location) ? split(location) : [location]))
    : locations
}

function split({ geoLocationPolygon, ...location }: Members): Members[] {
  const single = singleKeys.map(key => [key, asList(location[key])] as const)
  const count = Math.max(1, ...single.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, place) => {
    const own = single.flatMap(([key, values]) => (values.length > place ? [[key, withNumbers(values[place])]] : []))
    const others = place === 0 ? { ...without(location), ...polygons(geoLocationPolygon) } : {}
    return { ...Object.fromEntries(own), ...others }
  })
}

const singleKeys = ['geoLocationBox', 'geoLocationPoint', 'geoLocationPlace']

const without = (location: Members): Members =>
  Object.fromEntries(Object.entries(location).filter(([key]) => !singleKeys.includes(key)))

function polygons(polygon: unknown): Members {
  if (polygon === undefined) return {}
  const parts = asList(polygon)
  const all = parts.some(part => Array.isArray(part)) ? parts.map(asList) : [parts]
  return { geoLocationPolygons: all.map(onePolygon) }
}

function onePolygon(parts: readonly unknown[]): Members {
  const named = (key: string) =>
    parts.flatMap(part => (isObject(part) && part[key] !== undefined ? [withNumbers(part[key])] : []))
  const [inPolygonPoint] = named('inPolygonPoint')
  const polygonPoints = named('polygonPoint')
  return inPolygonPoint === undefined ? { polygonPoints } : { polygonPoints, inPolygonPoint }
}

function withNumbers(value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, degrees]) => [key, asNumber(degrees)]))
}

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value
  const number = Number(value)
  return Number.isFinite(number) ? number : value
}

const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
