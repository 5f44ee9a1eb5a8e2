import { isObject, type Members } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { RelationType } from '../../kernel/vocabularies/index.ts'
import { knownText } from '../plain-text.ts'
import { doiOf, listOf, relatedDoisOf, textOf, titleOf } from '../view.ts'

/** The metadata of a `Resource`, completed from the other fields of the `Resource`. */
export interface CompletedMetadata {
  metadata: Members
  /** The source field of each added member except `relatedIdentifiers`. */
  added: ReadonlyMap<string, string>
  /** The source field of each entry added at the end of `relatedIdentifiers`, by the index of the entry. */
  relations: ReadonlyMap<number, string>
}

/**
 * Completes the `datacite` object of a `Resource` from the other fields of the `Resource`.
 *
 * These fields are `doi` or `doi_url`, `title`, `publisher`, `publication_year`, `version`, `previous_version` and
 * `new_version`. Replaces no existing value of the object, even of a wrong type, except blank values and codes for
 * unknown values.
 */
export function completedMetadata(own: Members, metadata: Members): CompletedMetadata {
  const added = new Map<string, string>()
  const relations = new Map<number, string>()
  const output = { ...metadata }
  const add = (name: string, field: string, value: unknown): void => {
    output[name] = value
    added.set(name, field)
  }
  const doi = doiOf({ own: { doi: own.doi, doi_url: own.doi_url }, metadata, isExternal: false })
  if (doi !== undefined && !namesDoi(metadata) && (isObject(metadata.identifiers) || isList(metadata.identifiers)))
    add('identifiers', 'doi', [...listOf(metadata.identifiers), { identifier: doi, identifierType: 'DOI' }])
  const title = knownText(textOf(own.title))
  if (title !== '' && lacksTitle(metadata.titles)) add('titles', 'title', [{ title: textOf(own.title) }])
  for (const [name, field] of texts) {
    const text = textOf(own[field])
    if (knownText(text) !== '' && isUnsaid(metadata[name])) add(name, field, text)
  }
  for (const { field, same, opposite } of neighbours) {
    const neighbour = neighbourIn(own[field], doi)
    if (neighbour === undefined || !isList(output.relatedIdentifiers)) continue
    const related = (types: readonly RelationType[]): string[] =>
      types.flatMap(type => relatedDoisOf({ own: {}, metadata, isExternal: false }, type))
    if (related(same).length > 0 || related(opposite).some(other => doiKey(other) === doiKey(neighbour))) continue
    const entries = listOf(output.relatedIdentifiers)
    relations.set(entries.length, field)
    output.relatedIdentifiers = [
      ...entries,
      { relatedIdentifier: neighbour, relatedIdentifierType: 'DOI', relationType: same[0] },
    ]
  }
  return { metadata: output, added, relations }
}

const texts = [
  ['publisher', 'publisher'],
  ['publicationYear', 'publication_year'],
  ['version', 'version'],
] as const

const older = ['IsNewVersionOf', 'Obsoletes'] as const
const newer = ['IsPreviousVersionOf', 'IsObsoletedBy'] as const
const neighbours = [
  { field: 'previous_version', same: older, opposite: newer },
  { field: 'new_version', same: newer, opposite: older },
] as const

function neighbourIn(value: unknown, own: string | undefined): string | undefined {
  const doi = typeof value === 'string' ? parseDoi(value) : undefined
  return doi === undefined || (own !== undefined && doiKey(doi) === doiKey(own)) ? undefined : doi
}

/** True if the list of identifiers contains a DOI entry, with a valid or an invalid DOI. */
const namesDoi = ({ identifiers }: Members): boolean =>
  listOf(identifiers).some(
    entry => isObject(entry) && textOf(entry.identifierType).toUpperCase() === 'DOI' && textOf(entry.identifier) !== '',
  )

/** True if a list of titles is absent or has only blank titles and codes for unknown values. */
const lacksTitle = (titles: unknown): boolean =>
  isUnsaid(titles) ||
  (listOf(titles).length > 0 &&
    listOf(titles).every(entry => isObject(entry) && typeof entry.title === 'string') &&
    titleOf({ own: {}, metadata: { titles }, isExternal: false }) === '')

/** True if a value is absent, blank, an empty list or a code for an unknown value. */
const isUnsaid = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && knownText(value) === '') ||
  (Array.isArray(value) && value.length === 0)

const isList = (value: unknown): boolean => value === undefined || value === null || Array.isArray(value)
