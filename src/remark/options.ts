import type { BibliographySection, CslOptions, DocumentBibliographyOptions } from '../citation/csl/index.ts'

/** What {@link remarkCitations} cites, and how. */
export interface RemarkCitationsOptions
  extends Omit<CslOptions, 'format' | 'engine'>,
    Omit<DocumentBibliographyOptions, 'sections'> {
  /** What may be cited: records, such as `readRecords()` of citable/formats reads from BibTeX, and items of CSL-JSON. */
  records: object | readonly (object | null)[]
  /** Records that the bibliography has although nothing cites them: their ids, or `all`. */
  uncited?: 'all' | readonly string[]
  /** Whether citations lead to their entries; true by default. */
  anchors?: boolean
  /** Whether there is a bibliography; true by default. */
  bibliography?: boolean
  /** Parts of the bibliography; each begins with a heading of the second level, unless `headingDepth` says another. */
  sections?: readonly BibliographySection[]
  headingDepth?: 1 | 2 | 3 | 4 | 5 | 6
}
