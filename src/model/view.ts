import { isObject, type Members } from '../core/object.ts'
import { type Doi, parseDoi } from '../identifiers/schemes/doi.ts'
import { unknownValueOf } from '../kernel/unknown-values.ts'
import type { DateType, RelationType } from '../kernel/vocabularies/index.ts'

/** A record of any JSON dialect, taken apart so that its bibliographic members can be read; any of them may be garbage. */
export interface RecordView {
  /** The record as given, without a JSON:API envelope: holds a Resource's own fields. */
  readonly own: Members
  /** The DataCite members: a Resource's `datacite`, otherwise the same as `own`. */
  readonly metadata: Members
  /** True for a Resource described elsewhere (`datacite` null, empty or not an object). Only its title, version and DOI count. */
  readonly isExternal: boolean
}

/** An identifier with its type; either may be empty text. */
export interface TypedIdentifier {
  readonly identifier: string
  readonly type: string
}

/**
 * Looks at a canonical record, REST attributes (also in their envelope), a service's `datacite` object, a `Resource`, an item of CSL-JSON
 * or a `Cite` of citation-js that holds one; never throws.
 */
export function viewOf(record: unknown): RecordView {
  const own = withoutEnvelope(record)
  const datacite = own.datacite
  if (datacite === undefined) return { own, metadata: own, isExternal: false }
  const metadata = membersOf(datacite)
  return { own, metadata, isExternal: Object.keys(metadata).length === 0 }
}

/** The main title as written: the first without `titleType`, else the first of any type; `''` if there is none. */
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

/** The names of the creators as written, in their order; unknown-value codes are kept for the reader to judge. */
export function creatorNamesOf(view: RecordView): string[] {
  if (view.isExternal) return []
  const names = namesOf(view.metadata.creators)
  return names.length > 0 ? names : [textOf(view.own.creators_str)].filter(Boolean)
}

/** The names in a list of agents as written: `name`, else `Family, Given`; entries without a name are left out. */
export function namesOf(agents: unknown): string[] {
  return listOf(agents).map(nameOf).filter(Boolean)
}

/** The publication year as four digits, from `publicationYear`, else from the Issued date; `''` where neither says one. */
export function publicationYearOf(view: RecordView): string {
  if (view.isExternal) return ''
  return yearOf(view.metadata.publicationYear) || yearOf(view.own.publication_year) || yearOf(issuedOf(view))
}

/** The Issued date as precise as given, or the start of a range; `''` if there is none. */
export const issuedOf = (view: RecordView): string => dateOf(view, 'Issued')

/** The first date of a type as precise as given, or the start of a range; `''` if there is none. */
export function dateOf({ metadata }: RecordView, type: DateType): string {
  for (const entry of listOf(metadata.dates)) {
    if (!isObject(entry) || entry.dateType !== type) continue
    const [start = ''] = knownText(entry.date).split('/')
    if (start.trim() !== '') return start.trim()
  }
  return ''
}

/** The publisher's name as written, whether it is given as text or as an object. */
export function publisherOf({ own, metadata, isExternal }: RecordView): string {
  if (isExternal) return ''
  const { publisher } = metadata
  return knownText(isObject(publisher) ? publisher.name : publisher) || knownText(own.publisher)
}

/** The version as written; a number is taken as its digits. */
export const versionOf = ({ own, metadata }: RecordView): string =>
  knownText(metadata.version) || knownText(own.version)

/** The general type (kernel property 10.a) as written, also where old records of the service have it at the top. */
export function generalTypeOf({ metadata, isExternal }: RecordView): string {
  if (isExternal) return ''
  const types = isObject(metadata.types) ? metadata.types : metadata
  return knownText(types.resourceTypeGeneral)
}

/** The record's DOI without resolver, in the case it is written in; undefined if it has none. A Resource's metadata come before its fields. */
export function doiOf({ own, metadata }: RecordView): Doi | undefined {
  const stated = doiIn(metadata.doi)
  if (stated !== undefined) return stated
  for (const { identifier, type } of identifiersOf(metadata)) {
    const doi = type.toUpperCase() === 'DOI' ? parseDoi(identifier) : undefined
    if (doi !== undefined) return doi
  }
  return doiIn(own.doi) ?? doiIn(own.doi_url) ?? doiIn(own.id)
}

/** The record's identifiers other than its DOI, the one it is registered under first. */
export function otherIdentifiersOf({ own, metadata }: RecordView): TypedIdentifier[] {
  const identifiers = identifiersOf(metadata)
  for (const entry of listOf(metadata.alternateIdentifiers)) {
    if (isObject(entry)) identifiers.push(typed(entry.alternateIdentifier, entry.alternateIdentifierType))
  }
  identifiers.push(typed(metadata.url, 'URL'), typed(own.url, 'URL'))
  return identifiers.filter(({ identifier, type }) => identifier !== '' && type.toUpperCase() !== 'DOI')
}

/** The DOIs to which the record stands in a relation (kernel property 12.b), without resolver, in the order of the record. */
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

/** Returns the entries of `identifier` and `identifiers` (kernel 1 and, in the REST API, 11), without entries that are not objects. */
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

const doiIn = (value: unknown) => (typeof value === 'string' ? parseDoi(value) : undefined)

const knownText = (value: unknown): string => {
  const text = textOf(value)
  return unknownValueOf(text) === undefined ? text : ''
}

/** A text without white space around it, a number as its digits, anything else as `''`. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** The entries of a list; an object counts as a list of one, anything else as an empty one. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? [value] : []

const membersOf = (value: unknown): Members => (isObject(value) ? value : {})

/** The item in a `Cite` of citation-js that holds one: an object whose `data` is a list of items. */
function itemIn({ data }: Members): Members | undefined {
  const [item] = Array.isArray(data) && data.length === 1 ? (data as unknown[]) : []
  return isObject(item) ? item : undefined
}

/**
 * The members of a record that an item of CSL-JSON says something about, those that a citation consists of; anything but an item is
 * given back. Variables: https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables.
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
    // `article-journal` is a journal article.
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
