import { setOwn } from '../../object.ts'
import type { Trail } from '../dialects/read-members.ts'
import { saysNothing } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec.ts'
import { copyUpTo, mapShared } from '../sharing.ts'
import { hasSeveral, writeLocations } from './geo-locations.ts'
import { writePlain } from './plain.ts'
import { polygonsWithin, writePolygons } from './polygons.ts'
import type { Writing } from './writing.ts'

type Members = Record<string, unknown>

/**
 * Writes an object of the canonical record in a dialect's spelling, members in their order; where that is the same, it is the
 * object itself, so nobody may change what was written. What the dialect has no place for is a loss; values of a wrong type are
 * written as they are. `undefined` where the kernel has no term for what the object is. With `start`, the members are added to that.
 */
export function writeObject(
  spec: Spec,
  object: object,
  writing: Writing,
  trail?: Trail,
  start?: Members,
): Members | undefined {
  const given = object as Members
  const byKey = spec.byKey ?? {}
  // Made with the first member that differs.
  let output = start
  let at = -1
  // As in reading: own members come first, and what a prototype has ends it.
  for (const key in given) {
    at++
    if (trail === undefined && writing.aside.has(key)) {
      output ??= copyUpTo(given, at)
      continue
    }
    const value = given[key]
    const member = byKey[key]
    if (member?.isAlike && value !== null && value !== undefined && !(writing.judgesTerms && member.isTerm)) {
      if (output !== undefined) output[key] = value
      continue
    }
    if (member === undefined && !Object.hasOwn(given, key)) break
    const name = member?.name ?? key
    const written = writeValue(member, key, value, writing, trail)
    if (written === undefined && typeof value === 'string' && member?.isTerm && member.required) return undefined
    if (output === undefined && written === value && name === key && written !== undefined) continue
    output ??= copyUpTo(given, at)
    if (written !== undefined) place(output, name, written)
  }
  return output ?? given
}

/** Sets a member; without a name, the members of an object, which the dialect writes beside the others. */
function place(output: Members, name: string, written: unknown): void {
  if (name === '' && typeof written === 'object') Object.assign(output, written)
  else setOwn(output, name, written)
}

/** What becomes of the value of a member; `undefined` where it is left out. */
function writeValue(
  member: Spec | undefined,
  key: string,
  value: unknown,
  writing: Writing,
  trail: Trail | undefined,
): unknown {
  // Null says nothing, and half of the dialects refuse it.
  if (value === undefined || value === null) return undefined
  if (member === undefined) return writeUnknown(key, value, writing, trail)
  if (typeof value === 'object') {
    const at: Trail = { parent: trail, step: key }
    return member.name === '' ? spread(member, value, writing, at) : writeMember(member, value, writing, at)
  }
  if (!writing.judgesTerms || !member.isTerm)
    return member.as === undefined ? value : writePlain(member, value, writing, trail, key)
  const term = writing.term(member, value, { parent: trail, step: key })
  if (term === undefined && !member.required) writing.loseMember({ parent: trail, step: key }, value)
  return term
}

/** What says nothing is no loss. */
function writeUnknown(key: string, value: unknown, writing: Writing, trail: Trail | undefined): unknown {
  if (writing.isWide && !writing.judgesTerms) return value
  if (!saysNothing(value)) writing.loseMember({ parent: trail, step: key }, value)
  return undefined
}

/** The members of an object that the dialect writes beside the others. */
function spread(spec: Spec, value: object, writing: Writing, trail: Trail): Members {
  // Of an object without members nothing would be left to tell that it is there.
  if (!Array.isArray(value) && Object.keys(value).length > 0) return writeObject(spec, value, writing, trail) ?? {}
  writing.loseMember(trail, value)
  return {}
}

function writeMember(spec: Spec, value: object, writing: Writing, trail: Trail): unknown {
  if (!Array.isArray(value)) {
    const inner = spec.key === 'geoLocationPolygon' ? polygonsWithin(value) : undefined
    if (inner === undefined) return writeOne(spec, value, writing, trail)
    writing.lose('changed', trail, value, 'The element around the polygons, which no kernel has, is left out.')
    return writeMember(spec, inner, writing, trail)
  }
  if (spec.shape === 'polygons') return writePolygons(spec, value, writing, trail)
  if (spec.shape === 'one') return value
  if (spec.key === 'geoLocations' && !writing.isWide && value.some(location => hasSeveral(spec, location)))
    return writeLocations(spec, value, writing, trail)
  if (spec.shape === 'polygon' && value.some(Array.isArray))
    return mapShared(value, (parts, index) =>
      Array.isArray(parts) ? writeList(spec, parts, writing, { parent: trail, step: index }) : parts,
    )
  return writeList(spec, value, writing, trail)
}

function writeList(spec: Spec, list: readonly unknown[], writing: Writing, trail: Trail): readonly unknown[] {
  if (spec.byKey === undefined && spec.value === 'text') return list
  let copy: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]
    const written = writeEntry(spec, entry, writing, { parent: trail, step: index })
    if (written !== entry) copy ??= list.slice(0, index)
    if (written !== undefined) copy?.push(written)
  }
  return copy ?? list
}

/** An entry of a list; it is left out where the kernel has no term for what it is. */
export function writeEntry(spec: Spec, entry: unknown, writing: Writing, trail: Trail): unknown {
  if (typeof entry !== 'object' || entry === null) return writePlain(spec, entry, writing, trail.parent, trail.step)
  const before = writing.losses.length
  const written = writeOne(spec, entry, writing, trail)
  if (written !== undefined) return written
  writing.losses.length = before
  writing.lose('lost', trail, entry, `Kernel ${writing.kernel} has no term for what this is, so it is left out.`)
  return undefined
}

function writeOne(spec: Spec, value: object, writing: Writing, trail: Trail): unknown {
  if (spec.byKey === undefined || Array.isArray(value)) return value
  return spec.text === undefined ? writeObject(spec, value, writing, trail) : writeText(spec, value, writing, trail)
}

/** An object of which the dialect writes the main member as text: always, or where it holds nothing else. */
function writeText(spec: Spec, value: object, writing: Writing, trail: Trail): unknown {
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
