import { isObject } from '../../core/object.ts'

/** The attributes that the registry manages and that only GET returns, such as states, counts and times. */
const managed = (
  'metadataVersion source agency clientId providerId isActive state reason viewCount viewsOverTime downloadCount ' +
  'downloadsOverTime referenceCount citationCount citationsOverTime partCount partOfCount versionCount versionOfCount ' +
  'created registered published updated dateCreated dateRegistered datePublished dateUpdated landingPage mode'
).split(' ')

/** Attributes that are derived from the DOI, repeat the record, or instruct the registry. */
const derived = ['id', 'prefix', 'suffix', 'xml', 'event']

/** Attributes of the registry's JSON that add nothing about the resource. */
export const ownNames: ReadonlySet<string> = new Set([...managed, ...derived])

const managedNames = new Set(managed)

/** True if an attribute is managed by the registry and returned only by GET. */
export const isManaged = (name: string): boolean => managedNames.has(name)

/**
 * The members that the Python package and a metadata service spell differently, in the package's spelling.
 * `serviceNames` contains the service's spellings.
 */
const packageNames = new Set(['affiliation', 'schemeUri', 'valueUri', 'rightsUri', 'awardUri'])
const serviceNames = new Set(['affiliations', 'schemeURI', 'valueURI', 'rightsURI', 'awardURI'])

/**
 * True if a record without `doi` uses the names of the Python package rather than those of a metadata service. The
 * first member that the two spell differently decides.
 *
 * A `container` or `types.schemaOrg` also identifies the package. Without any of these members, the result is true if a
 * location has degrees as text or a polygon.
 */
export function hasPackageSpelling(record: Readonly<Record<string, unknown>>): boolean {
  if (isObject(record.container) || (isObject(record.types) && Object.hasOwn(record.types, 'schemaOrg'))) return true
  for (const list of [
    'creators',
    'contributors',
    'subjects',
    'rightsList',
    'fundingReferences',
    'relatedIdentifiers',
  ]) {
    const found = tellingName(record[list])
    if (found !== undefined) return found
  }
  const { geoLocations } = record
  return Array.isArray(geoLocations) && geoLocations.some(hasTextDegrees)
}

function tellingName(list: unknown): boolean | undefined {
  if (!Array.isArray(list)) return undefined
  for (const entry of list) {
    if (!isObject(entry)) continue
    for (const name of Object.keys(entry)) {
      if (packageNames.has(name)) return true
      if (serviceNames.has(name)) return false
    }
    const inside = tellingName(entry.nameIdentifiers)
    if (inside !== undefined) return inside
  }
  return undefined
}

const hasTextDegrees = (location: unknown): boolean => {
  if (!isObject(location)) return false
  const { geoLocationPoint: point, geoLocationBox: box } = location
  return (
    Object.hasOwn(location, 'geoLocationPolygon') ||
    (isObject(point) && typeof point.pointLongitude === 'string') ||
    (isObject(box) && typeof box.westBoundLongitude === 'string')
  )
}

/**
 * True if an object is a dataset in CKAN's own JSON, or a response of CKAN's API that contains such a dataset.
 *
 * No reader supports datasets in this JSON, although they have members that CSL-JSON and package.json have as well:
 * https://docs.ckan.org/en/latest/api/#ckan.logic.action.get.package_show.
 */
export function isCkan(value: Readonly<Record<string, unknown>>): boolean {
  const { success, result } = value
  if (success !== true || !isObject(result)) return hasCkanNames(value)
  const [first] = Array.isArray(result.results) ? (result.results as unknown[]) : [result]
  return isObject(first) && hasCkanNames(first)
}

const hasCkanNames = (value: object): boolean => ckanNames.filter(name => Object.hasOwn(value, name)).length >= 2

const ckanNames = [
  ['creator_user_id', 'license_id', 'license_title', 'metadata_created', 'metadata_modified', 'notes'],
  ['notes_translated', 'num_resources', 'num_tags', 'owner_org', 'resources', 'title_translated'],
].flat()
