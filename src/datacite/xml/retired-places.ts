import type { GeoLocation } from '../../model/datacite.ts'
import { quoteText } from './fault.ts'
import { canonicalValue } from './values.ts'

/** A member of a location that kernel 4 says in another way, and how it was read. */
export interface ModernisedPlace {
  member: 'geoLocationPoint' | 'geoLocationBox'
  message: string
}

/**
 * Turns points and boxes that are lists of numbers (kernel 3) into those of kernel 4, in place, and says which; others stay, for the
 * schema to refuse.
 */
export function modernisePlaces(geoLocation: GeoLocation): ModernisedPlace[] {
  if (typeof geoLocation !== 'object') return []
  const { geoLocationPoint: point, geoLocationBox: box } = geoLocation as Record<string, unknown>
  const modernised: ModernisedPlace[] = []
  const tell = (member: ModernisedPlace['member'], was: unknown, now: string): void => {
    const message = `The ${member} ${quoteText(String(was))} is read as ${now}; kernel 4 has an element for each.`
    modernised.push({ member, message })
  }
  // A point is its latitude and longitude; a box the point in its south-west and the point in its north-east.
  const [latitude, longitude] = numbers(point, 2)
  if (latitude !== undefined && longitude !== undefined) {
    geoLocation.geoLocationPoint = { pointLongitude: longitude, pointLatitude: latitude }
    tell('geoLocationPoint', point, `latitude ${latitude} and longitude ${longitude}`)
  }
  const [south, west, north, east] = numbers(box, 4)
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    geoLocation.geoLocationBox = {
      westBoundLongitude: west,
      eastBoundLongitude: east,
      southBoundLatitude: south,
      northBoundLatitude: north,
    }
    tell('geoLocationBox', box, `south ${south}, west ${west}, north ${north} and east ${east}`)
  }
  return modernised
}

/** The numbers of a text, if there are as many as wanted. */
function numbers(text: unknown, count: number): (string | number)[] {
  if (typeof text !== 'string') return []
  const parts = text.split(/[\t\n\r ]+/).filter(part => part !== '')
  return parts.length === count ? parts.map(part => canonicalValue(part, degrees)) : []
}

const degrees = { value: 'latitude' } as const
