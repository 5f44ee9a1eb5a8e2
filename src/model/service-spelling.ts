import { isEmptyList, isObject, type Members } from '../core/object.ts'
import type { ServiceDatacite } from './service-datacite.ts'
import { type ServiceMember, type ServiceMembers, serviceName } from './service-names.ts'
import { identifiersOf, listOf } from './view.ts'

/**
 * DataCite metadata of any JSON dialect in the spelling of the service description (2.4), members in its order. What that has no place
 * for is left out: whatever the kernel does not have (`viewCount`, `state`, `xml`, `extras`), nulls, and of the publisher everything but
 * the name. Values of wrong types are kept. `doi` is added where the metadata have no DOI of their own.
 */
export function serviceSpelling(metadata: Members, doi?: string): ServiceDatacite {
  // Older records have the members of `types` at the top.
  const hasTypes = metadata.types !== undefined || metadata.resourceTypeGeneral === undefined
  const identifiers = identifiersIn(metadata, doi)
  const spelled: Members = {
    ...spellObject(serviceMembers, hasTypes ? metadata : { types: metadata, ...metadata }),
    identifiers: identifiers.length > 0 ? spell(serviceMembers.identifiers, identifiers) : undefined,
  }
  const names = Object.keys(serviceMembers).filter(name => spelled[name] !== undefined)
  return Object.fromEntries(names.map(name => [name, spelled[name]]))
}

