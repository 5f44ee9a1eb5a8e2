import { lazily } from '../../core/lazily.ts'
import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import type { Datacite } from '../../model/datacite.ts'
import { xmlIn } from '../read/embedded-xml.ts'
import { type Dialect, type DialectRecord, leftoversFor, withExtras } from './dialect.ts'
import { type IdentifierList, identifierOrigin, splitIdentifiers } from './identifiers.ts'
import { originOf } from './origin.ts'
import { type Keeping, readMembers } from './read-members.ts'
import { growSpec, type Spelling } from './spec/grow-spec.ts'
import type { Spec } from './spec/spec.ts'
import { isManaged, ownNames } from './telling.ts'

/** Attributes that are not in the kernel but, unlike `ownNames`, may contain information about the resource. */
const attributesBeyond = ['identifiers', 'container', 'url', 'contentUrl', '$schema', 'extras']

/** Builds the spelling of DataCite's REST JSON. GET returns years only as numbers, whereas PUT also accepts text. */
export const growRestSpec = (as?: Spelling['as']): Spec =>
  growSpec({
    ...(as && { as }),
    textAs: { publisher: 'name', 'creators[].affiliation[]': 'name', 'contributors[].affiliation[]': 'name' },
    text: { publisher: 'alone' },
    silent: ownNames,
    ignored: { '': [...ownNames, ...attributesBeyond], types: ['ris', 'bibtex', 'citeproc', 'schemaOrg'] },
  })

const spec = lazily(() => growRestSpec({ year: 'number' }))

const telling = ['doi', 'titles', 'creators', 'types', 'publicationYear', 'relatedIdentifiers', 'descriptions']

/** Members of other formats. An object with one of them is not recognised as DataCite JSON by its `publisher` alone. */
const foreign = ['@context', '@graph', 'DOI', 'title', 'name', 'author', 'issued', 'container-title', 'cff-version']

/**
 * Snake-case members of Crosscite JSON. An object with at least two is not DataCite JSON; a single one may be a
 * misspelt name.
 */
const snakeCase = ['publication_year', 'rights_list', 'related_identifiers', 'funding_references', 'schema_version']

const isRecord = (attributes: object): boolean =>
  (telling.some(name => Object.hasOwn(attributes, name)) ||
    (Object.hasOwn(attributes, 'publisher') && !foreign.some(name => Object.hasOwn(attributes, name)))) &&
  snakeCase.filter(name => Object.hasOwn(attributes, name)).length < 2

/** Attributes that identify a request, even if the request contains only one of them. */
const requested = (
  'event prefix xml url publisher subjects contributors dates language alternateIdentifiers identifiers relatedItems sizes formats ' +
  'version rightsList geoLocations fundingReferences container contentUrl schemaVersion'
).split(' ')

/** True if an object is a JSON:API request, whose attributes need not look like a record. */
const isRequest = ({ type, attributes }: Readonly<Record<string, unknown>>): boolean =>
  type === 'dois' && isObject(attributes) && requested.some(name => Object.hasOwn(attributes, name))

/**
 * DataCite's REST JSON as returned by GET: the JSON:API record, its attributes alone, or a flat record with the DOI's
 * URL as `id`.
 */
export const dataciteRest: Dialect = {
  id: 'datacite-rest',
  get spec() {
    return spec()
  },
  detect: value => isRecord(isObject(value.attributes) ? value.attributes : value) || isRequest(value),
  read: (value, extras) => readRest('datacite-rest', value, extras),
}

/**
 * The records that POST and PUT of DataCite's REST API accept. They lack the members that the registry manages and may
 * have an `event`.
 *
 * Detects JSON:API records of type `dois` with an `event` or without an `id`, if no members are managed by the
 * registry. All other records count as GET records.
 */
export const dataciteRestPut: Dialect = {
  id: 'datacite-rest-put',
  get spec() {
    return spec()
  },
  detect(value) {
    const { type, id, attributes } = value
    if (type !== 'dois' || !isObject(attributes)) return false
    if (id !== undefined && !Object.hasOwn(attributes, 'event')) return false
    return (isRecord(attributes) || isRequest(value)) && !Object.keys(attributes).some(isManaged)
  },
  read: (value, extras) => readRest('datacite-rest-put', value, extras),
}

function readRest(
  format: 'datacite-rest' | 'datacite-rest-put',
  value: Readonly<Record<string, unknown>>,
  extras: Keeping,
): DialectRecord {
  const enveloped = isObject(value.attributes)
  const input = enveloped ? (value.attributes as Readonly<Record<string, unknown>>) : value
  const base = enveloped ? ['attributes'] : []
  const xml = xmlIn(input, base)
  const leftovers = leftoversFor(extras)
  const record: Datacite = readMembers(
    spec(),
    input,
    leftovers,
    enveloped ? { parent: undefined, step: 'attributes' } : undefined,
  )
  const identifiers = Array.isArray(input.identifiers) ? splitIdentifiers(input.identifiers) : undefined
  const doi = record.doi === undefined ? statedElsewhere(value, identifiers, base) : undefined
  if (doi !== undefined) record.doi = doi.text
  const mirrored =
    record.alternateIdentifiers === undefined && identifiers !== undefined && identifiers.others.length > 0
  if (mirrored) record.alternateIdentifiers = identifiers.others as NonNullable<Datacite['alternateIdentifiers']>
  const kept = enveloped && extras === true ? withEnvelope(value, leftovers.members) : leftovers.members
  return {
    record: withExtras(record, format, kept),
    unknown: leftovers.unknown,
    ...(xml !== undefined && { xml }),
    origin(path: Path): Path {
      if (path[0] === 'doi' && doi !== undefined) return doi.path
      if (path[0] === 'alternateIdentifiers' && mirrored)
        return [...base, ...identifierOrigin(identifiers, 'identifiers', path)]
      return [...base, ...originOf(spec(), input, path)]
    },
  }
}

/**
 * Stores everything around the attributes so that it can be written back unchanged. If no attribute is stored, an empty
 * `/attributes` marks the envelope.
 */
function withEnvelope(
  { attributes, ...around }: Readonly<Record<string, unknown>>,
  members: Record<string, unknown> = {},
): Record<string, unknown> {
  const isEmpty = Object.keys(members).length === 0
  return {
    ...Object.fromEntries(Object.entries(around).map(([name, member]) => [toPointer([name]), member])),
    ...(isEmpty ? { '/attributes': {} } : members),
  }
}

/** Finds the DOI of a record without `doi`, first among the identifiers, then as a bare DOI or a URL in `id`. */
function statedElsewhere(
  value: Readonly<Record<string, unknown>>,
  identifiers: IdentifierList | undefined,
  base: Path,
): { text: string; path: Path } | undefined {
  if (typeof identifiers?.doi === 'string')
    return { text: identifiers.doi, path: [...base, 'identifiers', identifiers.doiIndex, 'identifier'] }
  const text = typeof value.id === 'string' ? parseDoi(value.id) : undefined
  return text === undefined ? undefined : { text, path: ['id'] }
}
