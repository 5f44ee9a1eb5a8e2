import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/** The structure of a citation: its `publication-type`, the element for its title, and the meaning of its `source`. */
export interface CitationKind {
  publicationType: string
  title: 'article-title' | 'chapter-title' | 'data-title' | 'source'
  /**
   * True if the publisher is written as the container when there is no other container, as for a repository or a
   * preprint server.
   */
  isHeldByPublisher?: true
}

const data: CitationKind = { publicationType: 'data', title: 'data-title', isHeldByPublisher: true }
const software: CitationKind = { publicationType: 'software', title: 'source' }
const journal: CitationKind = { publicationType: 'journal', title: 'article-title', isHeldByPublisher: true }
const talk: CitationKind = { publicationType: 'confproc', title: 'article-title' }
const report: CitationKind = { publicationType: 'report', title: 'source' }
const other: CitationKind = { publicationType: 'other', title: 'source' }

/**
 * The citation kind for each general type (10.a). Types that are not listed are `other`.
 *
 * The publication types are those that JATS4R recommends for data (https://doi.org/10.3789/niso-rp-36-2020) and for
 * software (https://doi.org/10.3789/niso-rp-40-2021), and those of JATS 1.3 for everything else.
 */
const kinds: Readonly<Partial<Record<ResourceTypeGeneral, CitationKind>>> = {
  Audiovisual: data,
  Book: { publicationType: 'book', title: 'source' },
  BookChapter: { publicationType: 'book', title: 'chapter-title' },
  Collection: data,
  ComputationalNotebook: software,
  ConferencePaper: talk,
  ConferenceProceeding: { publicationType: 'confproc', title: 'source' },
  DataPaper: journal,
  Dataset: data,
  Dissertation: { publicationType: 'thesis', title: 'source' },
  Image: data,
  InteractiveResource: { publicationType: 'web', title: 'source' },
  Journal: { publicationType: 'journal', title: 'source' },
  JournalArticle: journal,
  Model: data,
  OutputManagementPlan: report,
  PhysicalObject: data,
  Poster: talk,
  Preprint: { publicationType: 'preprint', title: 'article-title', isHeldByPublisher: true },
  Presentation: talk,
  Report: report,
  Service: { publicationType: 'web', title: 'source' },
  Software: software,
  Sound: data,
  Standard: { publicationType: 'standard', title: 'source' },
  Workflow: software,
}

/** CSL item types that are more specific than the general type, each with the equivalent JATS publication type. */
const kindsOfItems: Readonly<Record<string, CitationKind>> = {
  'article-newspaper': { publicationType: 'newspaper', title: 'article-title' },
  patent: { publicationType: 'patent', title: 'source' },
  personal_communication: { publicationType: 'commun', title: 'source' },
  post: { publicationType: 'web', title: 'source' },
  'post-weblog': { publicationType: 'blog', title: 'article-title' },
}

/** Returns the citation kind for a CSL item type, or undefined if the item type has no kind of its own. */
export const citationKindOfItem = (item: string): CitationKind | undefined => entryOf(kindsOfItems, item)

/** Returns the citation kind for a general type (10.a). */
export const citationKind = (general: string | undefined): CitationKind =>
  entryOf<CitationKind>(kinds, general ?? '') ?? other
