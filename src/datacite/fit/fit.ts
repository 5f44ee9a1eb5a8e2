import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { type Kernel, type Property, propertyAt, propertyLabel } from '../../kernel/index.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite, GeoLocation } from '../../model/datacite.ts'
import { copyOf } from '../sharing.ts'
import { changeAt, type FitChange, type Fitted } from './change.ts'
import { limitsOf, type MemberLimits, type ObjectLimits } from './limits.ts'
import { needsSplitting, splitLocation, splitMessage } from './split.ts'
import { withoutDisplaced } from './without-displaced.ts'

type Members = Readonly<Record<string, unknown>>

/** The state of fitting a record. */
interface Fitting {
  kernel: Kernel
  /** The way to the value in hand, in the record given. */
  path: (string | number)[]
  changes: FitChange[]
  /** The message of the latest change. */
  latest?: Message
  /** By pointer to a list of the record given: for each entry of the new list, the entry that it came from. */
  origins: Map<string, readonly number[]>
  /** The top-level lists of the record in which entries have moved. */
  displaced: Set<string>
}

/**
 * Fits a record to a kernel: takes away what the kernel cannot hold, and says so. Nothing else knows the limits of kernels;
 * this knows them from the kernel table.
 *
 * - Properties and attributes from later kernels are lost; each entry of a list counts separately.
 * - Terms that came later become `Other` where a term is mandatory and the list has that one. Otherwise the attribute is lost
 *   or, where it is mandatory, the entry that it belongs to.
 * - Where the kernel takes one point, box, place and polygon in a geoLocation, a location with several becomes several
 *   locations, so that no value is lost.
 * - An object goes with its last member and a list with its last entry. What was empty before stays: every kernel takes it.
 * - An element around polygons, which some documents have and no kernel takes, is left out.
 * - `extras` that stood in a list whose entries have moved are lost, since nothing says where they belong now.
 *
 * Nothing is invented. Members, terms and types that no kernel knows are left for `check` to report, and the record given is
 * left alone. A record that fits is returned as it is.
 */
export function fit(record: Datacite, kernel: Kernel): Fitted {
  const limits = limitsOf(kernel)
  const isWrapped = isObject(record) && Array.isArray(record.geoLocations) && record.geoLocations.some(holdsWrapped)
  if (!isObject(record) || (limits.members.length === 0 && !isWrapped))
    return { record, changes: [], given: pointer => pointer }
  const fitting: Fitting = { kernel, path: [], changes: [], origins: new Map(), displaced: new Set() }
  const unwrapped: object = isWrapped ? unwrapPolygons(fitting, record) : record
  const fitted = fitObject(fitting, unwrapped as Members, limits)
  return {
    record: withoutDisplaced(fitted as Datacite, fitting.displaced, fitting.changes),
    changes: fitting.changes,
    given: pointer => givenPointer(pointer, fitting.origins),
  }
}

/** An object as the kernel holds it; undefined if nothing is left of it, or not what is mandatory. */
function fitObject(fitting: Fitting, holder: Members, { members }: ObjectLimits): Members | undefined {
  const { path, changes } = fitting
  const before = changes.length
  let fitted: Record<string, unknown> | undefined
  for (const limits of members) {
    const { key } = limits
    if (!Object.hasOwn(holder, key)) continue
    const value = holder[key]
    path.push(key)
    const now = fitMember(fitting, value, limits)
    path.pop()
    if (now === value) continue
    if (now === undefined && limits.isMandatory && path.length > 0) {
      // What was said about its members no longer matters.
      changes.splice(before)
      lose(fitting, holder, say('partLost', { part: labelAt(path), why: fitting.latest ?? '' }))
      return undefined
    }
    fitted ??= copyOf(holder)
    if (now === undefined) delete fitted[key]
    else fitted[key] = now
  }
  return fitted === undefined || path.length === 0 || Object.keys(fitted).length > 0 ? (fitted ?? holder) : undefined
}

function fitMember(fitting: Fitting, value: unknown, limits: MemberLimits): unknown {
  if (limits.isLater) return loseLater(fitting, value, limits.property)
  return Array.isArray(value) ? fitList(fitting, value, limits, false) : fitOne(fitting, value, limits)
}

const nothing: readonly string[] = []

