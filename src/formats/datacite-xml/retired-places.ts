import type { GeoLocation } from '../../model/datacite.ts'
import { canonicalValue } from './values.ts'

/** Turns points and boxes that are lists of numbers (kernel 3) into those of kernel 4, in place; others stay, for the schema to refuse. */
export function modernisePlaces(geoLocation: GeoLocation): void {
  if (typeof geoLocation !== 'object') return
  const { geoLocationPoint: point, geoLocationBox: box } = geoLocation as Record<string, unknown>
  // A point is its latitude and longitude; a box the point in its south-west and the point in its north-east.
  const [latitude, longitude] = numbers(point, 2)
  if (latitude !== undefined && longitude !== undefined)
    geoLocation.geoLocationPoint = { pointLongitude: longitude, pointLatitude: latitude }
  const [south, west, north, east] = numbers(box, 4)
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined)
    geoLocation.geoLocationBox = {
      westBoundLongitude: west,
      eastBoundLongitude: east,
      southBoundLatitude: south,
      northBoundLatitude: north,
    }
}

/** The numbers of a text, if there are as many as wanted. */
function numbers(text: unknown, count: number): (string | number)[] {
  if (typeof text !== 'string') return []
  const parts = text.split(/[\t\n\r ]+/).filter(part => part !== '')
  return parts.length === count ? parts.map(part => canonicalValue(part, degrees)) : []
}

const degrees = { value: 'latitude' } as const
