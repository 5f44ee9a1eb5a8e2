import { isObject, type Members } from '../core/object.ts'
import { type Doi, parseDoi } from '../identifiers/schemes/doi.ts'
import { unknownValueOf } from '../kernel/unknown-values.ts'
import type { DateType, RelationType } from '../kernel/vocabularies/index.ts'

/**
 * A view of a record in any JSON dialect: its own members and its DataCite members. Any member may have a wrong type.
 */
export interface RecordView {
  /** The record's own members, without a JSON:API envelope. */
  readonly own: Members
  /** The DataCite members: a Resource's `datacite`, otherwise the same as `own`. */
  readonly metadata: Members
  /**
   * True if the record is an external Resource, whose `datacite` is null, empty or not an object. The creators, year,
   * publisher and general type of an external Resource are ignored.
   */
  readonly isExternal: boolean
}

/** An identifier with its type. Either may be an empty text. */
export interface TypedIdentifier {
  readonly identifier: string
  readonly type: string
}

/**
 * Returns the view of a record in any JSON dialect. The view of any value that is not an object has no members.
 *
 * The record may be canonical, REST attributes (with or without an envelope), a service's `datacite` object, a
 * `Resource`, a CSL-JSON item, or a citation-js `Cite` with one item.
 */
export function viewOf(record: unknown): RecordView {
  const own = withoutEnvelope(record)
  const datacite = own.datacite
  if (datacite === undefined) return { own, metadata: own, isExternal: false }
  const metadata = membersOf(datacite)
  return { own, metadata, isExternal: Object.keys(metadata).length === 0 }
}

/**
 * Returns the main title as written: the first title without `titleType`, else the first of any type.
 *
 * Without titles, returns the record's own `title`, or `''` if there is none. Skips codes for unknown values.
 */
export function titleOf({ own, metadata }: RecordView): string {
  let other = ''
  for (const entry of listOf(metadata.titles)) {
    const title = knownText(isObject(entry) ? entry.title : entry)
    if (title === '') continue
    if (!isObject(entry) || knownText(entry.titleType) === '') return title
    other ||= title
  }
  return other || knownText(own.title)
}

/**
 * Returns the names of the creators as written, in order, including codes for unknown values.
 *
 * If a Resource has metadata without creators, returns its `creators_str` as a single name.
 */
export function creatorNamesOf(view: RecordView): string[] {
  if (view.isExternal) return []
  const names = namesOf(view.metadata.creators)
  return names.length > 0 ? names : [textOf(view.own.creators_str)].filter(Boolean)
}

/** Returns the names in a list of agents as written: `name`, else `Family, Given`. Omits agents without a name. */
export function namesOf(agents: unknown): string[] {
  return listOf(agents).map(nameOf).filter(Boolean)
}

/**
 * Returns the publication year as four digits, from `publicationYear`, a Resource's `publication_year` or the Issued
 * date. Returns `''` if there is none or the Resource is external.
 */
export function publicationYearOf(view: RecordView): string {
  if (view.isExternal) return ''
  return yearOf(view.metadata.publicationYear) || yearOf(view.own.publication_year) || yearOf(issuedOf(view))
}

/** Returns the Issued date in the precision given, or the start of a range. Returns `''` if there is no such date. */
export const issuedOf = (view: RecordView): string => dateOf(view, 'Issued')

/**
 * Returns the first date of a type in the precision given, or the start of a range. Returns `''` if there is no such
 * date.
 */
export function dateOf({ metadata }: RecordView, type: DateType): string {
  for (const entry of listOf(metadata.dates)) {
    if (!isObject(entry) || entry.dateType !== type) continue
    const [start = ''] = knownText(entry.date).split('/')
    if (start.trim() !== '') return start.trim()
  }
  return ''
}

/**
 * Returns the publisher's name as written, from text or an object. Returns `''` if there is none or the Resource is
 * external.
 */
export function publisherOf({ own, metadata, isExternal }: RecordView): string {
  if (isExternal) return ''
  const { publisher } = metadata
  return knownText(isObject(publisher) ? publisher.name : publisher) || knownText(own.publisher)
}

/** Returns the version as written, or `''` if there is none. A number is converted to text. */
export const versionOf = ({ own, metadata }: RecordView): string =>
  knownText(metadata.version) || knownText(own.version)

/**
 * Returns the general type (kernel property 10.a) as written, or `''` if there is none. Without `types`, reads the type
 * from the top level of the record, as in old service records.
 */
export function generalTypeOf({ metadata, isExternal }: RecordView): string {
  if (isExternal) return ''
  const types = isObject(metadata.types) ? metadata.types : metadata
  return knownText(types.resourceTypeGeneral)
}

/**
 * Returns the record's DOI without a resolver, in its original case, or undefined if there is none. A Resource's
 * metadata take precedence over its fields.
 */
