import { isObject } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { RelatedItem, RelatedItemIdentifier } from '../../model/datacite.ts'
import { isDoiUrl } from '../work/identify.ts'
import { kernelIdentifier, kernelScheme } from '../work/reading/kernel-identifier.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { readNames } from './read-agents.ts'
import { plainDoi, plainUrl } from './read-identifiers.ts'
import { generalTypeOfReference, isReferenceType } from './types.ts'

/** Reads the references of the work. Includes the preferred citation unless it describes the work itself. */
export function readReferences(members: MemberReader, isOwnCited: boolean): RelatedItem[] {
  const references = members.members('references').map(
    (reference): RelatedItem => ({
      ...readReference(reference),
      relationType: 'References',
    }),
  )
  if (isOwnCited || !members.has('preferred-citation')) return references
  const isReference = isObject(members.peekAny('preferred-citation'))
  const preferred = readReference(members.member('preferred-citation'))
  if (!isReference) return references
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
  const creators = readNames(reference, 'authors')
  const contributors = referenceRoles.flatMap(([name, contributorType]) =>
    readNames(reference, name).map(agent => ({ contributorType, ...agent })),
  )
  const identifier = referenceIdentifierOf(reference)
  const title = reference.text('title')
  const year = yearOf(reference)
  const publisher = reference.member('publisher').text('name')
  return {
    relatedItemType: generalTypeOfReference(typeIn(reference) ?? 'generic'),
    ...(identifier !== undefined && { relatedItemIdentifier: identifier }),
    ...(creators.length > 0 && { creators }),
    ...(title !== undefined && { titles: [{ title }] }),
    ...(year !== undefined && { publicationYear: year }),
    ...(publisher !== undefined && { publisher }),
    ...textsOf(reference),
    ...(contributors.length > 0 && { contributors }),
  }
}

/** Reads the type of a reference. A type without a corresponding general type becomes an extra. */
function typeIn(reference: MemberReader): string | undefined {
  const type = reference.peek('type')
  return type !== undefined && isReferenceType(type) ? reference.text('type') : undefined
}

/** The members of a reference that list contributors, each with the kernel's contributor type (7.a). */
export const referenceRoles = [
  ['editors', 'Editor'],
  ['translators', 'Translator'],
  ['contact', 'ContactPerson'],
] as const satisfies readonly (readonly [cff: string, type: ContributorType])[]

/** Text members of a CFF reference, each with the member of a related item that has the same meaning. */
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

/** Reads a `year` of four digits, else takes the year from the date, which is kept as an extra. */
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

/**
 * Reads the main identifier of a reference. All other identifiers are kept as extras.
 *
 * The first of these is the main identifier: `doi`, `isbn`, `issn`, a `url` with a DOI, a DOI in `identifiers`, any
 * other `url`, any other of the `identifiers`.
 */
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

/**
 * Reads the DOI in `identifiers`, else the first identifier with a known scheme. If the reference has a URL, only a DOI
 * is read.
 */
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

/** The members for identifiers, each with its type and the form that the schema requires. */
export const referenceIdentifiers = [
  ['doi', 'DOI', plainDoi],
  ['isbn', 'ISBN', /^[0-9\- ]{10,17}X?$/],
  ['issn', 'ISSN', /^\d{4}-\d{3}[\dxX]$/],
  ['url', 'URL', plainUrl],
] as const
