import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import { generalOfLabel, type KindAndGenre, kindAndGenre, typeLabelOf } from '../work/types/resource-kinds.ts'
import type { BibDialect } from './dialects.ts'
import { textOfKey } from './localisation.ts'

/**
 * The general types (10.a) for the entry types of both dialects. If the kernel has no closer type, an entry type has
 * `Text` or, like `misc`, is not listed.
 */
const generalByType: Readonly<Record<string, ResourceTypeGeneral>> = {
  article: 'JournalArticle',
  artwork: 'Image',
  audio: 'Sound',
  book: 'Book',
  bookinbook: 'BookChapter',
  booklet: 'Text',
  collection: 'Book',
  conference: 'ConferencePaper',
  data: 'Dataset',
  dataset: 'Dataset',
  electronic: 'InteractiveResource',
  image: 'Image',
  inbook: 'BookChapter',
  incollection: 'BookChapter',
  inproceedings: 'ConferencePaper',
  inreference: 'BookChapter',
  jurisdiction: 'Text',
  legal: 'Text',
  legislation: 'Text',
  letter: 'Text',
  manual: 'Text',
  mastersthesis: 'Dissertation',
  movie: 'Audiovisual',
  music: 'Sound',
  mvbook: 'Book',
  mvcollection: 'Book',
  mvproceedings: 'ConferenceProceeding',
  mvreference: 'Book',
  online: 'InteractiveResource',
  patent: 'Text',
  performance: 'Event',
  periodical: 'Journal',
  phdthesis: 'Dissertation',
  proceedings: 'ConferenceProceeding',
  reference: 'Book',
  report: 'Report',
  review: 'PeerReview',
  software: 'Software',
  standard: 'Standard',
  suppbook: 'BookChapter',
  suppcollection: 'BookChapter',
  suppperiodical: 'JournalArticle',
  techreport: 'Report',
  thesis: 'Dissertation',
  unpublished: 'Text',
  video: 'Audiovisual',
  www: 'InteractiveResource',
}

/** Returns the general type for an entry type, or `Other` for an unknown one. */
export const generalOf = (entryType: string): ResourceTypeGeneral => entryOf(generalByType, entryType) ?? 'Other'

/** The fields that describe the type of a work more precisely than the entry type. */
export interface TypeFields {
  type?: string | undefined
  entrysubtype?: string | undefined
  /** The start of the note of a BibTeX @misc entry. BibTeX prints this note, but not the type of the work. */
  note?: string | undefined
}

/** Returns the fields for a general type and a free text (10) that the entry type does not express. */
export function typeFields(
  dialect: BibDialect,
  entryType: string,
  general: string | undefined,
  genre: string | undefined,
): TypeFields {
  const said = general ?? 'Other'
  if (said === generalOf(entryType) && genre !== undefined && genre === kindOfEntry(dialect, entryType)) return {}
  const label = said === generalOf(entryType) ? undefined : typeLabelOf(said)
  if (dialect.id === 'bibtex' && entryType === 'misc') {
    return { type: label ?? genre, note: genre ?? (said === 'Text' ? undefined : label) }
  }
  // BibLaTeX prints the type; `Text` has no information for readers.
  return genre === undefined && said !== 'Text' ? { type: label } : { type: genre, entrysubtype: label }
}

/** True if an entry type is a BibLaTeX type that must state the kind of thesis or report. */
export const asksForType = ({ id }: BibDialect, entryType: string): boolean =>
  id === 'biblatex' && (entryType === 'thesis' || entryType === 'report')

/** The CSL item types for an article's `entrysubtype`, as used by BibLaTeX styles and Zotero for periodicals. */
const itemsOfArticle: Readonly<Record<string, string>> = {
  magazine: 'article-magazine',
  newspaper: 'article-newspaper',
}

/** Returns the CSL item type for the `entrysubtype` of an article, or undefined for any other entry or subtype. */
export const itemOfSubtype = (entryType: string, subtype: string | undefined): string | undefined =>
  entryType === 'article' ? entryOf(itemsOfArticle, subtype?.toLowerCase() ?? '') : undefined

/** Returns the `entrysubtype` of an article for a CSL item type, or undefined for any other entry or item type. */
export const subtypeOfItem = (entryType: string, item: string): string | undefined =>
  Object.keys(itemsOfArticle).find(subtype => itemOfSubtype(entryType, subtype) === item)

/** Reads `type` and `entrysubtype` (see {@link typeFields}). Returns the general type, the free text and the genre. */
export function readType(
  dialect: BibDialect,
  entryType: string,
  { type, entrysubtype }: TypeFields,
): KindAndGenre & { general: ResourceTypeGeneral } {
  const own = generalOf(entryType)
  const sub = generalOfLabel(entrysubtype ?? '')
  const kind = kindOfEntry(dialect, entryType)
  if (kind !== undefined && type === undefined && entrysubtype === undefined) return { general: own, kind }
  const genre = type === undefined ? undefined : textOfKey('type', type)
  if (sub !== undefined) return { general: sub, ...(genre !== undefined && { kind: genre }) }
  const labelled = generalOfLabel(type ?? '')
  if (labelled !== undefined && labelled !== own) return { general: labelled }
  return { general: own, ...kindAndGenre(own, genre === undefined ? undefined : kind, genre) }
}

function kindOfEntry({ id }: BibDialect, entryType: string): string | undefined {
  // In BibTeX, every report has this type.
  if (entryType === 'techreport') return id === 'biblatex' ? 'Technical report' : undefined
  return entryOf(kindByType, entryType)
}

/** The free text for each entry type that is narrower than its general type. */
const kindByType: Readonly<Record<string, string>> = {
  bookinbook: 'Book in book',
  inreference: 'Reference entry',
  jurisdiction: 'Legal case',
  legal: 'Legislation',
  legislation: 'Legislation',
  letter: 'Personal communication',
  manual: 'Manual',
  mastersthesis: "Master's thesis",
  patent: 'Patent',
  performance: 'Performance',
  phdthesis: 'PhD thesis',
  unpublished: 'Manuscript',
}

/**
 * Returns the note that BibTeX's styles print for the type and version of the work, or undefined if there is neither.
 */
export function noteOf(what: string | undefined, version: string | undefined): string | undefined {
  const stated = version?.replace(/^v(?:ersion)?[\s.]*(?=\d)/i, '')
  if (stated === undefined) return what
  return what === undefined ? `Version ${stated}` : `${what}, version ${stated}`
}

/** The separator after the printed type and version in a note that continues with the work's own note. */
export const afterPrinted = '. '
