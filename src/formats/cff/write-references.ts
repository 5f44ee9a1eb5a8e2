import { parseDoi } from '../../identifiers/index.ts'
import type { RelatedItem, Title } from '../../model/datacite.ts'
import { type Account, agentsOf, entriesOf, type Held, heldText, once, type Work, type Written } from '../work/index.ts'
import { kernelIdentifier } from '../work/reading/kernel-identifier.ts'
import { sayCff } from './messages.ts'
import { referenceIdentifiers, referenceRoles, referenceTexts } from './read-references.ts'
import { generalTypeOfReference, referenceTypeOf } from './types.ts'
import { type CffAgent, writeCffAgents } from './write-agents.ts'
import { cffIdentifier } from './write-identifiers.ts'

/** A CFF reference. */
export type CffReference = Record<string, unknown>

/**
 * Writes the preferred citation and the references of a record.
 *
 * A reference needs a title and authors: items without a title are dropped, and missing authors are written as
 * `anonymous` and reported as invented.
 */
export function writeReferences(
  account: Account,
  { record }: Work,
): { preferred?: CffReference; references: CffReference[] } {
  const references: Written<CffReference>[] = []
  let preferred: CffReference | undefined
  for (const held of entriesOf<RelatedItem>(record.relatedItems, ['relatedItems'])) {
    const { value } = held
    const isFirst = isPreferred(held) && preferred === undefined
    if (!isFirst && !(value.relationType !== undefined && referring.has(value.relationType))) continue
    const reference = writeReference(account, held)
    if (reference === undefined) continue
    carryRelation(account, held, isFirst)
    if (isFirst) preferred = reference
    else references.push({ value: reference, where: held })
  }
  return { ...(preferred !== undefined && { preferred }), references: once(account, 'CFF', references) }
}

/** True if a related item is the preferred citation for the work. */
export const isPreferred = ({ value }: Held<RelatedItem>): boolean =>
  value.relationTypeInformation === 'preferred-citation'

/** The relation types of related items that are written as references. */
const referring: ReadonlySet<string> = new Set([
  'Cites',
  'IsDerivedFrom',
  'IsDescribedBy',
  'IsDocumentedBy',
  'IsSupplementTo',
  'References',
  'Requires',
])

function carryRelation(account: Account, { value, path }: Held<RelatedItem>, isCited: boolean): void {
  if (isCited || value.relationType === 'References') account.carryPath([...path, 'relationType'])
  else account.changed([...path, 'relationType'], sayCff('asReference', { relation: String(value.relationType) }))
  if (isCited) account.carryPath([...path, 'relationTypeInformation'])
}

function writeReference(account: Account, { value, path }: Held<RelatedItem>): CffReference | undefined {
  const [title] = entriesOf<Title>(value.titles, [...path, 'titles'])
  const text = title && heldText(title.value.title, [...title.path, 'title'])
  if (text === undefined) return undefined
  const type = referenceTypeOf(value.relatedItemType)
  const reference: CffReference = { type, title: account.carry(text), authors: authors(account, value, path) }
  const place = [...path, 'relatedItemType']
  if (generalTypeOfReference(type) === value.relatedItemType) account.carryPath(place)
  else if (value.relatedItemType === undefined) account.invented(place, sayCff('typeInvented', { written: type }), type)
  else account.changed(place, sayCff('referenceTypeWritten', { type: String(value.relatedItemType), written: type }))
  for (const [name, contributorType] of referenceRoles) {
    const agents = agentsOf(value.contributors, [...path, 'contributors'], contributorType)
    if (agents.length > 0) reference[name] = writeCffAgents(account, agents)
  }
  const year = heldText(value.publicationYear, [...path, 'publicationYear'])
  if (year !== undefined && /^\d{4}$/.test(year.value))
    reference.year = Number(account.carry(year.as(String(Number(year.value)))))
  for (const [name, member] of referenceTexts) {
    const held = heldText(value[member], [...path, member])
    if (held !== undefined) reference[name] = account.carry(held)
  }
  const publisher = heldText(value.publisher, [...path, 'publisher'])
  if (publisher !== undefined) reference.publisher = { name: account.carry(publisher) }
  putIdentifier(account, value, path, reference)
  return reference
}

function authors(account: Account, { creators }: RelatedItem, path: Held['path']): CffAgent[] {
  const list = agentsOf(creators, [...path, 'creators'])
  if (list.length > 0) return writeCffAgents(account, list)
  account.invented([...path, 'creators'], sayCff('referenceAnonymous'), 'anonymous')
  return [{ name: 'anonymous' }]
}

function putIdentifier(account: Account, value: RelatedItem, path: Held['path'], reference: CffReference): void {
  const given = value.relatedItemIdentifier ?? {}
  const place = [...path, 'relatedItemIdentifier']
  const identifier = heldText(given.relatedItemIdentifier, [...place, 'relatedItemIdentifier'])
  if (identifier === undefined) return
  const scheme = heldText(given.relatedItemIdentifierType, [...place, 'relatedItemIdentifierType'])
  const row = referenceIdentifiers.find(([, type]) => type === scheme?.value)
  const text = scheme?.value === 'DOI' ? (parseDoi(identifier.value) ?? identifier.value) : identifier.value
  const isPlain = row?.[2].test(text) === true
  if (
    !isPlain &&
    (scheme === undefined || kernelIdentifier(text, scheme.value)?.relatedIdentifierType !== scheme.value)
  )
    return
  const written = account.carry(identifier.as(text))
  account.carryAny(scheme)
  if (row !== undefined && isPlain) reference[row[0]] = written
  else reference.identifiers = [cffIdentifier(written, scheme?.value)]
}
