import { parseDoi } from '../../identifiers/index.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { Agent, RelatedItem, RelatedItemCreator, RelatedItemIdentifier } from '../../model/datacite.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { readAgents } from './read-agents.ts'
import { generalTypeOfReference } from './types.ts'

/** What the work refers to, and the work that its authors want cited instead, unless it is the work itself. */
export function readReferences(members: MemberReader, isOwnCited: boolean): RelatedItem[] {
  const references = members.members('references').map(
    (reference): RelatedItem => ({
      ...readReference(reference),
      relationType: 'References',
    }),
  )
  if (isOwnCited || !members.has('preferred-citation')) return references
  const preferred = readReference(members.member('preferred-citation'))
  const isText = preferred.relatedItemType !== 'Software' && preferred.relatedItemType !== 'Dataset'
  return [
    {
      ...preferred,
      relationType: isText ? 'IsDescribedBy' : 'Other',
      relationTypeInformation: 'preferred-citation',
    },
    ...references,
  ]
}

function readReference(reference: MemberReader): RelatedItem {
  const creators = readAgents(reference, 'authors').map(plainAgent)
  const contributors = referenceRoles.flatMap(([name, contributorType]) =>
    readAgents(reference, name).map(agent => ({ contributorType, ...plainAgent(agent) })),
  )
  const identifier = referenceIdentifierOf(reference)
  const title = reference.text('title')
  const year = yearOf(reference)
  const publisher = reference.member('publisher').text('name')
  return {
    relatedItemType: generalTypeOfReference(reference.text('type') ?? 'generic'),
    ...(identifier !== undefined && { relatedItemIdentifier: identifier }),
    ...(creators.length > 0 && { creators }),
    ...(title !== undefined && { titles: [{ title }] }),
    ...(year !== undefined && { publicationYear: year }),
    ...(publisher !== undefined && { publisher }),
    ...textsOf(reference),
    ...(contributors.length > 0 && { contributors }),
  }
}

/** Lists of people of a reference, and the kernel's types of contributors (7.a). */
export const referenceRoles = [
  ['editors', 'Editor'],
  ['translators', 'Translator'],
  ['contact', 'ContactPerson'],
] as const satisfies readonly (readonly [cff: string, type: ContributorType])[]

/** Agents of related items have no identifiers and affiliations in the model. */
const plainAgent = ({ nameIdentifiers, affiliation, ...agent }: Agent): RelatedItemCreator => agent

/** Members with the same meaning in both. */
export const referenceTexts: readonly (readonly [
  cff: string,
  member: 'volume' | 'issue' | 'number' | 'firstPage' | 'lastPage' | 'edition',
])[] = [
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['number', 'number'],
  ['start', 'firstPage'],
  ['end', 'lastPage'],
  ['edition', 'edition'],
]

function textsOf(reference: MemberReader): Partial<RelatedItem> {
  const texts: Partial<RelatedItem> = {}
  for (const [name, member] of referenceTexts) {
    const text = reference.text(name)
    if (text !== undefined) texts[member] = text
  }
  return texts
}

/** A year that stands alone; a full date tells it too, but is kept. */
function yearOf(reference: MemberReader): number | undefined {
  const year = /^\d{4}$/.exec(reference.peek('year') ?? '')?.[0]
  if (year !== undefined) {
    reference.text('year')
    return Number(year)
  }
  const date = reference.peek('date-published') ?? reference.peek('date-released') ?? ''
  const part = /^\d{4}(?=-)/.exec(date)?.[0]
  return part === undefined ? undefined : Number(part)
}

/** The first of DOI, ISBN, ISSN and address; the others become extras. */
function referenceIdentifierOf(reference: MemberReader): RelatedItemIdentifier | undefined {
  for (const [name, type] of referenceIdentifiers) {
    if (!reference.has(name)) continue
    const text = reference.text(name)
    if (text !== undefined) return { relatedItemIdentifier: parseDoi(text) ?? text, relatedItemIdentifierType: type }
  }
  const [first, ...others] = reference.has('identifiers') ? reference.members('identifiers') : []
  const [value, type] = [first?.text('value'), first?.peek('description')]
  const row = referenceIdentifiers.find(([, datacite]) => datacite === type)
  if (value === undefined || row === undefined || others.length > 0) return undefined
  first?.leave(['type', 'description'])
  return { relatedItemIdentifier: value, relatedItemIdentifierType: row[1] }
}

/** The form of a DOI that the schema of CFF 1.2 lets pass. */
export const plainDoi = /^10\.\d{4,9}(?:\.\d+)?\/[A-Za-z0-9:/_;\-.()[\]\\]+$/

/** Members that hold an identifier, its type, and the form that the schema asks for. */
export const referenceIdentifiers = [
  ['doi', 'DOI', plainDoi],
  ['isbn', 'ISBN', /^[0-9\- ]{10,17}X?$/],
  ['issn', 'ISSN', /^\d{4}-\d{3}[\dxX]$/],
  ['url', 'URL', /^(?:https|http|ftp|sftp):\/\/.+/],
] as const
