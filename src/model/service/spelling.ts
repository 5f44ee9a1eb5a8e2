import { isObject, type Members } from '../../core/object.ts'
import type { ServiceDatacite } from '../service-datacite.ts'
import { identifiersOf, listOf } from '../view.ts'
import { serviceMembers } from './members.ts'

/**
 * The service's spelling of a member.
 *
 * `''` stands for an unchanged member, 1 for text, 2 for a number, `[…]` for a list and `{…}` for an object. Any other
 * text is the service's name for the member, such as `affiliations` for `affiliation`.
 *
 * The empty name in an object applies to text in place of the object.
 */
export type ServiceMember = string | 1 | 2 | readonly [ServiceMembers | ''] | ServiceMembers

/** The service's spelling of an object's members, by their names in records. */
export interface ServiceMembers {
  readonly [name: string]: ServiceMember
}

/**
 * Converts DataCite metadata in any JSON dialect to the spelling of the service description (2.4), with members in the
 * order of the description. Keeps values of wrong types.
 *
 * Omits members beyond the kernel (`viewCount`, `state`, `xml`, `extras`), nulls, and all of the publisher except the
 * name. Adds `doi` if the metadata have no DOI of their own.
 */
export function serviceSpelling(metadata: Members, doi?: string): ServiceDatacite {
  // Older records have the members of `types` at the top.
  const hasTypes = metadata.types !== undefined || metadata.resourceTypeGeneral === undefined
  const identifiers = identifiersIn(metadata, doi)
  const spelled: Members = {
    ...spellObject(table, hasTypes ? metadata : { types: metadata, ...metadata }),
    identifiers: identifiers.length > 0 ? spell(table.identifiers, identifiers) : undefined,
  }
  const names = Object.keys(table).filter(name => spelled[name] !== undefined)
  return Object.fromEntries(names.map(name => [name, spelled[name]]))
}

const table: ServiceMembers = serviceMembers

function spellObject(members: ServiceMembers, given: Members): Members {
  const spelled: Record<string, unknown> = {}
  for (const key of Object.keys(given)) {
    const meant = Object.hasOwn(members, key) ? members[key] : undefined
    if (meant === undefined) continue
    const name = typeof meant === 'string' ? meant || key : key
    const member = members[name]
    const value = spell(member, key === 'geoLocationPolygon' ? polygons(given[key]) : given[key])
    // For an object that the service writes as text, the other members become siblings.
    if (isObject(value) && isObject(member) && name in member) Object.assign(spelled, value)
    else if (value !== null && value !== undefined && !(key !== name && isEmpty(value))) spelled[name] ??= value
  }
  return spelled
}

function spell(member: ServiceMember | undefined, value: unknown): unknown {
  if (member === 1) return typeof value === 'number' ? String(value) : value
  if (member === 2) return typeof value === 'string' && value.trim() !== '' && Number.isFinite(+value) ? +value : value
  if (typeof member !== 'object') return value
  const list = isList(member) && (typeof value === 'string' || isObject(value)) ? [value] : value
  if (!Array.isArray(list)) return isObject(value) ? spellObject(member as ServiceMembers, value) : value
  const entry = isList(member) ? member[0] : member
  if (entry === '') return list
  return list.flatMap(one => {
    if (isObject(one)) return split(entry, spellObject(entry, one))
    return [typeof one === 'string' && '' in entry ? spellObject(entry, { '': one }) : one]
  })
}

/**
 * Splits a location with several points, boxes or places, because the service allows only one of each in a location.
 */
function split(members: ServiceMembers, spelled: Members): Members[] {
  const pieces: Members[] = [{}]
  for (const [name, value] of Object.entries(spelled)) {
    const values = Array.isArray(value) && !isList(members[name]) ? value : [value]
    for (const [place, one] of values.entries()) pieces[place] = { ...pieces[place], [name]: one }
  }
  return pieces
}

const isList = (member: ServiceMember | undefined): member is readonly [ServiceMembers | ''] => Array.isArray(member)

/**
 * True if a value is an empty list. REST API records contain empty lists, such as `affiliation`, which the service
 * omits.
 */
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/**
 * Returns polygons in the service's spelling. One canonical polygon is a list of its parts; several are a list of such
 * lists.
 */
function polygons(value: unknown): unknown {
  const parts = listOf(value)
  return (parts.some(Array.isArray) ? parts : [parts]).map(polygon => {
    const all = (name: string): unknown[] => listOf(polygon).flatMap(part => (isObject(part) ? (part[name] ?? []) : []))
    return { polygonPoints: all('polygonPoint'), inPolygonPoint: all('inPolygonPoint')[0] }
  })
}

/**
 * Returns all identifiers in a single list, starting with `doi`, or `known` if the record has no DOI.
 *
 * Ignores `identifiers` if there are alternate identifiers, because in the REST API both members have the same entries.
 */
function identifiersIn({ doi, identifier, identifiers, alternateIdentifiers }: Members, known?: string): unknown[] {
  const alternates = listOf(alternateIdentifiers)
  const others = [...listOf(identifier), ...(alternates.length > 0 ? alternates : listOf(identifiers))]
  const hasDoi = identifiersOf({ identifiers: others }).some(({ type }) => type.toUpperCase() === 'DOI')
  const main = doi || (hasDoi ? undefined : known)
  const isOther = (entry: unknown): boolean => !isObject(entry) || entry.identifier !== main
  return main ? [{ identifier: main, identifierType: 'DOI' }, ...others.filter(isOther)] : others
}
