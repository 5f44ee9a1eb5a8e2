import { isObject } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { hasReached, type Kernel } from '../../kernel/index.ts'
import { resourceTypeInText } from '../../kernel/vocabularies/resource-type-in-text.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite, RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { isExtras } from '../dialects/dialect.ts'
import type { Loss } from '../format.ts'
import { type Extra, lossOfExtra } from '../writing/extras.ts'
import { lossAt } from '../writing/loss.ts'
import { derivedFrom } from './is-derived.ts'

/** The `container` of a registry's JSON, with its key in the extras. */
export interface HeldContainer {
  key: string
  path: readonly string[]
  value: Readonly<Record<string, unknown>>
}

/** Returns the container of a record that was read from DataCite JSON, or undefined if there is none. */
export function containerIn({ extras }: Datacite): HeldContainer | undefined {
  if (!isExtras(extras) || !extras.format.startsWith('datacite-')) return undefined
  const key = keys.find(name => Object.hasOwn(extras.members, name))
  const value = key === undefined ? undefined : extras.members[key]
  return key !== undefined && isObject(value) ? { key, path: ['extras', 'members', key], value } : undefined
}

const keys = ['/container', '/attributes/container', '/data/attributes/container', '/data/container']

/** Returns a record without its container. Keeps the members of the container for which `isTaken` returns false. */
export function withoutContainer(
  record: Datacite,
  { key, value }: HeldContainer,
  isTaken = (_: string): boolean => true,
): Datacite {
  const { extras } = record
  if (extras === undefined) return record
  const { [key]: _, ...members } = extras.members
  for (const [name, left] of Object.entries(value)) if (!isTaken(name)) members[`${key}${toPointer([name])}`] = left
  return { ...record, extras: { ...extras, members } }
}

/** Joins the title and numbers of a series in the form that the registry parses: `Title, Volume(Issue), First-Last`. */
export function seriesText(parts: Readonly<Record<string, string | undefined>>): string {
  const { title, volume, issue, firstPage, lastPage } = parts
  const numbers = volume === undefined ? issue : `${volume}${issue === undefined ? '' : `(${issue})`}`
  return [title, numbers, [firstPage, lastPage].filter(Boolean).join('-')].filter(Boolean).join(', ')
}

/** True if an identifier of a container is the DOI of the record itself. */
export function isOwnDoi(identifier: string, { doi }: Datacite): boolean {
  const own = typeof doi === 'string' ? parseDoi(doi) : undefined
  return own !== undefined && parseDoi(identifier)?.toLowerCase() === own.toLowerCase()
}

/**
 * Adds the identifier of a container to the related identifiers (12) of a record as IsPartOf, unless the record already
 * has that relation.
 */
export function withPart(record: Datacite, identifier: string, identifierType: string | undefined): Datacite {
  const { relatedIdentifiers = [] } = record
  if (!Array.isArray(relatedIdentifiers)) return record
  if (relatedIdentifiers.some(other => other?.relatedIdentifier === identifier && other.relationType === 'IsPartOf'))
    return record
  const part: RelatedIdentifier = {
    relatedIdentifier: identifier,
    relatedIdentifierType: identifierType as 'ISSN',
    relationType: 'IsPartOf',
  }
  return { ...record, relatedIdentifiers: [...relatedIdentifiers, part] }
}

/** A record with its container in the kernel's properties, and the losses that result. */
export interface PlacedContainer {
  record: Datacite
  losses: Loss[]
}

/**
 * Returns a record with its container in the kernel's properties, usually as a related item (20).
 *
 * The registry derives the container from such an item. A book, a report, a work whose container has no title, and
 * every work in a kernel before 4.4 get a series description (17), an IsPartOf relation (12) or both instead.
 *
 * Returns undefined if the record has no container, if the container has neither a title nor a typed identifier other
 * than the record's DOI, if the metadata already imply the container, or if the record already names an item or series
 * in which the work is published.
 * @param name The name of the target format, for losses.
 */
export function placeContainer(given: Datacite, kernel: Kernel, name: string): PlacedContainer | undefined {
  const held = isObject(given) ? containerIn(given) : undefined
  if (held === undefined || isPublished(given)) return undefined
  const extra: Extra = { path: ['container'], key: held.key, value: held.value }
  if (derivedFrom(given)(extra)) return undefined
  const texts = Object.fromEntries(
    Object.entries(held.value).flatMap(([member, value]) => {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
      return text === '' ? [] : [[member, text]]
    }),
  )
  const { identifier = '', identifierType = '' } = texts
  const isOwn = isOwnDoi(identifier, given)
  if (identifierType === '' || isOwn) delete texts.identifier
  const clean = withoutContainer(given, held)
  const isInSeries = texts.title === undefined || !hasReached(kernel, '4.4') || seriesTypes.has(typeOf(given))
  const [record, taken] = isInSeries ? inSeries(clean, texts) : inItem(clean, texts)
  if (record === clean) return undefined
  if (derivedFrom(record)(extra)) return { record, losses: [] }
  const losses = Object.entries(held.value).flatMap(([member, value]) =>
    value === null || value === '' || taken.has(member) || (isOwn && ofIdentifier.has(member))
      ? []
      : [lostMember(given, extra, member, value, name)],
  )
  const place = isInSeries ? say('inSeries') : say('inItem')
  return { record, losses: losses.length > 0 ? losses : [lossAt('changed', toPointer(held.path), place, held.value)] }
}

