import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/** A Crossref type in the terms of the kernel: its general type, and the type of its container. */
export interface CrossrefType {
  general: ResourceTypeGeneral
  /** True if the general type is broader than Crossref's type. Crossref's type is then kept as free text. */
  isWider?: true
  /** The general type of the container named by `container-title`. */
  container?: ResourceTypeGeneral
}

const wider = (general: ResourceTypeGeneral, container?: ResourceTypeGeneral): CrossrefType => ({
  general,
  isWider: true,
  ...(container && { container }),
})

/** Crossref's record types, with their types in the kernel: https://api.crossref.org/types. */
const types: Readonly<Record<string, CrossrefType>> = {
  book: { general: 'Book', container: 'Collection' },
  'book-chapter': { general: 'BookChapter', container: 'Book' },
  'book-part': wider('BookChapter', 'Book'),
  'book-section': wider('BookChapter', 'Book'),
  'book-series': wider('Collection'),
  'book-set': wider('Collection'),
  'book-track': wider('BookChapter', 'Book'),
  component: wider('Other'),
  database: wider('Dataset'),
  dataset: { general: 'Dataset', container: 'Collection' },
  dissertation: { general: 'Dissertation' },
  'edited-book': wider('Book', 'Collection'),
  grant: { general: 'Award' },
  journal: { general: 'Journal' },
  'journal-article': { general: 'JournalArticle', container: 'Journal' },
  'journal-issue': wider('Collection', 'Journal'),
  'journal-volume': wider('Collection', 'Journal'),
  monograph: wider('Book', 'Collection'),
  other: { general: 'Other' },
  'peer-review': { general: 'PeerReview' },
  'posted-content': { general: 'Preprint', container: 'Collection' },
  proceedings: { general: 'ConferenceProceeding', container: 'Collection' },
  'proceedings-article': { general: 'ConferencePaper', container: 'ConferenceProceeding' },
  'proceedings-series': wider('Collection'),
  'reference-book': wider('Book', 'Collection'),
  'reference-entry': wider('BookChapter', 'Book'),
  report: { general: 'Report', container: 'Collection' },
  'report-component': wider('Report', 'Report'),
  'report-series': wider('Collection'),
  standard: { general: 'Standard', container: 'Collection' },
  'standard-series': wider('Collection'),
}

/** The subtypes of posted content, which is not always a preprint. */
const posted: Readonly<Record<string, CrossrefType>> = {
  preprint: { general: 'Preprint', container: 'Collection' },
  blog: wider('Text'),
  dissertation: { general: 'Dissertation' },
  letter: wider('Text'),
  poster: { general: 'Poster' },
  report: { general: 'Report' },
  review: { general: 'PeerReview' },
  'working-paper': wider('Report'),
  working_paper: wider('Report'),
  other: { general: 'Text' },
}

/** True if a text is a subtype of posted content. */
export const isPostedSubtype = (subtype: string | undefined): subtype is string =>
  subtype !== undefined && Object.hasOwn(posted, subtype)

/** True if a text is a record type of Crossref. */
export const isCrossrefType = (type: string): boolean => Object.hasOwn(types, type)

/** Returns the kernel's types for a record type and its subtype. Returns undefined if the record type is unknown. */
export function crossrefType(type: string, subtype: string | undefined): CrossrefType | undefined {
  if (type === 'posted-content' && isPostedSubtype(subtype)) return posted[subtype]
  return isCrossrefType(type) ? types[type] : undefined
}
