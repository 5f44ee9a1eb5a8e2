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
  unknown: UnknownMember[]
}

/** The way back up from a value, as a linked list, so that a clean record costs no pointer. */
export interface Trail {
  parent: Trail | undefined
  step: string | number
}

const exponent = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)[eE][+-]?\d+$/

/**
 * Reads an object of a dialect into the canonical spelling. What the dialect does not know, nulls, and optional lists
 * without entries go to `leftovers`; values of a wrong type are kept as they are, for the schema to report.
 */
export function readObject(spec: Spec, input: object, leftovers: Leftovers, trail?: Trail): Record<string, unknown> {
  const output: Record<string, unknown> = {}
  const { members } = spec
  for (const name of Object.keys(input)) {
    const value = (input as Record<string, unknown>)[name]
    const member = members?.get(name)
    if (member === undefined) setAside(spec, name, value, leftovers, trail)
    else if (value === null || isIdle(member, value)) keep(leftovers, name, value, trail)
    else if (typeof value === 'object')
      output[member.key] = readMember(member, value, leftovers, { parent: trail, step: name })
    else output[member.key] = readPlain(member, value)
  }
  return output
}

/** Registries write empty lists for everything optional; they say nothing. */
const isIdle = (member: Spec, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && member.key !== 'creators' && member.key !== 'titles'

function setAside(spec: Spec, name: string, value: unknown, leftovers: Leftovers, trail: Trail | undefined): void {
  keep(leftovers, name, value, trail)
  if (spec.ignored.has(name)) return
  leftovers.unknown.push({
    path: pathOf({ parent: trail, step: name }),
    name,
    known: [...(spec.members?.keys() ?? [])],
  })
}

function keep({ members }: Leftovers, name: string, value: unknown, trail: Trail | undefined): void {
  if (members !== undefined) members[toPointer(pathOf({ parent: trail, step: name }))] = value
}

function readMember(spec: Spec, value: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (!Array.isArray(value)) return spec.shape === 'list' ? value : readOne(spec, value, leftovers, trail)
  if (spec.shape === 'one') return value
  if (spec.shape === 'polygon' && value.some(Array.isArray)) {
    return value.map((part, index) => readMember(spec, part, leftovers, { parent: trail, step: index }))
  }
  // Lists of plain values are shared, not copied: nothing of ours ever changes a value that was read.
  if (spec.members === undefined && spec.value === 'text') return value
  return value.map((item, index) => readOne(spec, item, leftovers, { parent: trail, step: index }))
}

function readOne(spec: Spec, value: unknown, leftovers: Leftovers, trail: Trail): unknown {
  if (typeof value !== 'object' || value === null) return readPlain(spec, value)
  return spec.members === undefined || Array.isArray(value) ? value : readObject(spec, value, leftovers, trail)
}

/** Text may stand for an object of which it is the main member; degrees with an exponent are read as a number. */
function readPlain(spec: Spec, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (spec.textAs !== undefined) return { [spec.textAs]: value }
  const isDegrees = spec.value === 'longitude' || spec.value === 'latitude'
  return isDegrees && exponent.test(value.trim()) ? Number(value) : value
}

function pathOf(trail: Trail): (string | number)[] {
  const path: (string | number)[] = []
  for (let at: Trail | undefined = trail; at !== undefined; at = at.parent) path.push(at.step)
  return path.reverse()
}

/**
 * The path in the record as it was written, for a path in the canonical record. A member that was not written leads to
 * where it would have been; plain text that stands for an object leads to itself.
 */
export function originOf(spec: Spec, input: unknown, path: Path): (string | number)[] {
  const origin: (string | number)[] = []
  let at: Spec | undefined = spec
  let value = input
  for (const step of path) {
    if (typeof value === 'string' && at?.textAs !== undefined) break
    let name = step
    if (!Array.isArray(value)) {
      at = at?.byKey?.get(String(step))
      name = at?.name ?? step
    }
    origin.push(name)
    value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined
  }
  return origin
}