const say = messagesOf('container', {
  inItem: 'The container is written as a related item (IsPublishedIn), from which DataCite derives a container.',
  inSeries:
    'The container is written as a SeriesInformation description, an IsPartOf relation or both, from which DataCite derives a container.',
})

const seriesTypes: ReadonlySet<unknown> = new Set(['Book', 'Report'])
const ofIdentifier: ReadonlySet<string> = new Set(['identifier', 'identifierType'])

/**
 * True if a record names a related item or series in which the work is published. Also true if `relatedItems`,
 * `relatedIdentifiers` or `descriptions` is not a list.
 */
function isPublished({ relatedItems = [], relatedIdentifiers = [], descriptions = [] }: Datacite): boolean {
  if (![relatedItems, relatedIdentifiers, descriptions].every(list => Array.isArray(list))) return true
  return (
    relatedItems.some(item => item?.relationType === 'IsPublishedIn') ||
    descriptions.some(entry => entry?.descriptionType === 'SeriesInformation')
  )
}

/**
 * Returns the general type of a resource. If the type is absent, Text or Other, returns the type that the free text
 * names, if there is one.
 */
function typeOf({ types }: Datacite): unknown {
  const { resourceTypeGeneral: general, resourceType } = isObject(types) ? types : {}
  if (general !== undefined && general !== 'Text' && general !== 'Other') return general
  return (typeof resourceType === 'string' ? resourceTypeInText(resourceType) : undefined) ?? general
}

type Texts = Readonly<Record<string, string>>
type Placed = readonly [record: Datacite, taken: ReadonlySet<string>]

const numbers = ['volume', 'issue', 'number', 'firstPage', 'lastPage', 'edition'] as const

function inItem(record: Datacite, texts: Texts): Placed {
  const { title = '', identifier, identifierType, chapterNumber } = texts
  const number = texts.number ?? chapterNumber
  const item: RelatedItem = {
    relatedItemType: itemTypes.get(typeOf(record)) ?? (identifierType === 'ISSN' ? 'Journal' : 'Other'),
    relationType: 'IsPublishedIn',
    titles: [{ title }],
  }
  if (identifier !== undefined)
    item.relatedItemIdentifier = {
      relatedItemIdentifier: identifier,
      relatedItemIdentifierType: identifierType as 'ISSN',
    }
  for (const name of numbers) {
    const text = name === 'number' ? number : texts[name]
    if (text !== undefined) item[name] = text
  }
  if (chapterNumber !== undefined && chapterNumber === number) item.numberType = 'Chapter'
  const taken = new Set<string>(['type', 'title', ...numbers])
  if (chapterNumber === number) taken.add('chapterNumber')
  if (identifier !== undefined) for (const member of ofIdentifier) taken.add(member)
  return [{ ...record, relatedItems: [...(record.relatedItems ?? []), item] }, taken]
}

/** The types (20.a) of the items in which works are published, by the general type of the work. */
const itemTypes: ReadonlyMap<unknown, RelatedItem['relatedItemType']> = new Map([
  ['JournalArticle', 'Journal'],
  ['DataPaper', 'Journal'],
  ['PeerReview', 'Journal'],
  ['Text', 'Journal'],
  ['ConferencePaper', 'ConferenceProceeding'],
  ['BookChapter', 'Book'],
])

function inSeries(record: Datacite, texts: Texts): Placed {
  const { title, identifier, identifierType } = texts
  const { descriptions = [] } = record
  const taken = new Set<string>(['type'])
  let placed = record
  if (title !== undefined) {
    const description = { description: seriesText(texts), descriptionType: 'SeriesInformation' as const }
    placed = { ...placed, descriptions: [...descriptions, description] }
    for (const member of ['title', 'volume', 'issue', 'firstPage', 'lastPage']) taken.add(member)
  }
  if (identifier === undefined) return [placed, taken]
  for (const member of ofIdentifier) taken.add(member)
  return [withPart(placed, identifier, identifierType), taken]
}

function lostMember(record: Datacite, extra: Extra, member: string, value: unknown, name: string): Loss {
  const inner = { path: [...extra.path, member], key: `${extra.key}/${member}`, value }
  const loss = lossOfExtra(record, inner, name)
  return { ...loss, pointer: toPointer(['extras', 'members', extra.key, member]) }
}
