import { setOwn } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { saysNothing, type Trail } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec/spec.ts'
import { needsSplitting, splitLocation, splitMessage } from '../fit/split.ts'
import { copyUpTo, mapShared } from '../sharing.ts'
import { type DialectWriting, pointMoved } from './writing.ts'

type Members = Record<string, unknown>

/**
 * Writes an object of the canonical record in a dialect, keeping the order of members. Returns the object itself if
 * writing changes nothing, so callers must not modify the result.
 *
 * A value without a place in the dialect is a loss. Values of a wrong type are written unchanged.
 * @param start The object to which the members are added.
 */
export function writeObject(
  spec: Spec,
  object: object,
  writing: DialectWriting,
  trail?: Trail,
  start?: Members,
): Members {
  const given = object as Members
  const byKey = spec.byKey ?? {}
  // Created at the first member that differs.
  let output = start
  let at = -1
  // As in reading, own members come first, and an inherited one ends the loop.
  for (const key in given) {
    at++
    if (trail === undefined && writing.aside.has(key)) {
      output ??= copyUpTo(given, at)
      continue
    }
    const value = given[key]
    const member = byKey[key]
    if (member?.isAlike && value !== null && value !== undefined) {
      if (output !== undefined) output[key] = value
      continue
    }
    if (member === undefined && !Object.hasOwn(given, key)) break
    const name = member?.name ?? key
    const written = writeValue(member, key, value, writing, trail)
    if (output === undefined && written === value && name === key && written !== undefined) continue
    output ??= copyUpTo(given, at)
    if (written !== undefined) place(output, name, written)
  }
  return output ?? given
}

/** Sets a member. The name is empty for an object that the dialect merges into the parent object. */
function place(output: Members, name: string, written: unknown): void {
  if (name === '' && typeof written === 'object') Object.assign(output, written)
  else setOwn(output, name, written)
}

/** Returns the written value of a member, or `undefined` if the member is omitted. */
function writeValue(
  member: Spec | undefined,
  key: string,
  value: unknown,
  writing: DialectWriting,
  trail: Trail | undefined,
): unknown {
  // Null means nothing, and half of the dialects reject it.
  if (value === undefined || value === null) return undefined
  if (member === undefined) return writeUnknown(key, value, writing, trail)
  if (typeof value === 'object') {
    const at: Trail = { parent: trail, step: key }
    return member.name === '' ? spread(member, value, writing, at) : writeMember(member, value, writing, at)
  }
  return member.as === undefined ? value : writePlain(member, value, writing, trail, key)
}

function writeUnknown(key: string, value: unknown, writing: DialectWriting, trail: Trail | undefined): unknown {
  if (writing.isWide) return value
  if (!saysNothing(value)) writing.loseMember({ parent: trail, step: key }, value)
  return undefined
}

/** Returns the written members of an object that the dialect merges into the parent object. */
function spread(spec: Spec, value: object, writing: DialectWriting, trail: Trail): Members {
  // An object without members would disappear.
  if (!Array.isArray(value) && Object.keys(value).length > 0) return writeObject(spec, value, writing, trail)
  writing.loseMember(trail, value)
  return {}
}

function writeMember(spec: Spec, value: object, writing: DialectWriting, trail: Trail): unknown {
  if (!Array.isArray(value)) return writeOne(spec, value, writing, trail)
  if (spec.shape === 'polygons') return writePolygons(spec, value, writing, trail)
  if (spec.shape === 'one' && !writing.single().includes(spec.key)) return value
  if (spec.key === 'geoLocations' && value.some(location => needsSplitting(location, writing.single())))
    return writeLocations(spec, value, writing, trail)
  if (spec.shape === 'polygon' && value.some(Array.isArray))
    return mapShared(value, (parts, index) =>
      Array.isArray(parts) ? writeList(spec, parts, writing, { parent: trail, step: index }) : parts,
    )
  return writeList(spec, value, writing, trail)
}

function writeList(spec: Spec, list: readonly unknown[], writing: DialectWriting, trail: Trail): readonly unknown[] {
  if (spec.byKey === undefined && spec.value === 'text') return list
  let copy: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]
    const written = writeEntry(spec, entry, writing, { parent: trail, step: index })
    if (written !== entry) copy ??= list.slice(0, index)
    copy?.push(written)
  }
  return copy ?? list
}

const writeEntry = (spec: Spec, entry: unknown, writing: DialectWriting, trail: Trail): unknown =>
  typeof entry === 'object' && entry !== null
    ? writeOne(spec, entry, writing, trail)
    : writePlain(spec, entry, writing, trail.parent, trail.step)

