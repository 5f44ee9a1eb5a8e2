import { isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { dataciteRest } from '../../datacite/dialects/rest.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import type { Datacite } from '../../model/datacite.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { jsonReadersOf } from '../work/read-json-records.ts'

/** Crosscite JSON, which DataCite's content negotiation gives: DataCite's members in snake case. Only read. */
export const crosscite: OtherFormat<'crosscite', 'detect' | 'read' | 'readValue'> = {
  id: 'crosscite',
  name: 'Crosscite JSON',
  ...fileTypes.crosscite,
  detect(text, sample = sampleText(text)) {
    const object = sample.object()
    return object !== undefined && isCrosscite(object)
  },
  ...jsonReadersOf({ read: readCrosscite }),
}

/** Members whose names are DataCite's, but for how their words are joined. */
const snakeNames: Readonly<Record<string, string>> = {
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

const isCrosscite = (value: Readonly<Record<string, unknown>>): boolean =>
  (isObject(value.types) || Array.isArray(value.titles) || isObject(value.titles)) &&
  Object.keys(snakeNames).filter(name => Object.hasOwn(value, name)).length >= 2

function readCrosscite(value: unknown): Datacite | string {
  if (!isObject(value)) return 'This is not Crosscite JSON: it is not an object.'
  const named: Record<string, unknown> = Object.create(null)
  for (const [name, member] of Object.entries(value))
    named[Object.hasOwn(snakeNames, name) ? (snakeNames[name] as string) : name] = oneAsList(
      name,
      withoutCapitals(member),
    )
  const { record } = dataciteRest.read(named, 'telling')
  const { extras, ...read } = record
  const year: unknown = read.publicationYear
  if (typeof year === 'string' && /^[1-9]\d{3}$/.test(year)) read.publicationYear = Number(year)
  return { ...read, ...extrasOf('crosscite', extras?.members) }
}

/** A list of one is written as the one. */
const lists: ReadonlySet<string> = new Set([
  ...['creators', 'contributors', 'titles', 'subjects', 'dates', 'descriptions', 'sizes', 'formats', 'identifiers'],
  ...Object.keys(snakeNames).filter(name => name.endsWith('s') || name.endsWith('list')),
])

const oneAsList = (name: string, member: unknown): unknown =>
  lists.has(name) && member !== null && !Array.isArray(member) ? [member] : member

/** `Identifier` among the members of an identifier, as older versions wrote it. */
function withoutCapitals(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return (value as unknown[]).map(entry => {
    if (!isObject(entry) || !Object.hasOwn(entry, 'Identifier') || Object.hasOwn(entry, 'identifier')) return entry
    const { Identifier: identifier, ...others } = entry
    return { identifier, ...others }
  })
}
