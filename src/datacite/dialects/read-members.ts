import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { copyOf, copyUpTo, mapShared } from '../sharing.ts'
import type { Spec } from './spec/spec.ts'

/** A member that a dialect does not define, with its location and the names that are defined there. */
export interface UnknownMember {
  /** The path in the original record. */
  path: Path
  name: string
  known: readonly string[]
}

/** Content for which the canonical record has no place. */
export interface Leftovers {
  /** Values outside the canonical record, by JSON Pointer into the original record. Absent unless requested. */
  members?: Record<string, unknown>
  /**
   * True if content without information about the resource is omitted: nulls, empty values, and the registry's own
   * bookkeeping.
   */
  isTelling?: true
  unknown: UnknownMember[]
}

/**
 * The extent to which content outside the canonical record is kept: nothing (`false`), only information about the
 * resource (`telling`), or everything (`true`).
 */
export type Keeping = boolean | 'telling'

/** The path from a value to the root, as a linked list from which a pointer is created only when needed. */
export interface Trail {
  parent: Trail | undefined
  step: string | number
}

const exponent = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)[eE][+-]?\d+$/
const plainYear = /^[1-9]\d{3}$/

type Members = Record<string, unknown>

/** Reads the object of a record like {@link readObject}, but always returns a new object, which callers may modify. */
export function readMembers(spec: Spec, input: object, leftovers: Leftovers, trail?: Trail): Members {
  const record = readObject(spec, input, leftovers, trail)
  return record === input ? copyOf(record) : record
}

/**
 * Reads an object of a dialect into canonical form. Returns the object itself if reading changes nothing, so callers
 * must not modify the result.
 *
 * Members unknown to the dialect, nulls and empty optional lists are added to `leftovers`. Values of a wrong type are
 * kept for the schema to report.
 */
function readObject(spec: Spec, input: object, leftovers: Leftovers, trail?: Trail): Members {
  const given = input as Members
  if (spec.usual !== undefined && isUsual(given, spec.usual)) return given
  const output = changedMembers(spec, given, leftovers, trail)
  if (output === undefined && !spec.isAmbiguous && isOfTexts(spec, given)) spec.usual = Object.keys(given)
  return output ?? given
}

/**
 * Returns the members of an object in canonical spelling. Returns undefined if the object already has that spelling.
 */
function changedMembers(spec: Spec, given: Members, leftovers: Leftovers, trail?: Trail): Members | undefined {
  // Created at the first member that differs.
  let output: Members | undefined
  let at = -1
  // Far faster than a list of names. Inherited names come last and are ignored.
  for (const name in given) {
    at++
    const value = given[name]
    const member = memberAt(spec, name, at)
    if (member === undefined || value === null || isIdle(member, value)) {
      output ??= copyUpTo(given, at)
      setAside(spec, member, given, name, leftovers, trail)
    } else if (member.isAlike && !spec.isAmbiguous) {
      if (output !== undefined) output[name] = value
    } else if (member.within !== undefined || spec.isAmbiguous) {
      output ??= copyUpTo(given, at)
      putOrKeep(output, member, given, name, leftovers, trail)
    } else {
      const read = readValue(member, value, leftovers, trail, name)
      if (read !== value || member.key !== name) output ??= copyUpTo(given, at)
      if (output !== undefined) output[member.key] = read
    }
  }
  return output
}

/**
 * Returns the member with a name. The position is tried first, because most objects have their members in the same
 * order as the previous object.
 */
export function memberAt(spec: Spec, name: string, at: number): Spec | undefined {
  const known = spec.order[at]
  return known?.name === name ? known.member : memberOfName(spec, name, at)
}

function memberOfName({ members, order }: Spec, name: string, at: number): Spec | undefined {
  const member = members?.[name]
  if (at <= order.length && at < mostOrdered) order[at] = { name, member }
  return member
}

const mostOrdered = 64

/** True if every member of an object is text, with the same name and form as in the canonical record. */
function isOfTexts({ members }: Spec, given: Members): boolean {
  for (const name in given) if (typeof given[name] !== 'string' || members?.[name]?.isAlike !== true) return false
  return true
}

function isUsual(given: Members, names: readonly string[]): boolean {
  let at = 0
  for (const name in given) if (name !== names[at++] || typeof given[name] !== 'string') return false
  return at === names.length
}

const readValue = (
  member: Spec,
  value: unknown,
  leftovers: Leftovers,
  parent: Trail | undefined,
  step: string,
): unknown =>
  typeof value === 'object' ? readMember(member, value, leftovers, { parent, step }) : readPlain(member, value)

/**
 * True if a value is the empty list that registries write for an absent optional member. Creators and titles are
 * mandatory, so their empty lists are kept.
 */