function writeOne(spec: Spec, value: object, writing: DialectWriting, trail: Trail): unknown {
  if (spec.byKey === undefined || Array.isArray(value)) return value
  return spec.text === undefined ? writeObject(spec, value, writing, trail) : writeText(spec, value, writing, trail)
}

/** Writes the main member of an object as text, if the dialect requires it or the object contains nothing else. */
function writeText(spec: Spec, value: object, writing: DialectWriting, trail: Trail): unknown {
  const { [spec.textAs ?? '']: text, ...others } = value as Members
  const names = Object.keys(others)
  if (spec.text === 'alone' && (names.length > 0 || typeof text !== 'string'))
    return writeObject(spec, value, writing, trail)
  for (const name of names) {
    const other = others[name]
    if (!saysNothing(other)) writing.loseMember({ parent: trail, step: name }, other)
  }
  return text
}

function writeLocations(spec: Spec, list: readonly unknown[], writing: DialectWriting, trail: Trail): unknown[] {
  const single = writing.single()
  return list.flatMap((location, index) => {
    const at: Trail = { parent: trail, step: index }
    const written = writeEntry(spec, location, writing, at)
    if (!needsSplitting(written, single)) return [written]
    const pieces = splitLocation(written, single)
    const message = splitMessage(writing.name, written, single, pieces.length)
    if (pieces.length > 1) writing.lose('changed', at, location, message)
    return pieces
  })
}

/**
 * Writes canonical polygons as `[{ polygonPoints, inPolygonPoint }]`. One polygon is a list of its parts; several are a
 * list of such lists.
 */
function writePolygons(spec: Spec, value: readonly unknown[], writing: DialectWriting, trail: Trail): unknown[] {
  if (!value.some(Array.isArray)) return [writePolygon(spec, value, writing, trail)]
  return value.map((parts, index) =>
    Array.isArray(parts) ? writePolygon(spec, parts, writing, { parent: trail, step: index }) : parts,
  )
}

function writePolygon(
  spec: Spec,
  parts: readonly unknown[],
  writing: DialectWriting,
  trail: Trail,
): Record<string, unknown> {
  const points: unknown[] = []
  let inside: unknown
  for (const [index, part] of parts.entries()) {
    const at: Trail = { parent: trail, step: index }
    const { polygonPoint, inPolygonPoint, ...others } = Object(part) as Record<string, unknown>
    for (const [key, other] of Object.entries(others)) writing.loseMember({ parent: at, step: key }, other)
    if (polygonPoint !== undefined) {
      if (inside !== undefined) writing.lose('changed', at, part, pointMoved())
      points.push(point(spec, 'polygonPoint', polygonPoint, writing, at))
    }
    if (inPolygonPoint === undefined) continue
    if (inside === undefined) inside = point(spec, 'inPolygonPoint', inPolygonPoint, writing, at)
    else writing.lose('lost', at, part, say('onePointInside', { format: writing.name }))
  }
  return inside === undefined ? { polygonPoints: points } : { polygonPoints: points, inPolygonPoint: inside }
}

function point({ byKey }: Spec, key: string, value: unknown, writing: DialectWriting, trail: Trail): unknown {
  const spec = byKey?.[key]
  return spec === undefined ? value : writeEntry(spec, value, writing, { parent: trail, step: key })
}

const year = /^[\t\n\r ]*(\d{4})[\t\n\r ]*$/
const decimal = /^[\t\n\r ]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[\t\n\r ]*$/

/**
 * Writes a year or degrees as the type that the dialect uses, text or number. Reports a change if the spelling changes,
 * for example from `12.50` to `12.5`.
 *
 * Values that are not numbers stay unchanged.
 */
function writePlain(
  spec: Spec,
  value: unknown,
  writing: DialectWriting,
  trail: Trail | undefined,
  step: string | number,
): unknown {
  if (spec.as === undefined) return value
  if (spec.as === 'string') return asText(spec, value, writing, trail, step)
  if (typeof value !== 'string') return value
  const digits = spec.value === 'year' ? year.exec(value)?.[1] : decimal.test(value) ? value : undefined
  const number = Number(digits)
  if (digits === undefined || !Number.isFinite(number)) return value
  if (String(number) !== value) writing.change({ parent: trail, step }, value, number)
  return number
}

function asText(
  spec: Spec,
  value: unknown,
  writing: DialectWriting,
  trail: Trail | undefined,
  step: string | number,
): unknown {
  if (typeof value === 'number') return String(value)
  if (spec.value !== 'year' || typeof value !== 'string') return value
  const digits = year.exec(value)?.[1] ?? value
  if (digits !== value) writing.change({ parent: trail, step }, value, digits)
  return digits
}

const say = messagesOf('losses', { onePointInside: '{format} can store only one point inside a polygon.' })
