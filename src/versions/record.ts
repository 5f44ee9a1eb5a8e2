import { isObject } from '../core/object.ts'
import { doiKey, parseDoi } from '../identifiers/schemes/doi.ts'
import {
  dateOf,
  doiOf,
  identifiersOf,
  listOf,
  publicationYearOf,
  type RecordView,
  textOf,
  titleOf,
  versionOf,
  viewOf,
} from '../model/view.ts'
import { relationCode } from './relations.ts'

/** The version fields of a service's Resource, in the order of their indices in `relations`. */
const fields = ['previous_version', 'new_version'] as const

/**
 * Calls `visit` for every version relation of a record, with its index in `relations`, the target, and the target's
 * type.
 */
export function eachLink(record: unknown, visit: (relation: number, target: unknown, type: unknown) => void): void {
  const view = viewOf(record)
  for (const item of listOf(view.metadata.relatedIdentifiers)) {
    if (!isObject(item)) continue
    const relation = relationCode(item.relationType)
    if (relation !== undefined) visit(relation, item.relatedIdentifier, item.relatedIdentifierType)
  }
  for (const [relation, field] of fields.entries()) {
    const target = fieldOf(view, field)
    if (target) visit(relation, target, 'DOI')
  }
}

/** Returns a record's own identifier: its DOI, else its first other identifier, else its `id`, else undefined. */
export function ownNameOf(record: unknown): string | undefined {
  const view = viewOf(record)
  const doi = doiOf(view)
  if (doi !== undefined) return doi
  const { own, metadata } = view
  const texts = [own.doi, ...identifiersOf(metadata).map(({ identifier }) => identifier), own.id]
  return texts.map(ownName).find(name => name !== undefined)
}

/** The version, date and title of a record. A member is absent if the record lacks the value. */
export interface Facts {
  version?: string
  date?: string
  title?: string
}

// The date types that readers associate with a version, best first.
const dateTypes = ['Issued', 'Available', 'Created'] as const

/** Reads the {@link Facts} of a record. A number is converted to text; a value of any other wrong type is ignored. */
export function factsOf(record: unknown): Facts {
  const view = viewOf(record)
  const dates = [...dateTypes.map(type => dateOf(view, type)), textOf(view.own.publication_date)]
  const date = dates.find(text => /^\d{4}/.test(text)) ?? publicationYearOf(view)
  const [title, version] = [titleOf(view), versionOf(view)]
  return { ...(title && { title }), ...(version && { version }), ...(date && { date }) }
}

/** Returns the date of type Withdrawn of a record, or an empty text if the record has none. */
export const withdrawnOf = (record: unknown): string => (isObject(record) ? dateOf(viewOf(record), 'Withdrawn') : '')

/**
 * Returns a record's `previous_version` or `new_version`: undefined if the record lacks the field, null if the field
 * states that there is no such version.
 */
export function fieldOf({ own }: RecordView, name: 'previous_version' | 'new_version'): unknown {
  if (own[name] !== undefined || !isObject(own.extras) || !isObject(own.extras.members)) return own[name]
  return own.extras.members[`/${name}`]
}

/**
 * Returns the name of a node for an identifier: a DOI without a resolver, or the trimmed text. Returns undefined for
 * empty text and values of other types.
 */
export function ownName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  return parseDoi(text) ?? (text.trim() || undefined)
}

/**
 * Returns the target of a link: a DOI in any spelling, a UUID, or another identifier that contains a digit and has a
 * type other than DOI. Returns undefined for any other text, such as `n/a`.
 *
 * Otherwise, the same text in several records would connect these records.
 */
export function linkedName(text: unknown, type: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const doi = parseDoi(text)
  if (doi !== undefined) return doi
  const name = text.trim()
  if (uuid.test(name)) return name
  return typeof type === 'string' && type !== 'DOI' && /^[^:].*\d/.test(name) ? name : undefined
}

/**
 * Returns a key for comparing identifiers: a DOI in lower case, a UUID in lower case without `urn:uuid:`, and any other
 * identifier unchanged.
 */
export function nameKey(name: string): string {
  if (name.startsWith('10.')) return doiKey(name)
  const match = uuid.exec(name)
  return match?.[1]?.toLowerCase() ?? name
}

const uuid = /^(?:urn:uuid:)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
