import { isObject } from '../../core/object.ts'
import type { GeoLocation, GeoLocationPoint, PolygonPart } from '../../model/datacite.ts'
import type { MemberReader } from '../work/member-reader.ts'

/** Reads the places of a record, GeoJSON features (RFC 7946); shapes that the kernel lacks are kept aside. */
export function readLocations(metadata: MemberReader): GeoLocation[] {
  return metadata
    .member('locations')
    .members('features')
    .map(feature => {
      const place = feature.text('place')
      return { ...readGeometry(feature), ...(place !== undefined && { geoLocationPlace: place }) }
    })
}

function readGeometry(feature: MemberReader): GeoLocation {
  const geometry = feature.peekAny('geometry')
  if (!isObject(geometry)) return {}
  const { type, coordinates } = geometry
  const shape = type === 'Point' ? pointShape(coordinates) : type === 'Polygon' ? polygonShape(coordinates) : undefined
  if (shape === undefined) return {}
  feature.member('geometry').leave(['type', 'coordinates'])
  return shape
}

function pointShape(coordinates: unknown): GeoLocation | undefined {
  const point = pointOf(coordinates)
  return point === undefined ? undefined : { geoLocationPoint: point }
}

/** Reads a polygon of one ring; the kernel has no holes. */
function polygonShape(coordinates: unknown): GeoLocation | undefined {
  const rings: unknown[] = Array.isArray(coordinates) ? coordinates : []
  const [ring] = rings
  if (rings.length !== 1 || !Array.isArray(ring)) return undefined
  const parts = (ring as unknown[]).flatMap((position): PolygonPart[] => {
    const point = pointOf(position)
    return point === undefined ? [] : [{ polygonPoint: point }]
  })
  return parts.length === ring.length && parts.length > 0 ? { geoLocationPolygon: parts } : undefined
}

/** Reads a position, longitude first; the kernel has no height. */
function pointOf(position: unknown): GeoLocationPoint | undefined {
  if (!Array.isArray(position) || position.length !== 2) return undefined
  const [pointLongitude, pointLatitude] = position as unknown[]
  return typeof pointLongitude === 'number' && typeof pointLatitude === 'number'
    ? { pointLongitude, pointLatitude }
    : undefined
}