export function doiOf({ own, metadata }: RecordView): Doi | undefined {
  const stated = doiIn(metadata.doi)
  if (stated !== undefined) return stated
  for (const { identifier, type } of identifiersOf(metadata)) {
    const doi = type.toUpperCase() === 'DOI' ? parseDoi(identifier) : undefined
    if (doi !== undefined) return doi
  }
  return doiIn(own.doi) ?? doiIn(own.doi_url) ?? doiIn(own.id)
}

/**
 * Returns the record's identifiers other than DOIs: those in `identifier` and `identifiers`, then the alternate
 * identifiers, then the URL.
 */
export function otherIdentifiersOf({ own, metadata }: RecordView): TypedIdentifier[] {
  const identifiers = identifiersOf(metadata)
  for (const entry of listOf(metadata.alternateIdentifiers)) {
    if (isObject(entry)) identifiers.push(typed(entry.alternateIdentifier, entry.alternateIdentifierType))
  }
  identifiers.push(typed(metadata.url, 'URL'), typed(own.url, 'URL'))
  return identifiers.filter(({ identifier, type }) => identifier !== '' && type.toUpperCase() !== 'DOI')
}

/**
 * Returns the related DOIs with a given relation type (kernel property 12.b), without a resolver, in the record's
 * order.
 */
export function relatedDoisOf({ metadata }: RecordView, relationType: RelationType): Doi[] {
  return listOf(metadata.relatedIdentifiers).flatMap(entry => {
    const doi = isObject(entry) && entry.relationType === relationType ? doiIn(entry.relatedIdentifier) : undefined
    return doi ?? []
  })
}

function withoutEnvelope(record: unknown): Members {
  const outer = membersOf(record)
  const data = isObject(outer.data) ? outer.data : outer
  return isObject(data.attributes) ? data.attributes : membersOfItem(itemIn(outer) ?? outer)
}

/**
 * Returns the identifiers and types in `identifier` and `identifiers` (kernel property 1 and, in the REST API, 11).
 * Skips entries that are not objects.
 */
export function identifiersOf({ identifier, identifiers }: Members): TypedIdentifier[] {
  const entries = isObject(identifier) ? [identifier, ...listOf(identifiers)] : listOf(identifiers)
  return entries.flatMap(entry => (isObject(entry) ? [typed(entry.identifier, entry.identifierType)] : []))
}

const typed = (identifier: unknown, type: unknown): TypedIdentifier => ({
  identifier: knownText(identifier),
  type: knownText(type),
})

function nameOf(agent: unknown): string {
  if (!isObject(agent)) return textOf(agent)
  return textOf(agent.name) || [agent.familyName, agent.givenName].map(knownText).filter(Boolean).join(', ')
}

function yearOf(value: unknown): string {
  const text = Number.isInteger(value) ? String(value).padStart(4, '0') : value
  return typeof text === 'string' ? (/^\s*(\d{4})(?!\d)/.exec(text)?.[1] ?? '') : ''
}

/** Parses a value as a DOI. Returns undefined for any other value. */
export const doiIn = (value: unknown): Doi | undefined => (typeof value === 'string' ? parseDoi(value) : undefined)

const knownText = (value: unknown): string => {
  const text = textOf(value)
  return unknownValueOf(text) === undefined ? text : ''
}

/** Returns a text trimmed, a finite number as text, and `''` for any other value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Returns the entries of a list. An object counts as a list of one, any other value as an empty list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? [value] : []

const membersOf = (value: unknown): Members => (isObject(value) ? value : {})

/** Returns the only item of a citation-js `Cite`, or undefined for any other object. */
function itemIn({ data }: Members): Members | undefined {
  const [item] = Array.isArray(data) && data.length === 1 ? (data as unknown[]) : []
  return isObject(item) ? item : undefined
}

/**
 * Converts a CSL-JSON item to the members of a record that a citation needs. Returns anything but an item unchanged.
 *
 * Variables: https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables.
 */
function membersOfItem(given: Members): Members {
  const { DOI: doi, author, issued, type } = given
  if ((doi ?? author ?? issued) === undefined || (given.titles ?? given.creators) !== undefined) return given
  const date = isObject(issued) ? (issued['date-parts'] ?? issued.raw ?? issued.literal) : issued
  return {
    ...given,
    doi,
    url: given.URL,
    creators: Array.isArray(author) ? author.map(creatorOf) : [],
    publicationYear: [date].flat(2)[0],
    // `article-journal` becomes `journal article`.
    resourceTypeGeneral: typeof type === 'string' ? type.split(/[-_]/).reverse().join(' ') : '',
  }
}

const creatorOf = (name: unknown): unknown =>
  isObject(name)
    ? {
        name: name.literal,
        givenName: name.given,
        familyName: [name['non-dropping-particle'], name.family].filter(part => typeof part === 'string').join(' '),
      }
    : name
