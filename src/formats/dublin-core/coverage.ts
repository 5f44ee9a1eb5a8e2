import { isObject } from '../../core/object.ts'
import type { Datacite, Degrees, GeoLocation, GeoLocationBox, GeoLocationPoint } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Account, datesOf, entriesOf, type Held, heldText } from '../work/index.ts'

/**
 * Encodes a point as DCMI Point (https://www.dublincore.org/specifications/dublin-core/dcmi-point/). Returns undefined
 * unless both coordinates are decimal numbers.
 */
function encodePoint({ pointLongitude, pointLatitude }: GeoLocationPoint, name?: string): string | undefined {
  return encode({ east: pointLongitude, north: pointLatitude }, name)
}

/**
 * Encodes a box as DCMI Box (https://www.dublincore.org/specifications/dublin-core/dcmi-box/). Returns undefined unless
 * all four sides are decimal numbers.
 */
function encodeBox(box: GeoLocationBox, name?: string): string | undefined {
  const { westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude } = box
  return encode(
    {
      northlimit: northBoundLatitude,
      eastlimit: eastBoundLongitude,
      southlimit: southBoundLatitude,
      westlimit: westBoundLongitude,
    },
    name,
  )
}

/** Reads a point in DCMI Point or a box in DCMI Box, with its name. Returns undefined for any other text. */
export function decodeCoverage(text: string): GeoLocation | undefined {
  const parts = new Map<string, string>()
  for (const part of text.split(separator)) {
    const [, key = '', value = ''] = /^\s*([A-Za-z]{1,20})\s*=(.*)$/s.exec(part) ?? []
    if (key !== '') parts.set(key.toLowerCase(), value.trim().replace(/\\([;=\\])/g, '$1'))
  }
  const degrees = (key: string): Degrees | undefined => degreesOf(parts.get(key))
  const [east, north] = [degrees('east'), degrees('north')]
  const sides = ['westlimit', 'eastlimit', 'southlimit', 'northlimit'].map(degrees)
  const [westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude] = sides
  const name = parts.get('name')
  const place = name === undefined || name === '' ? {} : { geoLocationPlace: name }
  if (east !== undefined && north !== undefined)
    return { geoLocationPoint: { pointLongitude: east, pointLatitude: north }, ...place }
  if (
    westBoundLongitude === undefined ||
    eastBoundLongitude === undefined ||
    southBoundLatitude === undefined ||
    northBoundLatitude === undefined
  )
    return undefined
  return {
    geoLocationBox: { westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude },
    ...place,
  }
}

// A backslash escapes a separator (DCSV, section 3).
const separator = /(?<!\\);/

function encode(parts: Readonly<Record<string, unknown>>, name: string | undefined): string | undefined {
  const written = Object.entries(parts).map(([key, value]) => [key, textOf(value)] as const)
  if (written.some(([, value]) => !decimal.test(value))) return undefined
  const pairs = written.map(([key, value]) => `${key}=${value}`)
  return [...(name === undefined ? [] : [`name=${name.replace(/[;=\\]/g, '\\$&')}`]), ...pairs].join('; ')
}

const decimal = /^[+-]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})$/

function degreesOf(text: string | undefined): Degrees | undefined {
  if (text === undefined || !decimal.test(text)) return undefined
  return String(Number(text)) === text ? Number(text) : text
}

/** Returns the places and the periods that a record covers, each as a coverage statement. */
export function coverageOf(record: Datacite, account: Account): { text: string }[] {
  const places = entriesOf<GeoLocation>(record.geoLocations, ['geoLocations']).flatMap(location =>
    isObject(location.value) ? placesOf(location, account) : [],
  )
  const times = datesOf(record, 'Coverage').map(({ entry, text }) => {
    for (const member of ['date', 'dateType']) account.carryPath(entry.at(member))
    return { text }
  })
  return [...places, ...times]
}

function placesOf({ value, path }: Held<GeoLocation>, account: Account): { text: string }[] {
  const places = entriesOf<unknown>(listOf(value.geoLocationPlace), [...path, 'geoLocationPlace']).flatMap(
    place =>
      heldText(place.value, Array.isArray(value.geoLocationPlace) ? place.path : [...path, 'geoLocationPlace']) ?? [],
  )
  const shapes = [
    ...entriesOf<GeoLocationPoint>(value.geoLocationPoint, [...path, 'geoLocationPoint']).map(point => ({
      path: point.path,
      encode: (name?: string) => encodePoint(point.value, name),
    })),
    ...entriesOf<GeoLocationBox>(value.geoLocationBox, [...path, 'geoLocationBox']).map(box => ({
      path: box.path,
      encode: (name?: string) => encodeBox(box.value, name),
    })),
  ].filter(({ encode }) => encode() !== undefined)
  const [only] = shapes
  const [place] = places
  // A name belongs to a shape only if there is exactly one of each.
  if (only !== undefined && place !== undefined && shapes.length === 1 && places.length === 1) {
    account.carryPath(only.path)
    return [{ text: only.encode(account.carry(place)) ?? '' }]
  }
  return [
    ...places.map(held => ({ text: account.carry(held) })),
    ...shapes.map(({ path: place, encode }) => {
      account.carryPath(place)
      return { text: encode() ?? '' }
    }),
  ]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
