import { type RelatedIdentifierType, type RelationType, vocabularies } from '../../../kernel/index.ts'
import type { Datacite, Description, RelatedIdentifier, RelatedItem, Title } from '../../../model/datacite.ts'
import { type StandardNumber, standardNumbersIn } from '../../work/further-numbers.ts'
import { yearOfNode } from '../dates.ts'
import { identifierAt, isIri, type TypedIdentifier } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { relationOfProperty } from '../relations.ts'
import { generalTypeOfClass, isGeneralType } from '../types.ts'
import { isContainer } from '../writing/write-related.ts'
import { type NodeMembers, textIn } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'
import { agentIn } from './read-agents.ts'

/** Reads related works: those with only an identifier (12), those with a description (20), and series, which are described (17). */
export function relatedIn(
  reading: NodeReading,
  members: NodeMembers,
): Pick<Datacite, 'relatedIdentifiers' | 'relatedItems'> & { series: Description[] } {
  const series: Description[] = []
  const relatedIdentifiers: RelatedIdentifier[] = []
  const relatedItems: RelatedItem[] = []
  const pages = { firstPage: members.peek('pageStart')[0], lastPage: members.peek('pageEnd')[0] }
  const put = (found: readonly (RelatedIdentifier | RelatedItem)[], property: string): void => {
    if (found.length === 0) reading.note([property], saySchemaOrg('valueUnnamed', { property }))
    for (const related of found)
      if ('relatedItemType' in related) relatedItems.push(related)
      else relatedIdentifiers.push(related)
  }
  const take = (from: NodeMembers, isReverse: boolean): void => {
    for (const property of from.names()) {
      const relationType = relationOfProperty(property, isReverse)
      if (relationType === undefined) continue
      for (const value of from.take(property)) {
        const name = property === 'isPartOf' && !isReverse ? seriesNamed(reading, value) : undefined
        if (name !== undefined) series.push({ description: name, descriptionType: 'SeriesInformation' })
        else put(readRelated(reading, value, relationType, property), property)
      }
    }
  }
  take(members, false)
  for (const value of members.take('@reverse')) {
    const reverse = reading.node(value, ['@reverse'])
    reverse?.take('fundedItem')
    if (reverse !== undefined) take(reverse, true)
  }
  const repository = members.text('codeRepository')
  if (repository !== undefined)
    relatedIdentifiers.unshift({
      relatedIdentifier: repository,
      relatedIdentifierType: 'URL',
      relationType: 'IsSupplementTo',
      resourceTypeGeneral: 'Software',
    })
  putPages(members, pages, relatedItems)
  return {
    series,
    ...(relatedIdentifiers.length > 0 && { relatedIdentifiers }),
    ...(relatedItems.length > 0 && { relatedItems }),
  }
}

/** The name of a series of which nothing else is said. */
function seriesNamed(reading: NodeReading, value: unknown): string | undefined {
  const members = reading.node(value)
  const isSeries = members?.types().some(type => type === 'CreativeWorkSeries' || type === 'BookSeries')
  const name = isSeries === true ? members?.text('name') : undefined
  return members?.names().some(property => property !== '@id') ? undefined : name
}

/** Adds the pages of an article to the container; without a described container, they are left over. */
function putPages(
  members: NodeMembers,
  pages: { firstPage: unknown; lastPage: unknown },
  items: readonly RelatedItem[],
): void {
  const container = items.find(({ relationType }) => relationType === 'IsPublishedIn')
  if (container === undefined) return
  for (const [name, property] of [['firstPage', 'pageStart'] as const, ['lastPage', 'pageEnd'] as const]) {
    const text = textIn(pages[name])
    if (text === undefined) continue
    container[name] = text
    members.take(property)
  }
}

/** Reads a related work: an item, or its identifier; a journal or book can have further numbers. */
function readRelated(
  reading: NodeReading,
  value: unknown,
  relationType: RelationType,
  property: string,
): (RelatedIdentifier | RelatedItem)[] {
  const members = reading.node(value)
  if (members === undefined) {
    const text = textIn(value)
    if (text === undefined) return []
    const identifier = identifierIn(text)
    if (identifier !== undefined) return [{ ...identifier, relationType }]
    return [{ relatedItemType: 'Other', relationType, titles: [{ title: text }] }]
  }
  // The title and number of an issue are those of its journal, if that is named.
  const { holders, types } = holdersOf(reading, members)
  const general =
    members.texts('additionalType').find(isGeneralType) ?? types.flatMap(type => generalTypeOfClass(type) ?? [])[0]
  const [identifier, ...further] = firstOf(holders, holder => identifiersOfNode(reading, holder)) ?? []
  const name = firstOf(holders, holder => holder.text('name', 'headline'))
  const published: Partial<RelatedItem> = Object.assign({}, ...holders.map(holder => publicationIn(reading, holder)))
  const isDescribed = name !== undefined || Object.keys(published).length > 0
  if (!isDescribed)
    return identifier === undefined
      ? []
      : [{ ...identifier, relationType, ...(general && { resourceTypeGeneral: general }) }]
  const relation = isContainer(types, property) ? 'IsPublishedIn' : relationType
  const titles = name === undefined ? [] : [{ title: name }, ...holders.flatMap(otherNamesOf)]
  const item: RelatedItem = {
    relatedItemType: general ?? 'Other',
    relationType: relation,
    ...(identifier && {
      relatedItemIdentifier: {
        relatedItemIdentifier: identifier.relatedIdentifier,
        relatedItemIdentifierType: identifier.relatedIdentifierType,
      },
    }),
    ...(titles.length > 0 && { titles }),
    ...published,
  }
  return [item, ...further.map(number => ({ ...number, relationType: relation }))]
}

