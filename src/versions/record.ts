import { code, relationCode } from './relations.ts'
import type { VersionRecord } from './types.ts'

/** Calls `visit` for every version relation of a record: its place in `relations`, the value linked to, and that value's type. */
export function eachLink(
  record: VersionRecord,
  visit: (relation: number, target: unknown, type: unknown) => void,
): void {
  const related = listOf(record, 'relatedIdentifiers')
  for (let at = 0; at < related.length; at++) {
    const item = related[at]
    if (!isObject(item)) continue
    const relation = relationCode(item.relationType)
    if (relation !== undefined) visit(relation, item.relatedIdentifier, item.relatedIdentifierType)
  }
  const previous = field(record, 'previous_version')
  if (isGiven(previous)) visit(code.previousVersion, previous, 'DOI')
  const next = field(record, 'new_version')
  if (isGiven(next)) visit(code.newVersion, next, 'DOI')
}

/** The text by which a record names itself: its DOI, or else the first identifier that it has. */
export function identifierOf(record: VersionRecord): unknown {
  const body = bodyOf(record)
  if (isText(body.doi)) return body.doi
  const identifiers = listOf(body, 'identifiers').filter(isObject)
  const doi = identifiers.find(item => item.identifierType === 'DOI' && isText(item.identifier))
  if (doi !== undefined) return doi.identifier
  const own = isObject(body.identifier) ? body.identifier.identifier : body.identifier
  if (isText(own)) return own
  const other = identifiers.find(item => isText(item.identifier))
  return other?.identifier ?? (isText(body.id) ? body.id : record.id)
}

/** Version, date and title of a record, as far as it has them. */
export interface Facts {
  version?: string
  date?: string
  title?: string
}

/** Reads {@link Facts}; a number counts as text, everything else of a wrong type as missing. */
export function factsOf(record: VersionRecord): Facts {
  const facts: Facts = {}
  const title = titleOf(record)
  if (title !== undefined) facts.title = title
  const version = textOf(member(record, 'version'))
  if (version !== undefined) facts.version = version
  const date = dateOf(record)
  if (date !== undefined) facts.date = date
  return facts
}

/** `previous_version` or `new_version`: undefined where the record has no such field, null where it says that there is none. */
export function field(record: VersionRecord, name: 'previous_version' | 'new_version'): unknown {
  const body = bodyOf(record)
  const value = body[name]
  if (value !== undefined || body.extras === undefined) return value
  const members = isObject(body.extras) ? body.extras.members : undefined
  return isObject(members) ? members[`/${name}`] : undefined
}

/** A list of a record's, wherever the record keeps its DataCite metadata; empty where there is none. */
export function listOf(
  record: VersionRecord,
  name: 'relatedIdentifiers' | 'identifiers' | 'dates' | 'titles',
): unknown[] {
  const list = member(record, name)
  return Array.isArray(list) ? list : []
}

/** Whether a record has a list of relatedIdentifiers, if only an empty one. */
export function hasRelatedIdentifiers(record: VersionRecord): boolean {
  return Array.isArray(member(record, 'relatedIdentifiers'))
}

/** Whether a value is an object whose members can be read, not null and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Body = VersionRecord & Record<string, unknown>

/** The attributes of a REST record, otherwise the record itself. */
function bodyOf(record: VersionRecord): Body {
  if (isObject(record.attributes)) return record.attributes
  if (isObject(record.data) && isObject(record.data.attributes)) return record.data.attributes
  return record as Body
}

function member(record: VersionRecord, name: string): unknown {
  const body = bodyOf(record)
  const value = body[name]
  return value === undefined && isObject(body.datacite) ? body.datacite[name] : value
}

// The date that readers know a version by, the best first.
const dateTypes = ['Issued', 'Available', 'Created']

function dateOf(record: VersionRecord): string | undefined {
  const dates = listOf(record, 'dates')
  for (const type of dateTypes) {
    for (const item of dates) if (isObject(item) && item.dateType === type && isDate(item.date)) return item.date.trim()
  }
  const published = textOf(member(record, 'publication_date')) ?? textOf(member(record, 'publicationYear'))
  return isDate(published) ? published : undefined
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\s*\d{4}/.test(value)

function titleOf(record: VersionRecord): string | undefined {
  let other: string | undefined
  for (const item of listOf(record, 'titles')) {
    if (!isObject(item) || !isText(item.title)) continue
    if (!item.titleType) return item.title.trim()
    other ??= item.title.trim()
  }
  return other ?? textOf(member(record, 'title'))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function textOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : isText(value) ? value.trim() : undefined
}
