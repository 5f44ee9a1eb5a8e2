import { isObject } from '../../core/object.ts'
import type { Datacite, GeoLocation, GeoLocationBox, GeoLocationPoint } from '../../model/datacite.ts'
import { type Account, datesOf, entriesOf, type Held, heldText } from '../work/index.ts'
import { encodeBox, encodePoint } from './coverage.ts'

/** The places and the period that a record covers, each as a coverage. */
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