/** A list, or a list of lists: several polygons, or what stood in several wrappers. */
function fitList(fitting: Fitting, list: readonly unknown[], limits: MemberLimits, isInner: boolean): unknown {
  const { path } = fitting
  let fitted: unknown[] | undefined
  let origins: number[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]
    path.push(index)
    const now =
      Array.isArray(entry) && !isInner ? fitList(fitting, entry, limits, true) : fitOne(fitting, entry, limits)
    const pieces = split(fitting, entry, now, limits.inside?.single ?? nothing)
    path.pop()
    if (fitted === undefined && now === entry && pieces === undefined) continue
    fitted ??= list.slice(0, index)
    origins ??= fitted.map((_, before) => before)
    for (const piece of pieces ?? (now === undefined && entry !== undefined ? [] : [now])) {
      fitted.push(piece)
      origins.push(index)
    }
  }
  if (fitted === undefined || origins === undefined) return list
  if (fitted.length !== list.length || origins.some((origin, index) => origin !== index)) {
    fitting.origins.set(toPointer(path), origins)
    fitting.displaced.add(String(path[0]))
  }
  return fitted.length > 0 ? fitted : undefined
}

/** An object or a term; undefined if it cannot be kept. */
function fitOne(fitting: Fitting, value: unknown, limits: MemberLimits): unknown {
  if (limits.inside !== undefined && isObject(value)) return fitObject(fitting, value, limits.inside)
  const since = typeof value === 'string' ? limits.laterTerms?.get(value) : undefined
  if (since === undefined) return value
  const about = { name: limits.property.name, value: String(value), since, kernel: fitting.kernel }
  if (!limits.hasOther) return lose(fitting, value, say('termLost', about))
  change(fitting, fitting.path, say('termOther', about), { before: value, after: 'Other' })
  return 'Other'
}

/** The several locations that a location becomes; undefined if it stays one. */
function split(fitting: Fitting, before: unknown, location: unknown, single: readonly string[]): Members[] | undefined {
  if (single.length === 0 || !needsSplitting(location, single)) return undefined
  const after = splitLocation(location, single)
  const message = splitMessage(`Kernel ${fitting.kernel}`, location, single, after.length)
  if (after.length > 1) change(fitting, fitting.path, message, { before, after })
  return after
}

/** Records what came after the kernel as lost, each entry of a list separately. */
function loseLater(fitting: Fitting, value: unknown, property: Property): undefined {
  const { kernel, path, displaced } = fitting
  if (path.length === 1) displaced.add(String(path[0]))
  if (value === undefined || value === null) return
  const message = say('propertyLost', { label: propertyLabel(property), since: property.since, kernel })
  if (!Array.isArray(value) || !property.path.endsWith('[]')) return lose(fitting, value, message)
  for (const [index, entry] of value.entries()) {
    path.push(index)
    lose(fitting, entry, message)
    path.pop()
  }
}

function lose(fitting: Fitting, before: unknown, message: Message): undefined {
  fitting.latest = message
  fitting.changes.push(changeAt('lost', fitting.path, message, { before }))
}

function change(fitting: Fitting, path: Path, message: Message, values: { before: unknown; after: unknown }): void {
  fitting.latest = message
  fitting.changes.push(changeAt('changed', path, message, values))
}

const say = messagesOf('fit', {
  partLost: 'This {part} cannot be kept. {why}',
  termLost: 'The {name} "{value}" came with kernel {since}; kernel {kernel} has no term for it.',
  termOther: 'The {name} "{value}" came with kernel {since}; in kernel {kernel} it is "Other".',
  propertyLost: '{label} came with kernel {since}; kernel {kernel} has no place for it.',
  polygonsUnwrapped: 'The element around the polygons, which no kernel takes, is left out.',
})

const labelAt = (path: Path): string => {
  const property = propertyAt(path)
  return property === undefined ? 'value' : propertyLabel(property)
}

/** True if a location wraps its polygons in an element. */
const holdsWrapped = (location: unknown): location is { geoLocationPolygon: { geoLocationPolygon: unknown[] } } =>
  isObject(location) &&
  isObject(location.geoLocationPolygon) &&
  Array.isArray(location.geoLocationPolygon.geoLocationPolygon) &&
  Object.keys(location.geoLocationPolygon).length === 1

function unwrapPolygons(fitting: Fitting, record: Datacite): Datacite {
  const geoLocations = record.geoLocations?.map((location: GeoLocation, index) => {
    if (!holdsWrapped(location)) return location
    const { geoLocationPolygon: before } = location
    const after = before.geoLocationPolygon
    change(fitting, ['geoLocations', index, 'geoLocationPolygon'], say('polygonsUnwrapped'), { before, after })
    return { ...location, geoLocationPolygon: after }
  })
  return { ...record, geoLocations } as Datacite
}

function givenPointer(pointer: string, origins: ReadonlyMap<string, readonly number[]>): string {
  if (origins.size === 0) return pointer
  return pointer.split('/').reduce((given, step) => `${given}/${origins.get(given)?.[Number(step)] ?? step}`)
}
