import { isObject, type Members } from '../object.ts'

/**
 * Geographic locations in the service's spelling: one point, box and place in each, so that a location with several
 * becomes several, and polygons as `geoLocationPolygons: [{ polygonPoints, inPolygonPoint }]`. Values of wrong types are
 * kept as they are.
 */
export function toServiceGeoLocations(locations: unknown): unknown {
  return Array.isArray(locations)
    ? locations.flatMap(location => (isObject(location) ? split(location) : [location]))
    : locations
}

function split({
  geoLocationPolygon,
  geoLocationPolygons = polygons(geoLocationPolygon),
  ...location
}: Members): Members[] {
  const members = Object.entries(location).map(([key, value]) => ({ key, values: asList(value) }))
  const count = Math.max(1, ...members.map(({ values }) => values.length))
  return Array.from({ length: count }, (_, place) => {
    const own = members.flatMap(({ key, values }) => (values.length > place ? [[key, values[place]]] : []))
    return {
      ...Object.fromEntries(own),
      ...(place === 0 && geoLocationPolygons !== undefined && { geoLocationPolygons }),
    }
  })
}

function polygons(polygon: unknown): Members[] | undefined {
  if (polygon === undefined) return undefined
  const parts = asList(polygon)
  return (parts.some(Array.isArray) ? parts.map(asList) : [parts]).map(onePolygon)
}

function onePolygon(parts: readonly unknown[]): Members {
  const named = (key: string) => parts.flatMap(part => (isObject(part) ? (part[key] ?? []) : []))
  const [inPolygonPoint] = named('inPolygonPoint')
  return { polygonPoints: named('polygonPoint'), ...(inPolygonPoint !== undefined && { inPolygonPoint }) }
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
