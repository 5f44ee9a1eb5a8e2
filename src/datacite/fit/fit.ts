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

interface Fitting {
  kernel: Kernel
  /** The path of the current value in the input record. */
  path: (string | number)[]
  changes: FitChange[]
  /** The message of the last change. */
  latest?: Message
  /**
   * The original index of each new entry, for each list whose entries have moved. The keys are pointers to the lists in
   * the input record.
   */
  origins: Map<string, readonly number[]>
  /** The names of the record's members that were dropped, or that contain a list whose entries have moved. */
  displaced: Set<string>
}

/**
 * Fits a record to a kernel and reports everything that the kernel cannot represent. The kernel table is the only
 * source of limits.
 *
 * - Properties and attributes from later kernels are lost; each entry of a list is reported separately.
 * - Terms from later kernels become `Other` if a term is mandatory and the vocabulary has `Other`. Otherwise an
 *   optional term is lost, and a mandatory term is lost together with the object that contains it.
 * - If the kernel accepts one point, box, place and polygon per geoLocation, a location with several is split, so that
 *   no value is lost.
 * - An object or a list that becomes empty is dropped. An object or a list that was already empty is kept, because
 *   every kernel accepts it.
 * - An element around polygons, which some documents have and no kernel accepts, is dropped.
 * - `extras` in a list whose entries have moved are lost, because their new place is unknown.
 *
 * Nothing is invented. Members, terms and types unknown to every kernel are left for `check` to report. The input
 * record is not changed, and is returned itself if it fits.
 */
export function fit(record: Datacite, kernel: Kernel): Fitted {
  const limits = limitsOf(kernel)
  const isWrapped = isObject(record) && Array.isArray(record.geoLocations) && record.geoLocations.some(holdsWrapped)
  if (!isObject(record) || (limits.members.length === 0 && !isWrapped))
    return { record, changes: [], given: pointer => pointer }
  const fitting: Fitting = { kernel, path: [], changes: [], origins: new Map(), displaced: new Set() }
  const unwrapped: object = isWrapped ? unwrapPolygons(fitting, record) : record
  const fitted = fitObject(fitting, unwrapped as Members, limits)
  const placed = (pointer: string): string => (isWrapped ? insideWrapper(pointer, record) : pointer)
  return {
    record: withoutDisplaced(fitted as Datacite, fitting.displaced, fitting.changes),
    changes: isWrapped ? fitting.changes.map(one => ({ ...one, pointer: placed(one.pointer) })) : fitting.changes,
    given: pointer => placed(givenPointer(pointer, fitting.origins)),
  }
}

/**
 * Fits an object to the kernel. Returns undefined if no member remains or if a mandatory member cannot be kept, but
 * always keeps the record itself.
 */
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
      // Changes inside a dropped object no longer matter.
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

/** Fits a list, or a list of lists such as several polygons. Returns undefined if no entry remains. */
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

/** Fits an object or a term. Returns undefined if the value cannot be kept. */
function fitOne(fitting: Fitting, value: unknown, limits: MemberLimits): unknown {
  if (limits.inside !== undefined && isObject(value)) return fitObject(fitting, value, limits.inside)
  const since = typeof value === 'string' ? limits.laterTerms?.get(value) : undefined
  if (since === undefined) return value
  const about = { name: limits.property.name, value: String(value), since, kernel: fitting.kernel }
  if (!limits.hasOther) return lose(fitting, value, say('termLost', about))
  change(fitting, fitting.path, say('termOther', about), { before: value, after: 'Other' })
  return 'Other'
}

function split(fitting: Fitting, before: unknown, location: unknown, single: readonly string[]): Members[] | undefined {
  if (single.length === 0 || !needsSplitting(location, single)) return undefined
  const after = splitLocation(location, single)
  const message = splitMessage(`Kernel ${fitting.kernel}`, location, single, after.length)
  if (after.length > 1) change(fitting, fitting.path, message, { before, after })
  return after
}

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
  termLost: 'The {name} "{value}" was introduced in kernel {since}; kernel {kernel} has no equivalent term.',
  termOther: 'The {name} "{value}" was introduced in kernel {since}; "Other" is written for kernel {kernel}.',
  propertyLost: '{label} was introduced in kernel {since}; kernel {kernel} does not define it.',
  polygonsUnwrapped: 'The element around the polygons is omitted because no kernel defines it.',
})

const labelAt = (path: Path): string => {
  const property = propertyAt(path)
  return property === undefined ? 'value' : propertyLabel(property)
}

/** True if a location wraps its polygons in another element. */
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

/**
 * Inserts the name of the element around the polygons into a pointer to a value inside that element. Returns any other
 * pointer unchanged.
 */
function insideWrapper(pointer: string, { geoLocations }: Datacite): string {
  const [, outer = '', index = '', inner] = /^(\/geoLocations\/(\d+)\/geoLocationPolygon)(\/.*)$/.exec(pointer) ?? []
  const isWrapped = inner !== undefined && holdsWrapped(geoLocations?.[Number(index)])
  return isWrapped ? `${outer}/geoLocationPolygon${inner}` : pointer
}

function givenPointer(pointer: string, origins: ReadonlyMap<string, readonly number[]>): string {
  if (origins.size === 0) return pointer
  return pointer.split('/').reduce((given, step) => `${given}/${origins.get(given)?.[Number(step)] ?? step}`)
}
