import type { Path } from '../../core/pointer.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type {
  Datacite,
  Degrees,
  GeoLocation,
  GeoLocationBox,
  GeoLocationPoint,
  PolygonPart,
} from '../../model/datacite.ts'
import type { Account } from './losses/account.ts'
import { sayWork } from './losses/work-messages.ts'
import { Found, type Held, type RecordPlace } from './reading/found.ts'
import { entriesOf, heldText, memberEntries } from './text.ts'

/** A point in decimal degrees of WGS 84. */
export interface Point {
  longitude: number
  latitude: number
}

/**
 * A shape of a location (18), with its path in the record. A polygon that does not end at its first point is invalid,
 * but is not rejected.
 */
export type DrawnShape =
  | { kind: 'point'; place: RecordPlace; point: Point }
  | { kind: 'box'; place: RecordPlace; west: number; east: number; south: number; north: number }
  | { kind: 'polygon'; place: RecordPlace; points: Point[] }

/** A location (18) with its names and shapes. */
export interface WorkPlace {
  names: Held[]
  shapes: DrawnShape[]
  where: RecordPlace
}

/**
 * Returns the locations of a record. Omits shapes with a coordinate that is not a number, and locations with neither a
 * name nor a shape.
 */
export function placesOf({ geoLocations }: Datacite): WorkPlace[] {
  const places: WorkPlace[] = []
  for (const location of entriesOf<GeoLocation>(geoLocations, ['geoLocations'])) {
    const names = namesOf(location)
    const shapes = shapesOf(location)
    if (names.length + shapes.length > 0) places.push({ names, shapes, where: location })
  }
  return places
}

/**
 * Reports that a shape has been written. Numbers written with different digits count as changed, and the point inside a
 * polygon as lost.
 */
export function carryShape(account: Account, { record }: { record: Datacite }, { place }: DrawnShape): void {
  if (account.isKept) carryNumbers(account, valueIn(record, place.path), place)
}

function carryNumbers(account: Account, holder: unknown, at: RecordPlace): void {
  if (typeof holder !== 'object' || holder === null) return
  // A polygon may have thousands of points, mostly written unchanged.
  if (isWrittenWhole(holder)) {
    account.carryPath(at)
    return
  }
  for (const [name, member] of Object.entries(holder)) {
    if (name === 'inPolygonPoint') continue
    const place = at.at(Array.isArray(holder) ? Number(name) : name)
    if (typeof member === 'object') carryNumbers(account, member, place)
    else if (typeof member === 'string' && !isWrittenAlike(member))
      account.changed(place, sayWork('coordinateWritten', { value: escaped(member), written: Number(member) }))
    else account.carryPath(place)
  }
}

function isWrittenWhole(holder: object): boolean {
  for (const [name, member] of Object.entries(holder)) {
    if (name === 'inPolygonPoint' || !isWritten(member)) return false
  }
  return true
}

function isWritten(member: unknown): boolean {
  if (typeof member === 'object' && member !== null) return isWrittenWhole(member)
  return typeof member === 'number' || (typeof member === 'string' && isWrittenAlike(member))
}

const isWrittenAlike = (coordinate: string): boolean => String(Number(coordinate)) === coordinate

function valueIn(record: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    record,
  )
}

function namesOf(location: Found<GeoLocation>): Held[] {
  const { geoLocationPlace: names } = location.value
  const place = location.at('geoLocationPlace')
  if (Array.isArray(names)) return names.flatMap((name: unknown, index) => heldText(name, place.at(index)) ?? [])
  const name = heldText(names, place)
  return name === undefined ? [] : [name]
}

function shapesOf(location: Found<GeoLocation>): DrawnShape[] {
  const { value } = location
  const shapes: (DrawnShape | undefined)[] = []
  for (const point of memberEntries<GeoLocationPoint>(value, 'geoLocationPoint', location))
    shapes.push(pointShape(point))
  for (const box of memberEntries<GeoLocationBox>(value, 'geoLocationBox', location)) shapes.push(boxShape(box))
  for (const polygon of polygonsOf(value.geoLocationPolygon, location.at('geoLocationPolygon')))
    shapes.push(polygonShape(polygon))
  return shapes.filter(shape => shape !== undefined)
}

function pointShape(place: Found<GeoLocationPoint>): DrawnShape | undefined {
  const point = pointOf(place.value)
  return point && { kind: 'point', place, point }
}

function boxShape(place: Found<GeoLocationBox>): DrawnShape | undefined {
  const { value } = place
  const west = degreesOf(value.westBoundLongitude)
  const east = degreesOf(value.eastBoundLongitude)
  const south = degreesOf(value.southBoundLatitude)
  const north = degreesOf(value.northBoundLatitude)
  if (west === undefined || east === undefined || south === undefined || north === undefined) return undefined
  return { kind: 'box', place, west, east, south, north }
}

/** Returns the polygons in a value: a list of parts is one polygon, and a list of such lists is several. */
function polygonsOf(value: unknown, place: RecordPlace): Found<PolygonPart[]>[] {
  if (!Array.isArray(value)) return []
  if (!value.some(Array.isArray)) return [new Found(value as PolygonPart[], place)]
  return entriesOf<PolygonPart[]>(value, place, Array.isArray)
}

function polygonShape(place: Found<PolygonPart[]>): DrawnShape | undefined {
  const points: Point[] = []
  for (const part of place.value) {
    const given = part?.polygonPoint
    if (given === undefined) continue
    const point = pointOf(given)
    if (point === undefined) return undefined
    points.push(point)
  }
  return points.length === 0 ? undefined : { kind: 'polygon', place, points }
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