const otherNamesOf = (holder: NodeMembers): Title[] =>
  holder.texts('alternateName').map(title => ({ title, titleType: 'AlternativeTitle' }))

/** A work with what it is part of if it is an issue or a volume, the outermost first, and the types of all: https://schema.org/PublicationIssue. */
function holdersOf(reading: NodeReading, members: NodeMembers): { holders: NodeMembers[]; types: string[] } {
  const holders: NodeMembers[] = []
  const all: string[] = []
  for (let next: NodeMembers | undefined = members; next !== undefined && holders.length < 4; ) {
    const types = next.types()
    holders.unshift(next)
    all.unshift(...types)
    const isPart = types.some(type => type === 'PublicationIssue' || type === 'PublicationVolume')
    next = isPart ? reading.node(next.take('isPartOf')[0]) : undefined
  }
  return { holders, types: all }
}

function firstOf<T>(holders: readonly NodeMembers[], find: (holder: NodeMembers) => T | undefined): T | undefined {
  for (const holder of holders) {
    const found = find(holder)
    if (found !== undefined) return found
  }
  return undefined
}

/** Reads the other members of a related item. */
function publicationIn(reading: NodeReading, members: NodeMembers): Partial<RelatedItem> {
  const item: Partial<RelatedItem> = {}
  const creators = agentsOf(reading, members, members.has('creator') ? 'creator' : 'author')
  if (creators.length > 0) item.creators = creators
  const editors = agentsOf(reading, members, 'editor')
  if (editors.length > 0) item.contributors = editors.map(editor => ({ contributorType: 'Editor', ...editor }))
  const year = /^\d{4}/.exec(members.text('datePublished') ?? '')?.[0]
  if (year !== undefined) item.publicationYear = yearOfNode(Number(year))
  for (const [name, ...properties] of texts) {
    const text = members.text(...properties)
    if (text !== undefined) item[name] = text
  }
  return item
}

const agentsOf = (reading: NodeReading, members: NodeMembers, property: string): NonNullable<RelatedItem['creators']> =>
  members.take(property).flatMap(value => {
    const { nameIdentifiers, affiliation, ...agent } = agentIn(reading, value) ?? {}
    return agent.name === undefined ? [] : [agent]
  })

const texts: readonly (readonly [
  'volume' | 'issue' | 'edition' | 'publisher' | 'firstPage' | 'lastPage',
  ...string[],
])[] = [
  ['volume', 'volumeNumber'],
  ['issue', 'issueNumber'],
  ['edition', 'bookEdition'],
  ['publisher', 'publisher'],
  ['firstPage', 'pageStart'],
  ['lastPage', 'pageEnd'],
]

type Related = Required<Pick<RelatedIdentifier, 'relatedIdentifier' | 'relatedIdentifierType'>>

/** The numbers of a work, or else its first identifier; undefined if it has none. */
function identifiersOfNode(reading: NodeReading, members: NodeMembers): Related[] | undefined {
  const numbers = numbersOf(reading, members)
  if (numbers.length > 0)
    return numbers.map(({ number, type }) => ({ relatedIdentifier: number, relatedIdentifierType: type }))
  const [held] = members.take('identifier')
  const property = reading.node(held)
  const stated = property?.text('propertyID')
  const value = property?.text('value')
  if (value !== undefined && stated !== undefined && Object.hasOwn(vocabularies.relatedIdentifierType, stated))
    return [{ relatedIdentifier: value, relatedIdentifierType: stated as RelatedIdentifierType }]
  for (const text of [members.text('@id'), value, textIn(held), members.text('url'), members.text('sameAs')]) {
    const identifier = text === undefined ? undefined : identifierIn(text)
    if (identifier !== undefined) return [identifier]
  }
  return undefined
}

/** The ISBN and ISSNs of a journal or book; an identifier may say of an ISSN that it is the electronic one. */
function numbersOf(reading: NodeReading, members: NodeMembers): StandardNumber[] {
  const electronic = new Set(
    members.peek('identifier').flatMap(value => {
      const property = reading.node(value)
      return property?.text('propertyID') === 'EISSN' ? (property.text('value') ?? []) : []
    }),
  )
  return [
    ...members.texts('isbn').map(number => ({ number, type: 'ISBN' as const })),
    ...members
      .texts('issn')
      .flatMap(standardNumbersIn)
      .map(number => ({ number, type: electronic.has(number) ? ('EISSN' as const) : ('ISSN' as const) })),
  ]
}

/** Reads an identifier given as text; returns undefined if the text is not one. */
function identifierIn(text: string): Related | undefined {
  const { type, identifier }: TypedIdentifier = identifierAt(
    /^10\.\d{4,9}\//.test(text) ? `https://doi.org/${text}` : text,
  )
  if (type === 'URL' && !isIri(text)) return undefined
  return { relatedIdentifier: identifier, relatedIdentifierType: type as RelatedIdentifierType }
}
