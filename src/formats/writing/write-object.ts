import type { Spec } from '../dialects/spec.ts'
import type { Trail } from '../dialects/walk.ts'
import { saysNothing } from '../dialects/walk.ts'
import { writeLocations } from './geo-locations.ts'
import { writePlain } from './plain.ts'
import { polygonsWithin, writePolygons } from './polygons.ts'
import { setOwn } from './put-back.ts'
import type { Writing } from './writing.ts'

type Members = Record<string, unknown>

/**
 * Writes an object of the canonical record in a dialect's spelling, members in their order. What the dialect has no place for is
 * a loss; values of a wrong type are written as they are. `undefined` where the kernel has no term for what the object is.
 */
export function writeObject(spec: Spec, object: object, writing: Writing, trail?: Trail): Members | undefined {
  const output: Members = {}
  const byKey = spec.byKey ?? {}
  for (const key of Object.keys(object)) {
    const value = (object as Members)[key]
    // Null says nothing, and half of the dialects refuse it.
    if (value === undefined || value === null) continue
    const member = byKey[key]
    if (member === undefined) writeUnknown(output, key, value, writing, trail)
    else if (typeof value === 'object') writeInto(output, member, value, writing, { parent: trail, step: key })
    else if (writing.judgesTerms && member.isTerm) {
      const term = writing.term(member, value, { parent: trail, step: key })
      if (term !== undefined) output[member.name] = term
      else if (member.required) return undefined
      else writing.loseMember({ parent: trail, step: key }, value)
    } else output[member.name] = member.as === undefined ? value : writePlain(member, value, writing, trail, key)
  }
  return output
}

/** What becomes of the record's extras is seen to elsewhere; what says nothing is no loss. */
function writeUnknown(output: Members, key: string, value: unknown, writing: Writing, trail: Trail | undefined): void {
  if (trail === undefined && key === 'extras') return
  if (writing.isWide && !writing.judgesTerms) setOwn(output, key, value)
  else if (!saysNothing(value)) writing.loseMember({ parent: trail, step: key }, value)
}

function writeInto(output: Members, spec: Spec, value: object, writing: Writing, trail: Trail): void {
  if (spec.name === '') Object.assign(output, spread(spec, value, writing, trail))
  else {
    const written = writeMember(spec, value, writing, trail)
    if (written !== undefined) output[spec.name] = written
  }
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
  if (spec.key === 'geoLocations' && !writing.isWide) return writeLocations(spec, value, writing, trail)
  if (spec.shape === 'polygon' && value.some(Array.isArray))
    return value.map((parts, index) =>
      Array.isArray(parts) ? writeList(spec, parts, writing, { parent: trail, step: index }) : parts,
    )
  return writeList(spec, value, writing, trail)
}

function writeList(spec: Spec, list: readonly unknown[], writing: Writing, trail: Trail): readonly unknown[] {
  if (spec.byKey === undefined && spec.value === 'text') return list
  const written = list.map((entry, index) => writeEntry(spec, entry, writing, { parent: trail, step: index }))
  return written.includes(undefined) ? written.filter(one => one !== undefined) : written
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
