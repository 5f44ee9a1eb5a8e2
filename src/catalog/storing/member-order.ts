import { isObject, type Members } from '../../core/object.ts'

/**
 * Sorts the members of the objects inside a `datacite` object in the order of the service description.
 *
 * The order (2.4) makes records comparable byte by byte. Members that are not described follow in their original order.
 *
 * The members of the `datacite` object itself keep their order.
 */
export function inDescribedOrder<T extends object>(datacite: T): T {
  const entries = Object.entries(datacite).map(([name, value]) => [name, orderedIn(name, value)] as const)
  return Object.fromEntries(entries) as T
}

/** Returns a licence with its members in the order of the service description. */
export const rightsInOrder = <T extends object>(rights: T): T => ordered(rights, licence) as T

const licence = ['rights', 'rights_uri', 'short', 'image', 'color'] as const

const agent = [
  'name',
  'nameType',
  'givenName',
  'familyName',
  'affiliations',
  'nameIdentifiers',
  'contributorType',
] as const

/**
 * The order of the members in each object, by the name of the member that contains the object or a list of such
 * objects.
 */
const orders: Readonly<Record<string, readonly string[]>> = {
  dates: ['date', 'dateType'],
  types: ['resourceType', 'resourceTypeGeneral'],
  creators: agent,
  contributors: agent,
  affiliations: ['affiliation', 'affiliationIdentifier', 'affiliationIdentifierScheme'],
  nameIdentifiers: ['schemeURI', 'nameIdentifier', 'nameIdentifierScheme'],
  subjects: ['subject', 'valueURI', 'schemeURI', 'subjectScheme'],
  rightsList: ['rights', 'rightsURI', 'schemeURI', 'rightsIdentifier', 'rightsIdentifierScheme'],
  identifiers: ['identifier', 'identifierType'],
  descriptions: ['description', 'descriptionType'],
  geoLocations: ['geoLocationBox', 'geoLocationPlace'],
  geoLocationBox: ['eastBoundLongitude', 'northBoundLatitude', 'southBoundLatitude', 'westBoundLongitude'],
  relatedIdentifiers: ['citation', 'relationType', 'relatedIdentifier', 'relatedIdentifierType'],
}

function orderedIn(holder: string, value: unknown): unknown {
  const order = Object.hasOwn(orders, holder) ? orders[holder] : undefined
  if (order === undefined) return value
  if (Array.isArray(value)) return value.map(one => (isObject(one) ? ordered(one, order) : one))
  return isObject(value) ? ordered(value, order) : value
}

function ordered(value: object, order: readonly string[]): Members {
  const first = order.filter(name => Object.hasOwn(value, name))
  const others = Object.keys(value).filter(name => !order.includes(name))
  return Object.fromEntries(
    [...first, ...others].map(name => [name, orderedIn(name, value[name as keyof typeof value])]),
  )
}
