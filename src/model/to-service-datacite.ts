import { isObject, type Members } from '../object.ts'
import type { Datacite } from './datacite.ts'
import type { ServiceDatacite } from './service-datacite.ts'
import { toServiceGeoLocations } from './to-service-geo-locations.ts'

/**
 * The record in the spelling of the service description (2.4), keys in its order. What is in that spelling already stays,
 * so service records pass through; values of wrong types are kept as they are. The service writes the publisher as plain
 * text, so the publisher's identifier and language are lost, and `extras` are left to the format that they belong to.
 */
export function toServiceDatacite(record: Datacite | ServiceDatacite): ServiceDatacite {
  const { doi, identifier, alternateIdentifiers, extras: _, ...members } = renamed(record, 0) as Members
  const found: Record<string, unknown> = {
    ...members,
    creators: each(members.creators, agent),
    contributors: each(members.contributors, agent),
    publisher: isObject(members.publisher) ? members.publisher.name : members.publisher,
    publicationYear: yearText(members.publicationYear),
    identifiers: allIdentifiers(doi, identifier, members.identifiers, alternateIdentifiers),
    geoLocations: toServiceGeoLocations(members.geoLocations),
    relatedItems: each(members.relatedItems, relatedItem),
  }
  const ordered = [...order, ...Object.keys(found).filter(key => !order.includes(key))]
  return Object.fromEntries(ordered.flatMap(key => (found[key] === undefined ? [] : [[key, found[key]]])))
}

/** The description's order, then what it does not mention. */
const order = [
  'dates',
  'types',
  'titles',
  'version',
  'creators',
  'contributors',
  'language',
  'subjects',
  'publisher',
  'rightsList',
  'identifiers',
  'descriptions',
  'geoLocations',
  'schemaVersion',
  'publicationYear',
  'relatedIdentifiers',
]

const uriKey = /^(scheme|value|rights|award)Uri$/
const degreesKey = /L(?:ong|at)itude$/

// A record nests five deep; what goes on for longer is no metadata and stays as it is.
const deepest = 8

function renamed(value: unknown, depth: number): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) return value.map(item => renamed(item, depth + 1))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, member]) => {
    if (key === 'extras') return [key, member]
    return [key.replace(uriKey, '$1URI'), degreesKey.test(key) ? asNumber(member) : renamed(member, depth + 1)]
  })
  return Object.fromEntries(entries)
}

function asNumber(value: unknown): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : value
}

function agent({ affiliation, ...members }: Members): Members {
  if (!Array.isArray(affiliation)) return affiliation === undefined ? members : { ...members, affiliation }
  const affiliations = affiliation.map(one => {
    if (!isObject(one)) return typeof one === 'string' ? { affiliation: one } : one
    const { name, ...others } = one
    return name === undefined ? others : { affiliation: name, ...others }
  })
  return affiliations.length === 0 ? members : { ...members, affiliations }
}

function relatedItem({ relatedItemIdentifier, ...others }: Members): Members {
  const { publicationYear } = others
  const members = publicationYear === undefined ? others : { ...others, publicationYear: yearText(publicationYear) }
  if (!isObject(relatedItemIdentifier))
    return relatedItemIdentifier === undefined ? members : { ...members, relatedItemIdentifier }
  return { ...members, ...relatedItemIdentifier }
}

const yearText = (year: unknown): unknown => (typeof year === 'number' ? String(year) : year)

/** One list of all identifiers, the DOI first; the REST API tells alternate identifiers under two names, which count once. */
function allIdentifiers(doi: unknown, identifier: unknown, identifiers: unknown, alternate: unknown): unknown {
  if (doi === undefined && identifier === undefined && alternate === undefined) return identifiers
  const own = doi === undefined ? [] : [{ identifier: doi, identifierType: 'DOI' }]
  const listed = [...(identifier === undefined ? [] : [identifier]), ...(Array.isArray(identifiers) ? identifiers : [])]
  const others = Array.isArray(alternate) ? alternate.map(asIdentifier) : []
  const seen = new Set<string>()
  const first = [...own, ...listed].filter(entry => seen.size < seen.add(keyOf(entry)).size)
  return [...first, ...others.filter(entry => !seen.has(keyOf(entry)))]
}

const keyOf = (entry: unknown): string =>
  isObject(entry) ? `${entry.identifierType} ${entry.identifier}` : String(entry)

const asIdentifier = (entry: unknown): unknown =>
  isObject(entry) ? { identifier: entry.alternateIdentifier, identifierType: entry.alternateIdentifierType } : entry

const each = (list: unknown, change: (members: Members) => Members): unknown =>
  Array.isArray(list) ? list.map(item => (isObject(item) ? change(item) : item)) : list