function spellObject(members: ServiceMembers, given: Members): Members {
  const spelled: Record<string, unknown> = {}
  for (const key of Object.keys(given)) {
    let name = serviceName(key)
    if (!Object.hasOwn(members, name)) continue
    const meant = members[name]
    if (typeof meant === 'string') name = meant || name
    const member = members[name]
    const value = spell(member, key === 'geoLocationPolygon' ? polygons(given[key]) : given[key])
    // An object for which the service has text: what belongs to the text becomes a sibling member.
    if (isObject(value) && isObject(member) && name in member) Object.assign(spelled, value)
    else if (value !== null && value !== undefined && !(key !== name && isEmptyList(value))) spelled[name] ??= value
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

/** A location with several points, boxes or places as several locations, because the service has one of each. */
function split(members: ServiceMembers, spelled: Members): Members[] {
  const pieces: Members[] = [{}]
  for (const [name, value] of Object.entries(spelled)) {
    const values = Array.isArray(value) && !isList(members[name]) ? value : [value]
    for (const [place, one] of values.entries()) pieces[place] = { ...pieces[place], [name]: one }
  }
  return pieces
}

const isList = (member: ServiceMember | undefined): member is readonly [ServiceMembers | ''] => Array.isArray(member)

/** One canonical polygon is a list of its parts, several are a list of such lists. */
function polygons(value: unknown): unknown {
  const parts = listOf(value)
  return (parts.some(Array.isArray) ? parts : [parts]).map(polygon => {
    const all = (name: string): unknown[] => listOf(polygon).flatMap(part => (isObject(part) ? (part[name] ?? []) : []))
    return { polygonPoints: all('polygonPoint'), inPolygonPoint: all('inPolygonPoint')[0] }
  })
}

/** All identifiers in one list. The REST API tells alternate identifiers a second time as `identifiers`, which then add nothing. */
function identifiersIn({ doi, identifier, identifiers, alternateIdentifiers }: Members, known?: string): unknown[] {
  const alternates = listOf(alternateIdentifiers)
  const others = [...listOf(identifier), ...(alternates.length > 0 ? alternates : listOf(identifiers))]
  const hasDoi = identifiersOf({ identifiers: others }).some(({ type }) => type.toUpperCase() === 'DOI')
  const main = doi || (hasDoi ? undefined : known)
  const isOther = (entry: unknown): boolean => !isObject(entry) || entry.identifier !== main
  return main ? [{ identifier: main, identifierType: 'DOI' }, ...others.filter(isOther)] : others
}

/** The members of a service's `datacite` object, from the kernel table: written by `npm run generate`, not by hand. */
// biome-ignore format: one line for each member of the record
const serviceMembers: ServiceMembers = {
  dates: [{"date":"","dateType":"","dateInformation":""}],
  types: {"resourceType":"","resourceTypeGeneral":""},
  titles: [{"title":"","titleType":"","lang":""}],
  version: "",
  creators: [{"name":"","nameType":"","lang":"","givenName":"","familyName":"","nameIdentifiers":[{"nameIdentifier":"","nameIdentifierScheme":"","schemeURI":"","":"nameIdentifier"}],"affiliations":[{"affiliation":"","affiliationIdentifier":"","affiliationIdentifierScheme":"","schemeURI":"","name":"affiliation","":"affiliation"}],"affiliation":"affiliations","nameIdentifier":"nameIdentifiers"}],
  contributors: [{"contributorType":"","name":"","nameType":"","lang":"","givenName":"","familyName":"","nameIdentifiers":[{"nameIdentifier":"","nameIdentifierScheme":"","schemeURI":"","":"nameIdentifier"}],"affiliations":[{"affiliation":"","affiliationIdentifier":"","affiliationIdentifierScheme":"","schemeURI":"","name":"affiliation","":"affiliation"}],"affiliation":"affiliations","nameIdentifier":"nameIdentifiers"}],
  language: "",
  subjects: [{"subject":"","subjectScheme":"","schemeURI":"","valueURI":"","classificationCode":"","lang":""}],
  publisher: {"publisher":"","name":"publisher"},
  rightsList: [{"rights":"","rightsURI":"","rightsIdentifier":"","rightsIdentifierScheme":"","schemeURI":"","lang":""}],
  identifiers: [{"identifier":"","identifierType":"","alternateIdentifier":"identifier","alternateIdentifierType":"identifierType"}],
  descriptions: [{"description":"","descriptionType":"","lang":""}],
  geoLocations: [{"geoLocationPoint":{"pointLongitude":2,"pointLatitude":2},"geoLocationBox":{"westBoundLongitude":2,"eastBoundLongitude":2,"southBoundLatitude":2,"northBoundLatitude":2},"geoLocationPlace":"","geoLocationPolygons":[{"polygonPoints":[{"pointLongitude":2,"pointLatitude":2}],"inPolygonPoint":{"pointLongitude":2,"pointLatitude":2},"polygonPoint":"polygonPoints"}],"geoLocationPolygon":"geoLocationPolygons"}],
  schemaVersion: "",
  publicationYear: 1,
  relatedIdentifiers: [{"citation":"","relatedIdentifier":"","relatedIdentifierType":"","relationType":"","relationTypeInformation":"","relatedMetadataScheme":"","schemeURI":"","schemeType":"","resourceTypeGeneral":""}],
  sizes: [""],
  formats: [""],
  fundingReferences: [{"funderName":"","funderIdentifier":"","funderIdentifierType":"","schemeURI":"","awardNumber":"","awardURI":"","awardTitle":""}],
  relatedItems: [{"relatedItemType":"","relationType":"","relationTypeInformation":"","relatedItemIdentifier":{"relatedItemIdentifier":"","relatedItemIdentifierType":"","relatedMetadataScheme":"","schemeURI":"","schemeType":""},"relatedItemIdentifierType":"","relatedMetadataScheme":"","schemeURI":"","schemeType":"","creators":[{"name":"","nameType":"","lang":"","givenName":"","familyName":""}],"titles":[{"title":"","titleType":"","lang":""}],"publicationYear":1,"volume":"","issue":"","number":"","numberType":"","firstPage":"","lastPage":"","publisher":"","edition":"","contributors":[{"contributorType":"","name":"","nameType":"","lang":"","givenName":"","familyName":""}]}],
  size: "sizes",
  format: "formats",
}
