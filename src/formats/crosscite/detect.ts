import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the first object in a text or value looks like a Crosscite record. */
export function isCrosscite(sample: TextSample): boolean {
  const object = sample.object()
  return object !== undefined && hasSnakeNames(object)
}

const hasSnakeNames = (value: Readonly<Record<string, unknown>>): boolean =>
  (isObject(value.types) || Array.isArray(value.titles) || isObject(value.titles)) &&
  Object.keys(snakeNames).filter(name => Object.hasOwn(value, name)).length >= 2

/** Crosscite's snake-case member names, with the names in DataCite's JSON. */
export const snakeNames: Readonly<Record<string, string>> = {
  alternate_identifiers: 'alternateIdentifiers',
  content_url: 'contentUrl',
  funding_references: 'fundingReferences',
  geo_locations: 'geoLocations',
  publication_year: 'publicationYear',
  related_identifiers: 'relatedIdentifiers',
  related_items: 'relatedItems',
  rights_list: 'rightsList',
  schema_version: 'schemaVersion',
}
