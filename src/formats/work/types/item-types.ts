import { entryOf } from '../../../core/object.ts'
import type { ResourceTypeGeneral } from '../../../kernel/vocabularies/index.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { citedOf } from '../cited-members.ts'
import type { Found } from '../reading/found.ts'
import type { EndnoteType } from './endnote-types.ts'

/** The DataCite general type of each item type of CSL 1.0.2. The keys are the complete list of item types. */
export const cslTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  article: 'Preprint',
  'article-journal': 'JournalArticle',
  'article-magazine': 'JournalArticle',
  'article-newspaper': 'JournalArticle',
  bill: 'Text',
  book: 'Book',
  broadcast: 'Audiovisual',
  chapter: 'BookChapter',
  classic: 'Text',
  collection: 'Collection',
  dataset: 'Dataset',
  document: 'Other',
  entry: 'BookChapter',
  'entry-dictionary': 'BookChapter',
  'entry-encyclopedia': 'BookChapter',
  event: 'Event',
  figure: 'Image',
  graphic: 'Image',
  hearing: 'Text',
  interview: 'Text',
  legal_case: 'Text',
  legislation: 'Text',
  manuscript: 'Text',
  map: 'Image',
  motion_picture: 'Audiovisual',
  musical_score: 'Other',
  pamphlet: 'Text',
  'paper-conference': 'ConferencePaper',
  patent: 'Text',
  performance: 'Event',
  periodical: 'Journal',
  personal_communication: 'Text',
  post: 'Text',
  'post-weblog': 'Text',
  regulation: 'Text',
  report: 'Report',
  review: 'PeerReview',
  'review-book': 'JournalArticle',
  software: 'Software',
  song: 'Sound',
  speech: 'Presentation',
  standard: 'Standard',
  thesis: 'Dissertation',
  treaty: 'Text',
  webpage: 'InteractiveResource',
}

/** Returns the general type (10.a) of an item type, or undefined if the text is not an item type. */
export const generalTypeOfItem = (type: string): ResourceTypeGeneral | undefined => entryOf(cslTypes, type)

/**
 * Returns the item type that a record has in addition to the free text of its type. Returns undefined if the general
 * type of the record is not that of the item type.
 */
export function itemTypeOf(record: Datacite): Found | undefined {
  const type = citedOf(record, 'type')
  return type !== undefined && generalTypeOfItem(type.value) === record.types?.resourceTypeGeneral ? type : undefined
}

/** Returns the item type whose words are the given text, such as `Newspaper article`. */
export const itemOfWords = (text: string): string | undefined => entryOf(itemsByWords, text)

/**
 * Returns the item type that the free text of a record's type (10) expresses in words. Returns undefined if the record
 * also has a cited item type, or if the general type does not match.
 */
export function itemInWords({ types, extras }: Datacite): string | undefined {
  const item = itemOfWords(types?.resourceType ?? '')
  const isAlone = item !== undefined && extras?.cited?.type === undefined
  return isAlone && cslTypes[item] === types?.resourceTypeGeneral ? item : undefined
}

/**
 * Returns the free text of a type (10), and the item type if the text does not come from the item type.
 *
 * Without a free text, the words of the item type take its place. An item type that {@link inWords} omits is dropped.
 */
export function saidOfItem(item: string | undefined, text: string | undefined): { text?: string; item?: string } {
  const words = item === undefined ? undefined : wordsOfItem(item)
  if (text === undefined) return { ...(words !== undefined && { text: words }) }
  return { text, ...(item !== undefined && words !== undefined && { item }) }
}

/** Item types that are more specific than their general types, with their words and any schema.org classes. */
const inWords: Readonly<Record<string, readonly [words: string, schemaOrg?: string]>> = {
  'article-magazine': ['Magazine article'],
  'article-newspaper': ['Newspaper article', 'NewsArticle'],
  bill: ['Bill'],
  broadcast: ['Broadcast', 'Episode'],
  classic: ['Classical work'],
  'entry-dictionary': ['Dictionary entry'],
  'entry-encyclopedia': ['Encyclopedia entry'],
  figure: ['Figure'],
  hearing: ['Hearing'],
  interview: ['Interview'],
  map: ['Map', 'Map'],
  musical_score: ['Musical score', 'SheetMusic'],
  pamphlet: ['Pamphlet'],
  performance: ['Performance'],
  personal_communication: ['Personal communication', 'Message'],
  post: ['Post', 'SocialMediaPosting'],
  'post-weblog': ['Blog post', 'BlogPosting'],
  regulation: ['Regulation'],
  'review-book': ['Book review'],
  treaty: ['Treaty'],
}

