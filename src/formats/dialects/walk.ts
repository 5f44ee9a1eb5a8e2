import type { Path } from '../../pointer.ts'
import { toPointer } from '../../pointer.ts'
import type { Spec } from './spec.ts'

/** A member that a dialect does not know: where it stands, and the names that are known there. */
export interface UnknownMember {
  /** Path in the record as it was written. */
  path: Path
  name: string
  known: readonly string[]
}

/** What reading a record found beside the canonical values. */
export interface Leftovers {
  /** Everything that the canonical record does not hold, by JSON Pointer into the record as it was written; absent where nobody asks. */
  members?: Record<string, unknown>
  /** Whether to leave out what says nothing about the resource: nulls, what is empty, what a registry keeps for itself. */
  isTelling?: true
  unknown: UnknownMember[]
}

/** How much of what the canonical record does not hold is to be kept: nothing, what says something, everything. */
export type Keeping = boolean | 'telling'

/** The way back up from a value, as a linked list, so that a clean record costs no pointer. */
export interface Trail {
  parent: Trail | undefined
  step: string | number
}

const exponent = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)[eE][+-]?\d+$/
const plainYear = /^[1-9]\d{3}$/

type Members = Record<string, unknown>

/**
 * Reads an object of a dialect into the canonical spelling. What the dialect does not know, nulls, and optional lists
 * without entries go to `leftovers`; values of a wrong type are kept as they are, for the schema to report.
 */
export function readObject(spec: Spec, input: object, leftovers: Leftovers, trail?: Trail): Members {
  const output: Members = {}
  const members = spec.members ?? {}
  for (const name of Object.keys(input)) {
    const value = (input as Members)[name]
    const member = members[name]
    if (member === undefined) setAside(spec, name, value, leftovers, trail)
    else if (value === null || isIdle(member, value)) keep(leftovers, name, value, trail)
    else if (member.within !== undefined || spec.isAmbiguous) {
      if (!put(output, member, value, leftovers, { parent: trail, step: name })) keep(leftovers, name, value, trail)
    } else if (typeof value === 'object')
      output[member.key] = readMember(member, value, leftovers, { parent: trail, step: name })
    else output[member.key] = readPlain(member, value)
  }
  return output
}

/** Registries write empty lists for everything optional; they say nothing. */
const isIdle = (member: Spec, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && member.key !== 'creators' && member.key !== 'titles'

/** Whether a value says nothing: null, an empty list, an empty object. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0
}

function setAside(spec: Spec, name: string, value: unknown, leftovers: Leftovers, trail: Trail | undefined): void {
  if (!(leftovers.isTelling && spec.silent?.has(name))) keep(leftovers, name, value, trail)
  if (spec.ignored.has(name)) return
  leftovers.unknown.push({ path: pathOf({ parent: trail, step: name }), name, known: Object.keys(spec.members ?? {}) })
}

function keep({ members, isTelling }: Leftovers, name: string, value: unknown, trail: Trail | undefined): void {
  if (members !== undefined && !(isTelling && saysNothing(value)))
    members[`${pointerOf(trail)}${toPointer([name])}`] = value
}

/** Reads a member that may have several names, or that belongs to an object beside it; false where its place is taken. */
function put(output: Members, member: Spec, value: unknown, leftovers: Leftovers, trail: Trail): boolean {
  const spec = member.nested !== undefined && isMembers(value) ? member.nested : member
  if (spec.within === undefined) {
    if (output[spec.key] !== undefined) return false
    const read = readMember(spec, value, leftovers, trail)
    output[spec.key] = spec.isSingle ? [read] : read
    return true
  }
  output[spec.within] ??= {}
  const holder = output[spec.within]
  if (!isMembers(holder) || Object.hasOwn(holder, spec.key)) return false
  holder[spec.key] = readMember(spec, value, leftovers, trail)
  return true
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readMember(spec: Spec, value: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (!Array.isArray(value))
    return spec.shape === 'list' && !spec.isSingle ? value : readOne(spec, value, leftovers, trail)
  if (spec.shape === 'one') return value
  if (spec.shape === 'polygons') return readPolygons(spec, value, leftovers, trail)
  if (spec.shape === 'polygon' && value.some(Array.isArray))
    return value.map((parts, index) =>
      Array.isArray(parts)
        ? readList(spec, parts, leftovers, { parent: trail, step: index })
        : readOne(spec, parts, leftovers, { parent: trail, step: index }),
    )
  return readList(spec, value, leftovers, trail)
}

/** Polygons written as `{ polygonPoints, inPolygonPoint }`: the parts of the only one, or a list of the parts of each. */
function readPolygons(spec: Spec, list: readonly unknown[], leftovers: Leftovers, trail: Trail): readonly unknown[] {
  const polygons = list.map((one, index) => readPolygon(spec, one, leftovers, { parent: trail, step: index }))
  const [only] = polygons
  return polygons.length === 1 && Array.isArray(only) ? only : polygons
}

/** The parts of a polygon, points first; what is none stays as it is. */
function readPolygon(spec: Spec, polygon: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (typeof polygon !== 'object' || polygon === null || Array.isArray(polygon)) return polygon
  const { polygonPoint = [], ...others } = readObject(spec, polygon, leftovers, trail)
  if (!Array.isArray(polygonPoint)) return polygon
  const parts: unknown[] = polygonPoint.map((point: unknown) => ({ polygonPoint: point }))
  if (others.inPolygonPoint !== undefined) parts.push({ inPolygonPoint: others.inPolygonPoint })
  return parts
}

function readList(spec: Spec, list: readonly unknown[], leftovers: Leftovers, trail: Trail): readonly unknown[] {
  // Lists of plain values are shared, not copied: nothing of ours ever changes a value that was read.
  if (spec.members === undefined && spec.value === 'text') return list
  return list.map((item, index) => readOne(spec, item, leftovers, { parent: trail, step: index }))
}

function readOne(spec: Spec, value: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (typeof value !== 'object' || value === null) return readPlain(spec, value)
  return spec.members === undefined || Array.isArray(value) ? value : readObject(spec, value, leftovers, trail)
}

/**
 * Text may stand for an object of which it is the main member. Years, and degrees where the dialect has them as text only,
 * become numbers where the number is written in the same way; degrees with an exponent always.
 */
function readPlain(spec: Spec, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (spec.textAs !== undefined) return { [spec.textAs]: value }
  if (spec.value === 'year') return spec.as !== undefined && plainYear.test(value) ? Number(value) : value
  if (spec.value !== 'longitude' && spec.value !== 'latitude') return value
  const isPlain = spec.as === 'string' && String(Number(value)) === value && Number.isFinite(Number(value))
  return isPlain || exponent.test(value.trim()) ? Number(value) : value
}

const pointerOf = (trail: Trail | undefined): string =>
  trail === undefined ? '' : pointerOf(trail.parent) + toPointer([trail.step])

/** The path from the root to a value. */
export function pathOf(trail: Trail): (string | number)[] {
  const path: (string | number)[] = []
  for (let at: Trail | undefined = trail; at !== undefined; at = at.parent) path.push(at.step)
  return path.reverse()
}
