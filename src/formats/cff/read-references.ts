import { parseDoi } from '../../identifiers/index.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { Agent, RelatedItem, RelatedItemCreator, RelatedItemIdentifier } from '../../model/datacite.ts'
import { isDoiUrl } from '../work/identify.ts'
import { kernelIdentifier, kernelScheme } from '../work/reading/kernel-identifier.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { readAgents } from './read-agents.ts'
import { generalTypeOfReference } from './types.ts'

/** Reads the references of the work, and the work that its authors prefer to be cited, unless it is the work itself. */
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

/** The first of DOI, ISBN, ISSN, address and `identifiers`; the others become extras. */
function referenceIdentifierOf(reference: MemberReader): RelatedItemIdentifier | undefined {
  for (const [name, type] of referenceIdentifiers) {
    const text = reference.has(name) && name !== 'url' ? reference.text(name) : undefined
    if (text !== undefined) return { relatedItemIdentifier: parseDoi(text) ?? text, relatedItemIdentifierType: type }
  }
  const address = reference.peek('url')
  const doi = address !== undefined && isDoiUrl(address) ? parseDoi(address) : undefined
  const listed = doi === undefined ? listedIdentifierOf(reference, address !== undefined) : undefined
  if (listed !== undefined || address === undefined) return listed
  reference.leave(['url'])
  return doi === undefined
    ? { relatedItemIdentifier: address, relatedItemIdentifierType: 'URL' }
    : { relatedItemIdentifier: doi, relatedItemIdentifierType: 'DOI' }
}

/** The DOI in `identifiers`, else the first of them that has a scheme; beside an address only a DOI. */
function listedIdentifierOf(reference: MemberReader, isDoiWanted: boolean): RelatedItemIdentifier | undefined {
  const found = reference.members('identifiers').flatMap(entry => {
    const [value, type] = [entry.peek('value'), entry.peek('type')]
    const scheme = type === 'other' || type === undefined ? entry.peek('description') : type
    const known = value === undefined || entry.has('relation') ? undefined : kernelIdentifier(value, scheme)
    return known === undefined ? [] : [{ entry, known, isNamed: scheme !== undefined && scheme !== type }]
  })
  const chosen = found.find(({ known }) => known.relatedIdentifierType === 'DOI') ?? found[0]
  if (chosen === undefined) return undefined
  const { entry, known, isNamed } = chosen
  if (isDoiWanted && known.relatedIdentifierType !== 'DOI') return undefined
  entry.leave(['value', 'type'])
  if (isNamed && kernelScheme(entry.peek('description') ?? '') !== undefined) entry.leave(['description'])
  return {
    relatedItemIdentifier: known.relatedIdentifier,
    relatedItemIdentifierType: known.relatedIdentifierType,
  }
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
