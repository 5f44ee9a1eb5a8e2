import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

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

/** What an item of a type is published in, as a general type (20.a). */
export const containerTypeOfItem = (type: string): ResourceTypeGeneral =>
  (Object.hasOwn(containers, type) ? containers[type] : undefined) ?? 'Other'

const containers: Readonly<Record<string, ResourceTypeGeneral>> = {
  'article-journal': 'Journal',
  'article-magazine': 'Journal',
  'article-newspaper': 'Journal',
  review: 'Journal',
  'review-book': 'Journal',
  chapter: 'Book',
  entry: 'Book',
  'entry-dictionary': 'Book',
  'entry-encyclopedia': 'Book',
  'paper-conference': 'ConferenceProceeding',
}

/** Whether the editors of an item are those of the book that it is in, and not its own. */
export const hasBookEditors = (type: string): boolean =>
  ['Book', 'ConferenceProceeding'].includes(containerTypeOfItem(type))
