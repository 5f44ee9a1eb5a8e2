import { isObject } from '../../../core/object.ts'
import type { RelatedIdentifier, RelatedItem, RelatedItemIdentifier, Title } from '../../../model/datacite.ts'
import {
  type Account,
  agentsOf,
  carryShown,
  entriesOf,
  type Found,
  furtherNumbersOf,
  type Held,
  heldText,
  memberText,
  type RecordPlace,
  typeOfFurther,
  type Where,
  type Work,
} from '../../work/index.ts'
import { resourceTypeNames } from '../../work/types/resource-type-names.ts'
import { iriOf, isIri, propertyValue, putIdentity } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { add, type JsonLdNode, putList, putMember, type Value } from '../node.ts'
import { relationOfProperty, schemaOrgRelations } from '../relations.ts'
import { generalTypeOfClass, numberTypeOfWork } from '../types.ts'
import { agentNode } from './write-agents.ts'
import { spoken } from './write-texts.ts'

/**
 * Adds related works (12, 20), each with the property of its relation, or in `@reverse` if the related work is the
 * subject.
 */
export function putRelated(account: Account, work: Work, node: JsonLdNode): void {
  const { record, container } = work
  const further = furtherIssnsOf(work)
  const taken = new Set(further.map(({ within }) => (within as RecordPlace).step))
  for (const held of entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers']))
    if (!taken.has(held.step)) putIdentifier(account, held, node)
  for (const held of entriesOf<RelatedItem>(record.relatedItems, ['relatedItems']))
    putItem(account, held, node, {
      general: work.general?.value,
      further: held.step === container?.path[1] ? further : [],
    })
}

/** Returns the further ISSNs of the work's container, if they will be read back as ISSNs of the container. */
function furtherIssnsOf(work: Work): Found[] {
  const { item, title, identifier } = work.container ?? {}
  const isRead = title !== undefined && containers.has(resourceTypeNames(item?.relatedItemType).schemaOrg)
  return isRead && /^(?:E?ISSN|ISBN)$/.test(identifier?.type ?? '') ? furtherNumbersOf(work, 'ISSN') : []
}

function putIdentifier(account: Account, held: Found<RelatedIdentifier>, node: JsonLdNode): void {
  const { value } = held
  const identifier = memberText(held, 'relatedIdentifier')
  if (identifier === undefined) return
  const type = String(value.relatedIdentifierType ?? '')
  account.carry(identifier)
  account.carryPath(held.at('relatedIdentifierType'))
  const iri = value.relationType === 'IsIdenticalTo' ? iriOf(type, identifier.value) : undefined
  if (iri !== undefined) {
    carryShown(account, identifier, held.at('relatedIdentifierType'), type, iri)
    account.carryPath(held.at('relationType'))
    add(node, 'sameAs', iri)
    return
  }
  if (isRepository(value, node)) {
    for (const member of ['relationType', 'resourceTypeGeneral']) account.carryPath(held.at(member))
    node.codeRepository = identifier.value
    return
  }
  const related: JsonLdNode = {}
  putType(account, value.resourceTypeGeneral, held.at('resourceTypeGeneral'), related)
  putIdentity(related, { type, identifier: identifier.value })
  place(account, value.relationType, held, related, node)
}

/**
 * True if a related identifier is the code repository. Software records describe a release as a supplement to its
 * repository.
 */
const isRepository = (related: RelatedIdentifier, node: JsonLdNode): boolean =>
  node['@type'] === 'SoftwareSourceCode' &&
  !Object.hasOwn(node, 'codeRepository') &&
  related.relationType === 'IsSupplementTo' &&
  related.relatedIdentifierType === 'URL' &&
  related.resourceTypeGeneral === 'Software'

/**
 * Sets `@type` from a general type. Adds the general type as additionalType if the class would be read back as a
 * different general type.
 */
function putType(account: Account, general: unknown, where: Where, node: JsonLdNode): void {
  const type = heldText(general, where)
  if (type === undefined) return
  const { schemaOrg } = resourceTypeNames(type.value)
  node['@type'] = schemaOrg
  if (generalTypeOfClass(schemaOrg) !== type.value) node.additionalType = type.value
  account.carry(type)
}

function place(
  account: Account,
  relationType: unknown,
  within: RecordPlace,
  related: JsonLdNode,
  node: JsonLdNode,
): void {
  const type = String(relationType ?? '')
  const { property, isReverse } =
    (Object.hasOwn(schemaOrgRelations, type) && schemaOrgRelations[type as keyof typeof schemaOrgRelations]) ||
    schemaOrgRelations.Other
  if (account.isKept) {
    const back = isReadAsContainer(related, property)
      ? 'IsPublishedIn'
      : relationOfProperty(property, isReverse === true)
    const place = within.at('relationType')
    if (back === type) account.carryPath(place)
    else
      account.changed(
        place,
        saySchemaOrg(isReverse ? 'relationReversed' : 'relationWritten', { type, property, read: String(back) }),
      )
  }
  if (!isReverse) add(node, property, related)
  else {
    node['@reverse'] ??= {}
    add(node['@reverse'] as JsonLdNode, property, related)
  }
}

const isBare = (related: JsonLdNode): boolean => Object.keys(related).every(name => bare.has(name))

const bare: ReadonlySet<string> = new Set([
  '@id',
  '@type',
  'additionalType',
  'identifier',
  'issn',
  'isbn',
  'url',
  'sameAs',
])

const isReadAsContainer = (related: unknown, property: string): boolean =>
  isObject(related) && !isBare(related as JsonLdNode) && isContainer([related['@type']].flat(), property)

/** True if the classes of an `isPartOf` target include a container: a blog, book, journal, issue, volume or website. */
export const isContainer = (types: readonly unknown[], property: string): boolean =>
  property === 'isPartOf' && types.some(type => containers.has(String(type)))

const containers: ReadonlySet<string> = new Set([
  ...['Blog', 'Book', 'Periodical', 'PublicationIssue', 'PublicationVolume', 'WebSite'],
])

function putItem(
  account: Account,
  held: Found<RelatedItem>,
  node: JsonLdNode,
  { general, further }: { general: string | undefined; further: readonly Found[] },
): void {
  const { value, path } = held
  const item: JsonLdNode = {}
  putType(account, value.relatedItemType, [...path, 'relatedItemType'], item)
  const isPost = [node['@type'], node.additionalType].flat().includes('BlogPosting')
  if (isPost && item['@type'] === 'Collection' && value.relationType === 'IsPublishedIn') item['@type'] = 'Blog'
  putPublication(account, held, item, node, general)
  const given: RelatedItemIdentifier = value.relatedItemIdentifier ?? {}
  const within = [...path, 'relatedItemIdentifier']
  const identifier = heldText(given.relatedItemIdentifier, [...within, 'relatedItemIdentifier'])
  if (identifier !== undefined) {
    const type = String(given.relatedItemIdentifierType ?? '')
    account.carryPath([...within, 'relatedItemIdentifierType'])
    const text = account.carry(identifier)
    if (type === '' && !isIri(text)) account.changed(identifier, saySchemaOrg('identifierLeft', { identifier: text }))
    if (type === 'ISBN') item.isbn = text
    else if (type === 'ISSN' || type === 'EISSN') putIssn(item, type, text)
    else putIdentity(item, { type, identifier: text })
  }
  for (const issn of further) {
    for (const name of ['relationType', 'relatedIdentifierType']) account.carryPath(issn.beside(name))
    putIssn(item, typeOfFurther(issn), account.carry(issn))
  }
  if (Object.keys(item).length === 0) return
  if (isBare(item)) account.changed(identifier ?? [...path, 'relatedItemType'], saySchemaOrg('itemAsIdentifier'))
  place(account, value.relationType, held, item, node)
}

function putIssn(item: JsonLdNode, type: string, issn: string): void {
  add(item, 'issn', issn)
  if (type !== 'ISSN') add(item, 'identifier', propertyValue({ type, identifier: issn }))
}

/**
 * Adds the publication details of a related item. The pages and the number in the work's first container are added to
 * the work itself.
 */
function putPublication(
  account: Account,
  { value, path }: Held<RelatedItem>,
  item: JsonLdNode,
  node: JsonLdNode,
  general: string | undefined,
): void {
  const ofWork = typeof node.inLanguage === 'string' ? node.inLanguage : undefined
  putTitles(account, entriesOf<Title>(value.titles, [...path, 'titles']), item, ofWork)
  const creators = agentsOf(value.creators, [...path, 'creators'])
  putList(
    item,
    'creator',
    creators.map(agent => agentNode(account, agent)),
  )
  const editors = agentsOf(value.contributors, [...path, 'contributors']).filter(({ role }) => role?.value === 'Editor')
  putList(
    item,
    'editor',
    editors.map(agent => {
      account.carryPath([...agent.path, 'contributorType'])
      return agentNode(account, agent)
    }),
  )
  const member = (name: keyof RelatedItem): Held | undefined => heldText(value[name], [...path, name])
  const year = member('publicationYear')
  if (year !== undefined && /^\d{4}$/.test(year.value)) putMember(item, 'datePublished', account.carry(year))
  const publisher = account.carryAny(member('publisher'))
  if (publisher !== undefined) item.publisher = { '@type': 'Organization', name: publisher }
  const types: Value[] = typeof item['@type'] === 'string' ? [item['@type']] : []
  for (const [name, property, type] of numbered) {
    const text = account.carryAny(member(name))
    if (text === undefined) continue
    item[property] = text
    if (type !== undefined) types.push(type)
  }
  if (types.length > 0) putMember(item, '@type', types)
  const isFirst = ![node.isPartOf ?? []].flat().some(other => isReadAsContainer(other, 'isPartOf'))
  const isHeld = value.relationType === 'IsPublishedIn' && isReadAsContainer({ ...item, name: '' }, 'isPartOf')
  const pages = isFirst && isHeld ? node : item
  for (const [name, property] of [['firstPage', 'pageStart'] as const, ['lastPage', 'pageEnd'] as const])
    if (!Object.hasOwn(pages, property)) putMember(pages, property, account.carryAny(member(name)))
  const number = member('number')
  if (number === undefined || !isFirst || !isHeld) return
  if (numberTypeOfWork(general) !== value.numberType) return
  node.position = account.carry(number)
  account.carryPath([...path, 'numberType'])
}

/** Adds the titles. The first without a type, else the first, becomes the name; the others become alternate names. */
function putTitles(account: Account, titles: Held<Title>[], item: JsonLdNode, ofWork: string | undefined): void {
  const stated = titles.filter(({ value }) => heldText(value.title, []) !== undefined)
  const main = stated.find(({ value }) => !value.titleType) ?? stated[0]
  for (const title of titles) {
    const { value, path } = title
    const text = heldText(value.title, [...path, 'title'])
    if (text === undefined) continue
    const written = spoken(account, account.carry(text), heldText(value.lang, [...path, 'lang']), ofWork)
    if (title === main) item.name = written
    else add(item, 'alternateName', written)
    if (title !== main && value.titleType === 'AlternativeTitle') account.carryPath([...path, 'titleType'])
  }
}

/** The numbers of a related item, each with its property and, if the property requires one, the class to add. */
const numbered: readonly (readonly [keyof RelatedItem, string, string?])[] = [
  ['volume', 'volumeNumber', 'PublicationVolume'],
  ['issue', 'issueNumber', 'PublicationIssue'],
  ['edition', 'bookEdition'],
]
