import { parseIdentifier } from '../../../identifiers/index.ts'
import { type RelatedIdentifierType, type RelationType, vocabularies } from '../../../kernel/index.ts'
import type { Datacite, Description, RelatedIdentifier, RelatedItem, Title } from '../../../model/datacite.ts'
import { type StandardNumber, standardNumbersIn } from '../../work/further-numbers.ts'
import { yearOfNode } from '../dates.ts'
import { identifierAt, isIri, type TypedIdentifier } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { relationOfProperty } from '../relations.ts'
import { generalTypeOfClass, isGeneralType, numberTypeOfWork } from '../types.ts'
import { isContainer } from '../writing/write-related.ts'
import { type NodeMembers, textIn } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'
import { namedAgent, plainAgentIn } from './read-agents.ts'

/**
 * Reads related works as related identifiers (12), descriptions (17) or related items (20).
 *
 * Works with only identifiers become related identifiers, a series with only a name becomes a description, and all
 * others become related items.
 */
export function relatedIn(
  reading: NodeReading,
  members: NodeMembers,
  general: string | undefined,
): Pick<Datacite, 'relatedIdentifiers' | 'relatedItems'> & { series: Description[] } {
  const series: Description[] = []
  const relatedIdentifiers: RelatedIdentifier[] = []
  const relatedItems: RelatedItem[] = []
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
  putPages(members, relatedItems, general)
  return {
    series,
    ...(relatedIdentifiers.length > 0 && { relatedIdentifiers }),
    ...(relatedItems.length > 0 && { relatedItems }),
  }
}

/** Returns the name of a series that has no other data except `@id`, else undefined. */
function seriesNamed(reading: NodeReading, value: unknown): string | undefined {
  const members = reading.node(value)
  const isSeries = members?.types().some(type => type === 'CreativeWorkSeries' || type === 'BookSeries')
  const name = isSeries === true ? members?.text('name') : undefined
  return members?.names().some(property => property !== '@id') ? undefined : name
}

/**
 * Adds the pages of a work, and the number of a chapter, report or article, to the container.
 *
 * Leaves these values unread if there is no container among the related items.
 */
function putPages(members: NodeMembers, items: readonly RelatedItem[], general: string | undefined): void {
  const container = items.find(({ relationType }) => relationType === 'IsPublishedIn')
  if (container === undefined) return
  for (const [name, property] of [['firstPage', 'pageStart'] as const, ['lastPage', 'pageEnd'] as const]) {
    const text = members.text(property)
    if (text !== undefined) container[name] = text
  }
  const numberType = numberTypeOfWork(general)
  const number = numberType === undefined ? undefined : members.text('position')
  if (number !== undefined) Object.assign(container, { number, numberType })
}

/**
 * Reads a related work as a related item followed by its further ISSNs and ISBNs, or only as related identifiers if the
 * work has no other data.
 */
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
  // An issue or volume gets the title and identifier of its journal, if the journal has them.
  const { holders, types } = holdersOf(reading, members)
  const classes = types.flatMap(type => generalTypeOfClass(type) ?? [])
  const stated = members
    .peek('additionalType')
    .map(textIn)
    .find(text => text !== undefined && isGeneralType(text))
  members.takeOnly('additionalType', value => stated !== undefined && textIn(value) === stated)
  const general = (stated as (typeof classes)[number] | undefined) ?? classes[0]
  const [identifier, ...further] = firstOf(holders, holder => identifiersOfNode(reading, holder)) ?? []
  const name = firstOf(holders, holder => titleIn(reading, holder))
  const published: Partial<RelatedItem> = {}
  for (const holder of [...holders].reverse()) putPublication(reading, holder, published)
  const isDescribed = name !== undefined || Object.keys(published).length > 0
  if (!isDescribed) {
    const numbers = identifier === undefined ? [] : [identifier, ...further]
    return numbers.map(number => ({ ...number, relationType, ...(general && { resourceTypeGeneral: general }) }))
  }
  const relation = isContainer(types, property) ? 'IsPublishedIn' : relationType
  const titles = name === undefined ? [] : [name, ...holders.flatMap(holder => otherNamesIn(reading, holder))]
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

