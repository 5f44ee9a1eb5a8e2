import { isObject } from '../../../core/object.ts'
import type { Path } from '../../../core/pointer.ts'

/** A record of the Python package `datacite` in schema 4.0, 4.1 or 4.2, converted to the shape of 4.3. */
export interface RenamedRecord {
  value: Readonly<Record<string, unknown>>
  /** Returns the path in the original value for a path in the shape of 4.3. */
  origin(path: Path): Path
}

/**
 * True if an object has the shape that the Python package `datacite` uses only in schema40 to schema42: `creatorName`,
 * `resourceType` as an object, `identifier` with its type.
 */
export function hasOldShape(value: Readonly<Record<string, unknown>>): boolean {
  const { identifier, resourceType, creators } = value
  if (Object.hasOwn(value, 'doi') || Object.hasOwn(value, 'identifiers') || Object.hasOwn(value, 'types')) return false
  const isTyped = isObject(identifier) && typeof identifier.identifierType === 'string'
  const [first] = Array.isArray(creators) ? (creators as unknown[]) : []
  return (isTyped && isObject(resourceType)) || (isObject(first) && typeof first.creatorName === 'string')
}

/** Converts an object for which {@link hasOldShape} is true to the names and shapes of 4.3. */
export function renamedTo43(old: Readonly<Record<string, unknown>>): RenamedRecord {
  const value: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(old)) {
    const list = Array.isArray(member) ? (member as unknown[]) : undefined
    if (name === 'identifier') value.identifiers = [member]
    else if (name === 'resourceType' && isObject(member)) value.types = member
    else if (list === undefined) value[name] = member
    else value[name] = list.map(entry => (isObject(entry) ? entryOf43(name, entry) : entry))
  }
  return { value, origin: path => originIn(old, path) }
}

function entryOf43(list: string, entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(entry)) {
    if (list === 'fundingReferences' && isObject(member)) Object.assign(value, entryOf43(list, member))
    else if (name === 'nameIdentifiers' && Array.isArray(member))
      value[name] = (member as unknown[]).map(inner => (isObject(inner) ? entryOf43(name, inner) : inner))
    else value[renamed(list, name)] = member
  }
  return value
}

/**
 * Returns the 4.3 name of a member. Members of creators and contributors were renamed; in all other lists, only the
 * suffix `URI` became `Uri`.
 */
function renamed(list: string, name: string): string {
  if (list === 'creators' || list === 'contributors') {
    if (name === 'creatorName' || name === 'contributorName') return 'name'
    if (name === 'affiliations') return 'affiliation'
  }
  return /^(?:scheme|value|rights|award)URI$/.test(name) ? `${name.slice(0, -3)}Uri` : name
}

function originIn(old: Readonly<Record<string, unknown>>, [member, ...steps]: Path): Path {
  if (member === 'identifiers') return ['identifier', ...steps.slice(1)]
  if (member === 'types' && isObject(old.resourceType)) return ['resourceType', ...steps]
  const found: (string | number)[] = member === undefined ? [] : [member]
  let at: unknown = member === undefined ? undefined : old[member]
  for (const step of steps) {
    if (isObject(at)) {
      const name = nameIn(String(member), at, String(step))
      found.push(...name)
      at = name.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), at)
    } else {
      found.push(step)
      at = Array.isArray(at) && typeof step === 'number' ? (at as unknown[])[step] : undefined
    }
  }
  return found
}

/** Returns the path, inside an old entry, of the member that has the given name in 4.3. */
function nameIn(list: string, entry: Readonly<Record<string, unknown>>, name: string): string[] {
  for (const [old, member] of Object.entries(entry)) {
    const within = list === 'fundingReferences' && isObject(member) ? nameIn(list, member, name) : []
    if (isObject(member) && within.length > 0 && Object.hasOwn(member, within[0] ?? '')) return [old, ...within]
    if (renamed(list, old) === name && !isObject(member)) return [old]
  }
  return [name]
}
