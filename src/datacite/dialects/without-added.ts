import { isObject, type Members } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'

/** The key, in the extras, of the list of members that the reader of a Resource added to the metadata. */
export const addedMembers = 'added'

/**
 * Removes the members that the reader copied from a Resource's own fields. Keeps a member whose value has changed
 * since.
 */
export function withoutAdded(record: Datacite, extras: Members): Datacite {
  const added = extras[addedMembers]
  if (!Array.isArray(added)) return record
  const output: Datacite = { ...record }
  const own = (field: string): string => textOf(extras[`/${field}`])
  for (const name of added as unknown[]) {
    const relation = typeof name === 'string' ? relations[name] : undefined
    const simple = members.find(member => member.name === name)
    if (simple?.isAsAdded(record, own)) delete output[simple.member]
    else if (relation !== undefined) leaveOutRelation(output, relation, own(String(name)))
  }
  return output
}

/** A member copied from a Resource's own field, with a test that the two have the same value. */
interface AddedMember {
  name: string
  member: 'doi' | 'titles' | 'publisher' | 'publicationYear' | 'version'
  isAsAdded(record: Datacite, own: (field: string) => string): boolean
}

const members: readonly AddedMember[] = [
  {
    name: 'identifiers',
    member: 'doi',
    isAsAdded: ({ doi }, own) => isDoi(doi, own('doi')) || isDoi(doi, own('doi_url')),
  },
  { name: 'titles', member: 'titles', isAsAdded: ({ titles }, own) => isOnlyTitle(titles, own('title')) },
  {
    name: 'publisher',
    member: 'publisher',
    isAsAdded: ({ publisher }, own) => textOf(publisher?.name) === own('publisher'),
  },
  {
    name: 'publicationYear',
    member: 'publicationYear',
    isAsAdded: ({ publicationYear }, own) => textOf(publicationYear) === own('publication_year'),
  },
  { name: 'version', member: 'version', isAsAdded: ({ version }, own) => textOf(version) === own('version') },
]

function isOnlyTitle(titles: unknown, text: string): boolean {
  const [first, ...others] = Array.isArray(titles) ? (titles as unknown[]) : []
  return others.length === 0 && isObject(first) && Object.keys(first).length === 1 && textOf(first.title) === text
}

const relations: Readonly<Record<string, RelatedIdentifier['relationType']>> = {
  previous_version: 'IsNewVersionOf',
  new_version: 'IsPreviousVersionOf',
}

function leaveOutRelation(output: Datacite, relation: RelatedIdentifier['relationType'], own: string): void {
  const related = Array.isArray(output.relatedIdentifiers) ? output.relatedIdentifiers : []
  const left = related.filter(entry => entry?.relationType !== relation || !isDoi(entry?.relatedIdentifier, own))
  if (left.length > 0) output.relatedIdentifiers = left
  else if (related.length > 0) delete output.relatedIdentifiers
}

function isDoi(value: unknown, own: string): boolean {
  const [one, other] = [typeof value === 'string' ? parseDoi(value) : undefined, parseDoi(own)]
  return one !== undefined && other !== undefined && doiKey(one) === doiKey(other)
}
