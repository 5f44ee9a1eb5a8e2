import { isObject } from '../../../core/object.ts'
import type { GeoLocation, GeoLocationBox, GeoLocationPoint, PolygonPart } from '../../../model/datacite.ts'
import { saySchemaOrg } from '../messages.ts'
import { type NodeMembers, textIn } from './node-members.ts'
import { type NodeReading, placeIn } from './node-reading.ts'

/**
 * Reads the places that a work covers. A shape that is not a point, box or polygon of numbers is reported and becomes
 * an extra.
 */
export function locationsIn(reading: NodeReading, members: NodeMembers): GeoLocation[] {
  const sayUnknown = (path: readonly (string | number)[]): void => reading.note(path, saySchemaOrg('shapeUnknown'))
  return members.take('spatialCoverage').flatMap((value, index, list) => {
    const path = placeIn('spatialCoverage', list, index)
    const place = reading.node(value, path)
    if (place === undefined) {
      const name = textIn(value)
      return name === undefined ? [] : [{ geoLocationPlace: name }]
    }
    place.types()
    const location: GeoLocation = {}
    const names = [...place.texts('name'), ...addressesIn(reading, place)]
    const shapes = place.peek('geo')
    place.takeOnly('geo', isObject)
    // Some documents write the coordinates of a point directly in the place.
    if (shapes.length === 0 && place.has('latitude') && !putShape(place, location)) sayUnknown(path)
    for (const [at, shape] of shapes.entries()) {
      const geo = reading.node(shape)
      const addresses = geo === undefined ? [] : addressesIn(reading, geo)
      names.push(...addresses)
      const isShape = geo !== undefined && (addresses.length === 0 || hasNumbers(geo))
      if (geo === undefined || (isShape && !putShape(geo, location)))
        sayUnknown([...path, ...placeIn('geo', shapes, at)])
    }
    if (names.length > 0) location.geoLocationPlace = oneOrMany([...new Set(names)])
    const plain = fewest(location)
    return Object.keys(plain).length === 0 ? [] : [plain]
  })
}

const hasNumbers = (geo: NodeMembers): boolean =>
  ['latitude', 'longitude', 'box', 'polygon', 'circle', 'line'].some(name => geo.has(name))

function addressesIn(reading: NodeReading, holder: NodeMembers): string[] {
  return holder.take('address').flatMap(value => {
    const address = reading.node(value)
    if (address === undefined) return textIn(value) ?? []
    const name = address.text('name')
    const parts = addressParts.flatMap(part => address.text(part) ?? [])
    const whole = parts.length > 0 ? parts.join(', ') : name
    return whole === undefined ? [] : [whole]
  })
}

const addressParts = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry']

const oneOrMany = <T>(list: T[]): T | T[] => (list.length === 1 ? (list[0] as T) : list)

/** Simplifies the lists of points, boxes and polygons of a location: a list with one entry becomes that entry. */
function fewest(location: GeoLocation): GeoLocation {
  const { geoLocationPoint, geoLocationBox, geoLocationPolygon, ...rest } = location
  const polygons = geoLocationPolygon as PolygonPart[][] | undefined
  return {
    ...rest,
    ...(geoLocationPoint && { geoLocationPoint: oneOrMany(geoLocationPoint as GeoLocationPoint[]) }),
    ...(geoLocationBox && { geoLocationBox: oneOrMany(geoLocationBox as GeoLocationBox[]) }),
    ...(polygons && { geoLocationPolygon: polygons.length === 1 ? (polygons[0] ?? []) : polygons }),
  }
}

/** Adds the shape of a node to a location. Returns false if the node has no point, box or polygon of numbers. */
function putShape(geo: NodeMembers, location: GeoLocation): boolean {
  const [latitude, longitude] = ['latitude', 'longitude'].map(name => numberIn(textIn(geo.peek(name)[0])))
  if (latitude !== undefined && longitude !== undefined) {
    for (const name of ['latitude', 'longitude']) geo.text(name)
    location.geoLocationPoint = [
      ...((location.geoLocationPoint as GeoLocationPoint[] | undefined) ?? []),
      { pointLongitude: longitude, pointLatitude: latitude },
    ]
    return true
  }
  const [south, west, north, east, ...others] = numbersIn(textIn(geo.peek('box')[0])) ?? []
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined && others.length === 0) {
    geo.text('box')
    location.geoLocationBox = [
      ...((location.geoLocationBox as GeoLocationBox[] | undefined) ?? []),
      { westBoundLongitude: west, eastBoundLongitude: east, southBoundLatitude: south, northBoundLatitude: north },
    ]
    return true
  }
  const numbers = polygonNumbers(geo.peek('polygon')) ?? []
  if (numbers.length >= 2 && numbers.length % 2 === 0) {
    geo.take('polygon')
    const parts = numbers.flatMap((value, index) =>
      index % 2 === 0 ? [{ polygonPoint: { pointLongitude: numbers[index + 1] ?? 0, pointLatitude: value } }] : [],
    )
    location.geoLocationPolygon = [...((location.geoLocationPolygon as PolygonPart[][] | undefined) ?? []), parts]
    return true
  }
  return false
}

/**
 * Reads a polygon, which is a text of numbers. Also reads lists of such texts or of pairs, which are wrong but common.
 */
function polygonNumbers(values: readonly unknown[]): number[] | undefined {
  return numbersIn(values.map(value => (typeof value === 'string' || typeof value === 'number' ? value : '')).join(' '))
}

function numbersIn(text: string | undefined): number[] | undefined {
  const parts = (text ?? '').split(/[\s,]+/).filter(part => part !== '')
  const numbers = parts.map(numberIn)
  return numbers.every(value => value !== undefined) ? numbers : undefined
}

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[+-]?(?:\d{1,20}(?:\.\d{0,30})?|\.\d{1,30})(?:[eE][+-]?\d{1,2})?$/.test(text)
    ? Number(text)
    : undefined
