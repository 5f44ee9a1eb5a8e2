import { isObject, type Members } from '../core/object.ts'
import type { RegistryEvent } from './act.ts'
import { SoundObjects } from './sound-objects.ts'
import { commonLicenceOf } from './values/common-licences.ts'
import { isRegistrable } from './values/identifiers.ts'
import { storedLanguage } from './values/languages.ts'
import { byAddress, byIdentifier, byName } from './values/licence-keys.ts'

/**
 * A quick look at a record that is sent as JSON, whose members are known and of the right types: whether the registry surely takes it as
 * it is, so that nothing need be worked through. What it adds does not count.
 */
export function isLeftAlone(record: object, event: RegistryEvent | undefined): boolean {
  const attributes = record as Readonly<Record<string, unknown>>
  return (
    isPlainName(attributes, event) &&
    hasPlainTexts(attributes) &&
    hasPlainSubjects(attributes.subjects) &&
    hasPlainRights(attributes.rightsList) &&
    hasPlainLists(attributes)
  )
}

function isPlainName(attributes: Readonly<Record<string, unknown>>, event: RegistryEvent | undefined): boolean {
  const { doi, url, schemaVersion } = attributes
  if (doi !== undefined && !(typeof doi === 'string' && isRegistrable(doi) && doi === doi.toLowerCase())) return false
  if (url === undefined || url === null ? event !== undefined || attributes.event !== undefined : !isAddress(url))
    return false
  return (
    schemaVersion === undefined ||
    schemaVersion === null ||
    (typeof schemaVersion === 'string' && schemaVersion.startsWith('http://datacite.org/schema/kernel-4'))
  )
}

const isAddress = (url: unknown): boolean => typeof url === 'string' && /^https?:\/\/\S+$/.test(url)

function hasPlainTexts({
  version,
  language,
  publicationYear,
  publisher,
  types,
  container,
  contentUrl,
  extras,
  $schema,
  identifier,
}: Readonly<Record<string, unknown>>): boolean {
  if (extras !== undefined || $schema !== undefined || identifier !== undefined) return false
  if (contentUrl !== undefined && contentUrl !== null) return false
  if (version !== undefined && version !== null && !(typeof version === 'string' && fitsColumn(version))) return false
  if (
    language !== undefined &&
    language !== null &&
    !(typeof language === 'string' && storedLanguage(language) === language)
  )
    return false
  if (typeof publicationYear === 'string' && !/^\d{4}$/.test(publicationYear)) return false
  return hasOnlyTexts(publisher) && hasOnlyTexts(types) && hasOnlyTexts(container)
}

const fitsColumn = (text: string): boolean => text.length <= 191 && !/[\uD800-\uDFFF]/.test(text)

/** Whether an object, if it is one, has texts alone. */
function hasOnlyTexts(value: unknown): boolean {
  if (!isObject(value)) return value === undefined || value === null || typeof value === 'string'
  for (const name in value) if (typeof value[name] !== 'string' && value[name] !== null) return false
  return true
}

function hasPlainSubjects(subjects: unknown): boolean {
  if (subjects === undefined || subjects === null) return true
  if (!Array.isArray(subjects)) return false
  if (subjects.length > 8)
    return subjects.every(hasPlainSubject) && new Set(subjects.map(subjectOf)).size === subjects.length
  for (let at = 0; at < subjects.length; at++) {
    if (!hasPlainSubject(subjects[at])) return false
    for (let before = 0; before < at; before++)
      if (subjectOf(subjects[before]) === subjectOf(subjects[at])) return false
  }
  return true
}

const subjectOf = (entry: unknown): unknown => (isObject(entry) ? entry.subject : undefined)

function hasPlainSubject(entry: unknown): boolean {
  const subject = subjectOf(entry)
  return typeof subject === 'string' && !oddText.test(subject)
}

/** Markup, white space that is not a single space between words, the empty text, and characters beyond those of European scripts. */
const oddText = /[^ -%'-;=?-~\u00A1-\u00AC\u00AE-\u052F]|^ | $| {2}|^$/

function hasPlainRights(list: unknown): boolean {
  if (list === undefined || list === null) return true
  if (!Array.isArray(list)) return false
  for (const item of list) {
    if (!isObject(item)) return false
    if (plainLicences.has(item)) continue
    if (!isPlainLicence(item)) return false
    plainLicences.add(item)
  }
  return true
}

/** Rights are the same in record after record. */
const plainLicences = new SoundObjects()

function isPlainLicence(item: Members): boolean {
  const { rights, rightsIdentifier } = item
  if (typeof rights === 'string' && rights.length > 2000) return false
  if (typeof rightsIdentifier === 'string' && rightsIdentifier !== rightsIdentifier.toLowerCase()) return false
  const entry = commonLicenceOf([byIdentifier(rightsIdentifier), byName(rights), byAddress(rights)])
  for (const name in entry) {
    const given = item[name]
    if (given !== undefined && given !== entry[name as keyof typeof entry]) return false
  }
  return true
}

function hasPlainLists({
  relatedItems,
  identifiers,
  alternateIdentifiers,
  descriptions,
  geoLocations,
}: Readonly<Record<string, unknown>>): boolean {
  if (!isEmpty(relatedItems) || (!isEmpty(identifiers) && alternateIdentifiers !== undefined)) return false
  for (const list of [identifiers, alternateIdentifiers]) if (Array.isArray(list) && list.some(isDoi)) return false
  if (Array.isArray(descriptions) && descriptions.some(isSeries)) return false
  return !(Array.isArray(geoLocations) && geoLocations.some(isCrowded))
}

const isEmpty = (list: unknown): boolean =>
  list === undefined || list === null || (Array.isArray(list) && list.length === 0)
const isDoi = (item: unknown): boolean =>
  !isObject(item) || (item.identifierType ?? item.alternateIdentifierType) === 'DOI'
const isSeries = (item: unknown): boolean => isObject(item) && item.descriptionType === 'SeriesInformation'
const isCrowded = (place: unknown): boolean =>
  !isObject(place) ||
  Array.isArray(place.geoLocationPoint) ||
  Array.isArray(place.geoLocationBox) ||
  Array.isArray(place.geoLocationPlace) ||
  (Array.isArray(place.geoLocationPolygon) && place.geoLocationPolygon.some(part => Array.isArray(part)))
