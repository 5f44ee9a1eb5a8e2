import { isObject } from '../../core/object.ts'
import type {
  Datacite,
  Degrees,
  GeoLocation,
  GeoLocationBox,
  GeoLocationPoint,
  PolygonPart,
} from '../../model/datacite.ts'
import { type Account, entriesOf, type Held, heldText } from '../work/index.ts'
import { sayInveniordm } from './messages.ts'
import { isFromInvenio } from './restore.ts'

interface Geometry {
  type: 'Point' | 'Polygon'
  coordinates: unknown
}

/**
 * Writes places as GeoJSON features, each with a shape, a name or both.
 *
 * The names are assigned to the shapes in order. A box is written as the polygon of its corners, counter-clockwise as
 * RFC 7946 requires.
 */
export const writeInvenioLocations = (record: Datacite, account: Account): unknown[] =>
  entriesOf<GeoLocation>(record.geoLocations, ['geoLocations']).flatMap(location =>
    isObject(location.value) ? featuresOf(location, account, isFromInvenio(record)) : [],
  )

function featuresOf({ value, path }: Held<GeoLocation>, account: Account, isKept: boolean): unknown[] {
  const list: unknown = value.geoLocationPlace
  const names = (Array.isArray(list) ? (list as unknown[]) : [list]).flatMap(
    (name, index) => heldText(name, [...path, 'geoLocationPlace', ...(Array.isArray(list) ? [index] : [])]) ?? [],
  )
  const geometries = [
    ...points(value, path, account),
    ...boxes(value, path, account),
    ...polygons(value, path, account),
  ]
  const count = Math.max(geometries.length, names.length, isKept ? 1 : 0)
  return Array.from({ length: count }, (_, index) => {
    const [geometry, name] = [geometries[index], names[index]]
    return { ...(geometry && { geometry }), ...(name && { place: account.carry(name) }) }
  })
}

type Writer = (value: GeoLocation, path: Held['path'], account: Account) => Geometry[]

const points: Writer = ({ geoLocationPoint }, path, account) =>
  entriesOf<GeoLocationPoint>(geoLocationPoint, [...path, 'geoLocationPoint']).flatMap(point => {
    const coordinates = positionOf(point.value)
    if (coordinates === undefined) return []
    account.carryPath(point.path)
    return [{ type: 'Point', coordinates }]
  })

const boxes: Writer = ({ geoLocationBox }, path, account) =>
  entriesOf<GeoLocationBox>(geoLocationBox, [...path, 'geoLocationBox']).flatMap(box => {
    const { westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude } = box.value
    const [west, east] = [degrees(westBoundLongitude), degrees(eastBoundLongitude)]
    const [south, north] = [degrees(southBoundLatitude), degrees(northBoundLatitude)]
    if (west === undefined || east === undefined || south === undefined || north === undefined) return []
    account.changed(box.path, sayInveniordm('boxAsPolygon'))
    const ring = [west, east, east, west, west].map((longitude, corner) => [
      longitude,
      corner === 2 || corner === 3 ? north : south,
    ])
    return [{ type: 'Polygon', coordinates: [ring] }]
  })

const polygons: Writer = ({ geoLocationPolygon }, path, account) => {
  const place = [...path, 'geoLocationPolygon']
  const given: unknown = geoLocationPolygon
  const isMany = Array.isArray(given) && given.some(Array.isArray)
  const list = isMany ? entriesOf<unknown>(given, place) : [{ value: given, path: place }]
  return list.flatMap((held): Geometry[] => {
    if (!Array.isArray(held.value)) return []
    const parts = entriesOf<PolygonPart>(held.value, held.path)
    const corners = parts.filter(({ value }) => isObject(value.polygonPoint))
    const ring = corners.flatMap(({ value }) => (value.polygonPoint && positionOf(value.polygonPoint)) ?? [])
    if (ring.length !== corners.length * 2 || ring.length === 0) return []
    const isWhole =
      corners.length === held.value.length && corners.every(({ value }) => Object.keys(value).length === 1)
    if (isWhole) account.carryPath(held.path)
    else for (const corner of corners) account.carryPath([...corner.path, 'polygonPoint'])
    return [{ type: 'Polygon', coordinates: [pairs(ring)] }]
  })
}

const pairs = (flat: readonly number[]): number[][] =>
  Array.from({ length: flat.length / 2 }, (_, index) => flat.slice(index * 2, index * 2 + 2))

function positionOf({ pointLongitude, pointLatitude }: GeoLocationPoint): number[] | undefined {
  const [longitude, latitude] = [degrees(pointLongitude), degrees(pointLatitude)]
  return longitude === undefined || latitude === undefined ? undefined : [longitude, latitude]
}

function degrees(value: Degrees | undefined): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