function titleIn(reading: NodeReading, holder: NodeMembers): Title | undefined {
  const value = ['name', 'headline'].map(name => holder.peek(name)).find(values => values.length > 0)?.[0]
  const title = holder.text('name', 'headline')
  return title === undefined ? undefined : { title, ...reading.languageOf(value) }
}

const otherNamesIn = (reading: NodeReading, holder: NodeMembers): Title[] =>
  holder.take('alternateName').flatMap(value => {
    const title = holder.textOf(value)
    return title === undefined ? [] : [{ title, titleType: 'AlternativeTitle', ...reading.languageOf(value) }]
  })

/**
 * Returns a work and its containers, the outermost first, and the classes of all of them.
 *
 * Only an issue or a volume (https://schema.org/PublicationIssue) has such containers.
 */
function holdersOf(reading: NodeReading, members: NodeMembers): { holders: NodeMembers[]; types: string[] } {
  const holders: NodeMembers[] = []
  const all: string[] = []
  for (let next: NodeMembers | undefined = members; next !== undefined && holders.length < 4; ) {
    const types: string[] = next.types()
    holders.unshift(next)
    all.unshift(...types)
    const isPart = types.some(type => type === 'PublicationIssue' || type === 'PublicationVolume')
    const isNode: boolean = isPart && reading.node(next.peek('isPartOf')[0]) !== undefined
    next = isNode ? reading.node(next.first('isPartOf')) : undefined
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

/**
 * Adds the publication data that a related item still lacks. If an issue and its journal both have a value, the
 * journal's value becomes an extra.
 */
function putPublication(reading: NodeReading, members: NodeMembers, item: Partial<RelatedItem>): void {
  if (item.creators === undefined) {
    const creators = agentsOf(reading, members, members.has('creator') ? 'creator' : 'author')
    if (creators.length > 0) item.creators = creators
  }
  if (item.contributors === undefined) {
    const editors = agentsOf(reading, members, 'editor')
    if (editors.length > 0) item.contributors = editors.map(editor => ({ contributorType: 'Editor', ...editor }))
  }
  const date = textIn(members.peek('datePublished')[0])
  const year = /^\d{4}/.exec(date ?? '')?.[0]
  if (item.publicationYear === undefined && year !== undefined) {
    // The kernel has only the year of a related item (20.4); a full date becomes an extra.
    if (date === year) members.text('datePublished')
    item.publicationYear = yearOfNode(Number(year))
  }
  for (const [name, ...properties] of texts) {
    const text = item[name] === undefined ? members.text(...properties) : undefined
    if (text !== undefined) item[name] = text
  }
  const publisher = item.publisher === undefined ? publisherIn(reading, members) : undefined
  if (publisher !== undefined) item.publisher = publisher
}

/** Reads the name of a publisher. The kernel has only the name for the publisher of a related item. */
function publisherIn(reading: NodeReading, members: NodeMembers): string | undefined {
  const value = members.first('publisher')
  const node = reading.node(value)
  if (node === undefined) return namedAgent(reading, textIn(value))?.name
  return node.has('name') ? node.text('name') : plainAgentIn(reading, value)?.name
}

const agentsOf = (reading: NodeReading, members: NodeMembers, property: string): NonNullable<RelatedItem['creators']> =>
  members.take(property).flatMap(value => plainAgentIn(reading, value) ?? [])

const texts: readonly (readonly ['volume' | 'issue' | 'edition' | 'firstPage' | 'lastPage', ...string[]])[] = [
  ['volume', 'volumeNumber'],
  ['issue', 'issueNumber'],
  ['edition', 'bookEdition'],
  ['firstPage', 'pageStart'],
  ['lastPage', 'pageEnd'],
]

type Related = Required<Pick<RelatedIdentifier, 'relatedIdentifier' | 'relatedIdentifierType'>>

/** Returns the ISBNs and ISSNs of a work, or else its first identifier. Returns undefined if the work has neither. */
function identifiersOfNode(reading: NodeReading, members: NodeMembers): Related[] | undefined {
  const numbers = numbersOf(reading, members)
  if (numbers.length > 0)
    return numbers.map(({ number, type }) => ({ relatedIdentifier: number, relatedIdentifierType: type }))
  const [held] = members.peek('identifier')
  const property = reading.node(held)
  const stated = textIn(property?.peek('propertyID')[0])
  const value = textIn(property?.peek('value')[0])
  const found =
    value !== undefined && stated !== undefined && Object.hasOwn(vocabularies.relatedIdentifierType, stated)
      ? { relatedIdentifier: value, relatedIdentifierType: stated as RelatedIdentifierType }
      : statedIdentifierOf(members, value ?? textIn(held))
  if (found === undefined) return undefined
  const isSame = (text: string | undefined): boolean =>
    text !== undefined && (text === found.relatedIdentifier || isSameIdentifier(identifierIn(text), found))
  if (isSame(value ?? textIn(held))) {
    members.first('identifier')
    for (const name of ['propertyID', 'value']) property?.first(name)
  }
  // Members that only repeat the identifier are no extras.
  for (const name of ['@id', 'url', 'sameAs'])
    if (members.peek(name).every(one => isSame(textIn(one)))) members.take(name)
  return [found]
}

function statedIdentifierOf(members: NodeMembers, stated: string | undefined): Related | undefined {
  for (const text of ['@id', '', 'url', 'sameAs'].map(name => (name === '' ? stated : textIn(members.peek(name)[0])))) {
    const identifier = text === undefined ? undefined : identifierIn(text)
    if (identifier !== undefined) return identifier
  }
  return undefined
}

const isSameIdentifier = (one: Related | undefined, other: Related): boolean =>
  one?.relatedIdentifierType === other.relatedIdentifierType && keyOf(one) === keyOf(other)

const keyOf = ({ relatedIdentifierType, relatedIdentifier }: Related): string =>
  parseIdentifier(relatedIdentifierType, relatedIdentifier)?.key ?? relatedIdentifier.toLowerCase()

/** Returns the ISBNs and ISSNs of a work, such as a journal or book. An identifier may mark an ISSN as electronic. */
function numbersOf(reading: NodeReading, members: NodeMembers): StandardNumber[] {
  const issns = members.texts('issn').flatMap(standardNumbersIn)
  const marks = members.peek('identifier').map(value => {
    const property = reading.node(value)
    const number = textIn(property?.peek('value')[0])
    const isElectronic = textIn(property?.peek('propertyID')[0]) === 'EISSN'
    return { property, number: isElectronic && number !== undefined && issns.includes(number) ? number : undefined }
  })
  const electronic = new Set(marks.flatMap(({ number }) => number ?? []))
  // An identifier that only marks an ISSN as electronic repeats it.
  for (const { property, number } of marks)
    if (number !== undefined) for (const name of ['propertyID', 'value']) property?.first(name)
  if (marks.length > 0 && marks.every(({ number }) => number !== undefined)) members.take('identifier')
  return [
    ...members.texts('isbn').map(number => ({ number, type: 'ISBN' as const })),
    ...issns.map(number => ({ number, type: electronic.has(number) ? ('EISSN' as const) : ('ISSN' as const) })),
  ]
}

function identifierIn(text: string): Related | undefined {
  const { type, identifier }: TypedIdentifier = identifierAt(
    /^10\.\d{4,9}\//.test(text) ? `https://doi.org/${text}` : text,
  )
  if (type === 'URL' && !isIri(text)) return undefined
  return { relatedIdentifier: identifier, relatedIdentifierType: type as RelatedIdentifierType }
}
