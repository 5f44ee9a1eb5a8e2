import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/** The types of OpenAlex's works, and what of them the general type (10.a) does not tell: https://docs.openalex.org/api-entities/works/work-object#type. */
export const openalexTypes: Readonly<Record<string, readonly [general: ResourceTypeGeneral, text?: string]>> = {
  article: ['JournalArticle'],
  book: ['Book'],
  'book-chapter': ['BookChapter'],
  'conference-paper': ['ConferencePaper'],
  database: ['Dataset', 'Database'],
  dataset: ['Dataset'],
  dissertation: ['Dissertation'],
  editorial: ['JournalArticle', 'Editorial'],
  erratum: ['JournalArticle', 'Erratum'],
  grant: ['Award'],
  letter: ['JournalArticle', 'Letter'],
  libguides: ['InteractiveResource', 'Library guide'],
  other: ['Other'],
  paratext: ['Text', 'Paratext'],
  'peer-review': ['PeerReview'],
  preprint: ['Preprint'],
  'reference-entry': ['BookChapter', 'Reference entry'],
  report: ['Report'],
  'report-component': ['Report', 'Report component'],
  retraction: ['JournalArticle', 'Retraction'],
  review: ['JournalArticle', 'Review'],
  software: ['Software'],
  standard: ['Standard'],
  'supplementary-materials': ['Other', 'Supplementary materials'],
}

/** What the sources of works are, as general types (20.a). */
export const sourceTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  'book series': 'Collection',
  conference: 'ConferenceProceeding',
  'ebook platform': 'Book',
  journal: 'Journal',
}