const isIdle = (member: Spec, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && member.key !== 'creators' && member.key !== 'titles'

/** True if a value is empty: undefined, null, an empty list or an empty object. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0
}

/**
 * Adds a member that the dialect does not define, or that is empty, to the requested leftovers. Also reports the member
 * as unknown if the dialect neither defines nor ignores it.
 */
function setAside(
  spec: Spec,
  member: Spec | undefined,
  given: Members,
  name: string,
  leftovers: Leftovers,
  trail: Trail | undefined,
): void {
  const isExpected = member !== undefined || spec.ignored.has(name)
  if ((isExpected && leftovers.members === undefined) || !Object.hasOwn(given, name)) return
  if (!(leftovers.isTelling && spec.silent?.has(name))) keep(leftovers, name, given[name], trail)
  if (isExpected) return
  leftovers.unknown.push({ path: pathOf({ parent: trail, step: name }), name, known: Object.keys(spec.members ?? {}) })
}

function keep({ members, isTelling }: Leftovers, name: string, value: unknown, trail: Trail | undefined): void {
  if (members !== undefined && !(isTelling && saysNothing(value)))
    members[pointerOf(trail) + (/[~/]/.test(name) ? toPointer([name]) : `/${name}`)] = value
}

function putOrKeep(
  output: Members,
  member: Spec,
  given: Members,
  name: string,
  leftovers: Leftovers,
  trail: Trail | undefined,
): void {
  const isPut = put(output, member, given[name], leftovers, { parent: trail, step: name })
  if (!isPut) keep(leftovers, name, given[name], trail)
}

/**
 * Reads a member that may have several names or that belongs to a sibling object. Returns false if its location is
 * occupied.
 */
function put(output: Members, member: Spec, value: unknown, leftovers: Leftovers, trail: Trail): boolean {
  const spec = member.nested !== undefined && isObject(value) ? member.nested : member
  if (spec.within === undefined) {
    if (output[spec.key] !== undefined) return false
    const read = readMember(spec, value, leftovers, trail)
    output[spec.key] = spec.isSingle ? [read] : read
    return true
  }
  const holder = output[spec.within] ?? {}
  if (!isObject(holder) || Object.hasOwn(holder, spec.key)) return false
  output[spec.within] = { ...holder, [spec.key]: readMember(spec, value, leftovers, trail) }
  return true
}

function readMember(spec: Spec, value: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (!Array.isArray(value))
    return spec.shape === 'list' && !spec.isSingle ? value : readOne(spec, value, leftovers, trail)
  if (spec.shape === 'one') return value
  if (spec.shape === 'polygons') return readPolygons(spec, value, leftovers, trail)
  if (spec.shape === 'polygon' && value.some(Array.isArray))
    return mapShared(value, (parts, index) =>
      Array.isArray(parts)
        ? readList(spec, parts, leftovers, { parent: trail, step: index })
        : readOne(spec, parts, leftovers, { parent: trail, step: index }),
    )
  return readList(spec, value, leftovers, trail)
}

/**
 * Reads polygons written as `{ polygonPoints, inPolygonPoint }`. One polygon becomes a list of its parts, and several
 * become a list of such lists.
 */
function readPolygons(spec: Spec, list: readonly unknown[], leftovers: Leftovers, trail: Trail): readonly unknown[] {
  const polygons = list.map((one, index) => readPolygon(spec, one, leftovers, { parent: trail, step: index }))
  const [only] = polygons
  return polygons.length === 1 && Array.isArray(only) ? only : polygons
}

/** Returns the parts of a polygon, with its points first. Returns anything else unchanged. */
function readPolygon(spec: Spec, polygon: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (typeof polygon !== 'object' || polygon === null || Array.isArray(polygon)) return polygon
  const { polygonPoint = [], ...others } = readObject(spec, polygon, leftovers, trail)
  if (!Array.isArray(polygonPoint)) return polygon
  const parts: unknown[] = polygonPoint.map((point: unknown) => ({ polygonPoint: point }))
  if (others.inPolygonPoint !== undefined) parts.push({ inPolygonPoint: others.inPolygonPoint })
  return parts
}

function readList(spec: Spec, list: readonly unknown[], leftovers: Leftovers, trail: Trail): readonly unknown[] {
  // Lists of plain values are shared instead of copied, because our code never changes parsed values.
  if (spec.members === undefined && spec.value === 'text') return list
  let copy: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    const item = list[index]
    const read = readOne(spec, item, leftovers, { parent: trail, step: index })
    if (read !== item) copy ??= list.slice(0, index)
    copy?.push(read)
  }
  return copy ?? list
}

function readOne(spec: Spec, value: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (typeof value !== 'object' || value === null) return readPlain(spec, value)
  return spec.members === undefined || Array.isArray(value) ? value : readObject(spec, value, leftovers, trail)
}

/**
 * Reads a plain value. Text is wrapped in an object if the dialect represents the object by its main member.
 *
 * Years become numbers in a dialect that writes them in only one JSON type. Degrees become numbers if they have an
 * exponent or, in a dialect that writes degrees as text, if the number has the same text.
 */
function readPlain(spec: Spec, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (spec.textAs !== undefined) return { [spec.textAs]: value }
  if (spec.value === 'year') return spec.as !== undefined && plainYear.test(value) ? Number(value) : value
  if (spec.value !== 'longitude' && spec.value !== 'latitude') return value
  const isPlain = spec.as === 'string' && String(Number(value)) === value && Number.isFinite(Number(value))
  return isPlain || exponent.test(value.trim()) ? Number(value) : value
}

/** Returns the pointer of a trail. Its names come from the kernel and need no escaping. */
const pointerOf = (trail: Trail | undefined): string =>
  trail === undefined ? '' : `${pointerOf(trail.parent)}/${trail.step}`

/** Returns the path from the root to a value. */
export function pathOf(trail: Trail): (string | number)[] {
  const path: (string | number)[] = []
  for (let at: Trail | undefined = trail; at !== undefined; at = at.parent) path.push(at.step)
  return path.reverse()
}