/** Returns an item type in words, such as `Newspaper article`, or undefined if {@link inWords} omits the item type. */
export const wordsOfItem = (item: string): string | undefined => entryOf(inWords, item)?.[0]

/**
 * Returns the schema.org class of an item type, if schema.org has a more specific class than that of the general type
 * of the item type. Returns undefined otherwise.
 */
export const classOfItem = (item: string): string | undefined => entryOf(inWords, item)?.[1]

/** Returns the item type of a schema.org class in {@link inWords}, or undefined for any other class. */
export const itemOfClass = (name: string): string | undefined => itemsByClass.get(name)

const itemsByClass: ReadonlyMap<string, string> = new Map(
  Object.entries(inWords).flatMap(([item, [, name]]): [string, string][] => (name === undefined ? [] : [[name, item]])),
)

/**
 * Returns the item type that the free text of a type (10) names, in words or by its name in schema.org or Commonmeta.
 * Returns undefined if the item type does not fit the general type.
 */
export function itemOfText(general: string | undefined, text: string | undefined): string | undefined {
  if (typeof text !== 'string') return undefined
  const item = entryOf(itemsOfText, text) ?? itemOfClass(text) ?? itemOfWords(text)
  // A newspaper article is a Text in formats without a type for it.
  const isOfType =
    item !== undefined && (cslTypes[item] === general || (item === 'article-newspaper' && general === 'Text'))
  return isOfType ? item : undefined
}

const itemsByWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(inWords).map(([item, [words]]) => [words, item]),
)

const itemsOfText: Readonly<Record<string, string>> = {
  BlogPost: 'post-weblog',
  LiveBlogPosting: 'post-weblog',
  PersonalCommunication: 'personal_communication',
}

/** Item types that are more specific than their general types, with the equivalent RIS and EndNote types. */
const narrower: readonly (readonly [item: string, ris: string, endnote: EndnoteType])[] = [
  ['article-magazine', 'MGZN', 'Magazine Article'],
  ['article-newspaper', 'NEWS', 'Newspaper Article'],
  ['bill', 'BILL', 'Bill'],
  ['classic', 'CLSWK', 'Classical Work'],
  ['entry-dictionary', 'DICT', 'Dictionary'],
  ['entry-encyclopedia', 'ENCYC', 'Encyclopedia'],
  ['hearing', 'HEAR', 'Hearing'],
  ['map', 'MAP', 'Map'],
  ['pamphlet', 'PAMP', 'Pamphlet'],
  ['personal_communication', 'PCOMM', 'Personal Communication'],
  ['post-weblog', 'BLOG', 'Blog'],
  ['regulation', 'LEGAL', 'Legal Rule or Regulation'],
]

/** Returns the RIS and EndNote types of an item type in {@link narrower}, or undefined for any other item type. */
export const referenceNamesOfItem = (item: string): { ris: string; endnote: EndnoteType } | undefined =>
  referenceNames.get(item)

const referenceNames = new Map(narrower.map(([item, ris, endnote]) => [item, { ris, endnote }]))

/** Returns the item type of a RIS or EndNote type, if the item type is more specific than its general type. */
export const itemOfReference = (type: string): string | undefined => items.get(type)

const items: ReadonlyMap<string, string> = new Map([
  ...narrower.flatMap(([item, ris, endnote]): [string, string][] => [
    [ris, item],
    [endnote, item],
  ]),
  ['ANCIENT', 'classic'],
  ['Ancient Text', 'classic'],
  ['Discussion Forum', 'post'],
  ['ICOMM', 'personal_communication'],
  ['Interview', 'interview'],
  ['Social Media', 'post'],
  ['Television Episode', 'broadcast'],
  ['UNBILL', 'bill'],
])
