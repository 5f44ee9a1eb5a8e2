import type {
  Datacite,
  Degrees,
  GeoLocation,
  GeoLocationBox,
  GeoLocationPoint,
  PolygonPart,
} from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import type { Account } from './account.ts'
import type { Held } from './held.ts'
import { entriesOf, heldText } from './text.ts'

/** A point in decimal degrees of WGS 84. */
export interface Point {
  longitude: number
  latitude: number
}

/** What a location (18) is drawn as; a polygon's last point equals its first. */
export type Shape =
  | { kind: 'point'; path: Path; point: Point }
  | { kind: 'box'; path: Path; west: number; east: number; south: number; north: number }
  | { kind: 'polygon'; path: Path; points: Point[] }

/** A location (18) with all that it holds. */
export interface WorkPlace {
  path: Path
  names: Held[]
  shapes: Shape[]
}

/** The locations of a record; what has a coordinate that is no number is left out. */
export function placesOf({ geoLocations }: Datacite): WorkPlace[] {
  return entriesOf<GeoLocation>(geoLocations, ['geoLocations']).flatMap(({ value, path }) => {
    const names = namesOf(value.geoLocationPlace, [...path, 'geoLocationPlace'])
    const shapes = [
      ...entriesOf<GeoLocationPoint>(value.geoLocationPoint, [...path, 'geoLocationPoint']).flatMap(pointShape),
      ...entriesOf<GeoLocationBox>(value.geoLocationBox, [...path, 'geoLocationBox']).flatMap(boxShape),
      ...polygonsOf(value.geoLocationPolygon, [...path, 'geoLocationPolygon']).flatMap(polygonShape),
    ]
    return names.length + shapes.length === 0 ? [] : [{ path, names, shapes }]
  })
}

/** Tells an account that a shape arrived; numbers that were written with other digits are changed, a point inside is not carried. */
export function carryShape(account: Account, { record }: { record: Datacite }, shape: Shape): void {
  const carry = (holder: unknown, path: Path): void => {
    if (typeof holder !== 'object' || holder === null) return
    for (const [name, member] of Object.entries(holder)) {
      const place = [...path, Array.isArray(holder) ? Number(name) : name]
      if (name === 'inPolygonPoint') continue
      if (typeof member === 'object') carry(member, place)
      else if (typeof member === 'string' && String(Number(member)) !== member)
        account.changed(place, `The coordinate ${JSON.stringify(member)} is written as ${Number(member)}.`)
      else account.carryPath(place)
    }
  }
  carry(valueIn(record, shape.path), shape.path)
}

function valueIn(record: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    record,
  )
}

const namesOf = (value: unknown, path: Path): Held[] =>
  Array.isArray(value)
    ? value.flatMap((name: unknown, index) => heldText(name, [...path, index]) ?? [])
    : [heldText(value, path)].filter(held => held !== undefined)

function pointShape({ value, path }: Held<GeoLocationPoint>): Shape[] {
  const point = pointOf(value)
  return point === undefined ? [] : [{ kind: 'point', path, point }]
}

function boxShape({ value, path }: Held<GeoLocationBox>): Shape[] {
  const [west, east] = [degreesOf(value.westBoundLongitude), degreesOf(value.eastBoundLongitude)]
  const [south, north] = [degreesOf(value.southBoundLatitude), degreesOf(value.northBoundLatitude)]
  if (west === undefined || east === undefined || south === undefined || north === undefined) return []
  return [{ kind: 'box', path, west, east, south, north }]
}

/** One polygon is a list of its parts, several are a list of such lists. */
function polygonsOf(value: unknown, path: Path): Held<PolygonPart[]>[] {
  if (!Array.isArray(value)) return []
  if (!value.some(Array.isArray)) return [{ value: value as PolygonPart[], path }]
  return value.flatMap((parts: unknown, index) =>
    Array.isArray(parts) ? [{ value: parts as PolygonPart[], path: [...path, index] }] : [],
  )
}

function polygonShape({ value, path }: Held<PolygonPart[]>): Shape[] {
  const points: Point[] = []
  for (const part of value) {
    const given = part?.polygonPoint
    if (given === undefined) continue
    const point = pointOf(given)
    if (point === undefined) return []
    points.push(point)
  }
  return points.length === 0 ? [] : [{ kind: 'polygon', path, points }]
}

function pointOf(value: GeoLocationPoint | undefined): Point | undefined {
  const [longitude, latitude] = [degreesOf(value?.pointLongitude), degreesOf(value?.pointLatitude)]
  return longitude === undefined || latitude === undefined ? undefined : { longitude, latitude }
}

function degreesOf(value: Degrees | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : undefined
}

const decimal = /^[+-]?(?:\d{1,20}(?:\.\d{0,30})?|\.\d{1,30})$/
