import { isObject, type Members, setOwn } from '../core/object.ts'
import type { Datacite } from '../model/datacite.ts'

/**
 * Returns the XML that the registry creates from JSON attributes for schema validation, as a canonical record.
 *
 * Source: bolognese lib/bolognese/datacite_utils.rb:52-394.
 *
 * Values that are not text become text, empty values are mostly omitted, and some missing values get a default. A
 * dropped list item leaves a gap, so that indexes keep their meaning. A list with nothing but gaps is empty.
 */
export function asWritten(attributes: Members): Datacite {
  const { container, publisher } = attributes
  // A single literal without spreads is many times faster, and the function runs for every record that the schema
  // rejects.
  const written = {
    doi: textIfThere(attributes.doi),
    version: textIfThere(attributes.version),
    language: textIfThere(attributes.language),
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    creators: listOf(attributes.creators, agent),
    titles: listOf(attributes.titles, title),
    publisher: named(publisher, isObject(container) ? container.title : undefined),
    publicationYear: text(attributes.publicationYear),
    types: textsOf(attributes.types, ['resourceTypeGeneral', 'resourceType']),
    subjects: listOf(attributes.subjects, item => required(item, ['subject'])),
    contributors: listOf(attributes.contributors, item => ({
      ...agent(item),
      ...required(item, ['contributorType'], ['contributorType']),
    })),
    dates: listOf(attributes.dates, item => ({ dateType: 'Issued', ...required(item, ['date']) })),
    alternateIdentifiers: listOf(attributes.alternateIdentifiers, item =>
      required(item, ['alternateIdentifier', 'alternateIdentifierType']),
    ),
    relatedIdentifiers: listOf(attributes.relatedIdentifiers, item =>
      required(item, ['relatedIdentifier'], ['relatedIdentifierType', 'relationType', 'resourceTypeGeneral']),
    ),
    relatedItems: listOf(attributes.relatedItems, relatedItem),
    sizes: listOf(attributes.sizes, text),
    formats: listOf(attributes.formats, text),
    rightsList: listOf(attributes.rightsList, item => required(item, ['rights'])),
    descriptions: listOf(attributes.descriptions, item => ({
      descriptionType: 'Abstract',
      ...required(item, ['description']),
    })),
    geoLocations: listOf(attributes.geoLocations, place),
    fundingReferences: listOf(attributes.fundingReferences, funding),
  }
  return written as unknown as Datacite
}

/** Writes each item of a list. A single object counts as a list of one, any other value as an empty list. */
function listOf(value: unknown, write: (item: never) => unknown): unknown[] {
  const list = Array.isArray(value) ? value : isObject(value) ? [value] : []
  return list.every(item => item === undefined)
    ? []
    : list.map(item => (item === undefined ? undefined : write(item as never)))
}

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')

const textIfThere = (value: unknown): string | undefined => (isThere(value) ? text(value) : undefined)

function textsOf(value: unknown, names: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {}
  if (isObject(value)) for (const name of names) if (isThere(value[name])) texts[name] = text(value[name])
  return texts
}

/**
 * Returns members of an object as texts.
 *
 * The members in `contents` are included even if empty, and those in `attributes`, by default all others, only if they
 * are not null.
 */
function required(item: Members, contents: readonly string[], attributes?: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name of contents) texts[name] = text(item[name])
  for (const name of attributes ?? Object.keys(item))
    if (!contents.includes(name) && item[name] !== undefined && item[name] !== null)
      setOwn(texts, name, text(item[name]))
  return texts
}

/**
 * Writes a person or an organisation. The name of an agent with a family name is built from its parts, even if `name`
 * differs.
 */
function agent(item: Members): Record<string, unknown> {
  const { familyName, givenName, name } = item
  const parts = [familyName, givenName].filter(part => part !== undefined && part !== null)
  return {
    name: isThere(familyName) ? parts.join(', ') : text(name),
    ...required(item, [], ['nameType']),
    ...textsOf(item, ['givenName', 'familyName']),
    nameIdentifiers: listOf(item.nameIdentifiers, identifier => ({
      ...required(identifier, ['nameIdentifier', 'nameIdentifierScheme', 'schemeUri'], []),
    })),
    affiliation: listOf(item.affiliation, one => required(one, ['name'])),
  }
}

const title = (item: Members): Record<string, string> => required(item, ['title'], ['titleType', 'lang'])

function named(publisher: unknown, otherwise: unknown): Record<string, string> {
  if (!isObject(publisher)) return { name: text(publisher ?? otherwise) }
  return required({ ...publisher, name: publisher.name ?? otherwise }, ['name'])
}

function relatedItem(item: Members): Record<string, unknown> {
  const { relatedItemIdentifier: identifier } = item
  const members = 'publicationYear volume issue number firstPage lastPage publisher edition'.split(' ')
  return {
    ...required(item, [], ['relatedItemType', 'relationType']),
    ...(isObject(identifier) &&
      Object.keys(identifier).length > 0 && { relatedItemIdentifier: itemIdentifier(identifier) }),
    creators: listOf(item.creators, agent),
    titles: listOf(item.titles, title),
    ...textsOf(item, members),
    ...(isThere(item.number) && required(item, [], ['numberType'])),
    contributors: listOf(item.contributors, (one: Members) => ({
      ...agent(one),
      contributorType: text(one.contributorType ?? 'Other'),
    })),
  }
}

function itemIdentifier({ schemeURI, ...item }: Members): Record<string, string> {
  const names = ['relatedItemIdentifierType', 'relatedMetadataScheme', 'schemeUri', 'schemeType']
  return required({ ...item, schemeUri: schemeURI }, ['relatedItemIdentifier'], names)
}

function place(item: Members): Record<string, unknown> {
  const { geoLocationPlace, geoLocationPoint, geoLocationBox, geoLocationPolygon } = item
  const point = (value: unknown): unknown =>
    required(isObject(value) ? value : {}, ['pointLongitude', 'pointLatitude'], [])
  return {
    ...(geoLocationPlace !== undefined && geoLocationPlace !== null && { geoLocationPlace: text(geoLocationPlace) }),
    ...(isObject(geoLocationPoint) && { geoLocationPoint: point(geoLocationPoint) }),
    ...(isObject(geoLocationBox) && { geoLocationBox: required(geoLocationBox, sides, []) }),
    ...(typeof geoLocationPolygon === 'object' &&
      geoLocationPolygon !== null && {
        geoLocationPolygon: listOf(geoLocationPolygon, (part: Members) =>
          'polygonPoint' in part
            ? { polygonPoint: point(part.polygonPoint) }
            : { inPolygonPoint: point(part.inPolygonPoint) },
        ),
      }),
  }
}

const sides = ['westBoundLongitude', 'eastBoundLongitude', 'southBoundLatitude', 'northBoundLatitude']

function funding(item: Members): Record<string, string> {
  return {
    ...required(item, ['funderName'], []),
    ...textsOf(item, ['funderIdentifier', 'awardNumber', 'awardTitle']),
    ...(isThere(item.funderIdentifier) && required(item, [], ['funderIdentifierType'])),
    ...((isThere(item.awardNumber) || isThere(item.awardUri)) && required(item, ['awardNumber'], ['awardUri'])),
  }
}
