import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { entryOf } from '../../object.ts'
import { citedOf } from './cited.ts'
import type { EndnoteType } from './endnote-types.ts'
import type { Found } from './held.ts'

/** What each item type of CSL 1.0.2 is among DataCite's general types; its keys are all types that there are. */
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

/** The general type (10.a) of an item type; undefined if the text is not an item type. */
export const generalTypeOfItem = (type: string): ResourceTypeGeneral | undefined =>
  Object.hasOwn(cslTypes, type) ? cslTypes[type] : undefined

/** The item type that a record was said to have where its general type says less, such as `article-newspaper`; undefined if it has another general type since. */
export function itemTypeOf(record: Datacite): Found | undefined {
  const type = citedOf(record, 'type')
  return type !== undefined && generalTypeOfItem(type.value) === record.types?.resourceTypeGeneral ? type : undefined
}

/** The item type that the free text of a type (10) names in the words of schema.org or Commonmeta. */
export const itemOfText = (general: string | undefined, text: string | undefined): string | undefined =>
  text === undefined ? undefined : entryOf(entryOf(itemsOfText, general ?? '') ?? {}, text)

const itemsOfText: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Text: {
    BlogPost: 'post-weblog',
    BlogPosting: 'post-weblog',
    LiveBlogPosting: 'post-weblog',
    PersonalCommunication: 'personal_communication',
    SocialMediaPosting: 'post',
  },
  Image: { Map: 'map' },
}

/** Item types that say more than the general type, and the types of RIS and EndNote that say the same. */
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

/** What RIS and EndNote call an item type, where they have a type for it that says more than the general type. */
export const referenceNamesOfItem = (item: string): { ris: string; endnote: EndnoteType } | undefined =>
  referenceNames.get(item)

const referenceNames = new Map(narrower.map(([item, ris, endnote]) => [item, { ris, endnote }]))

/** The item type that a type of RIS or EndNote says, where it says more than the general type. */
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
