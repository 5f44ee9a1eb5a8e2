import { entryOf } from '../../core/object.ts'

/**
 * The types that the registry derives for other formats, by resourceTypeGeneral (bolognese 2.5.1
 * `lib/bolognese/utils.rb`).
 */
const byGeneralType: Readonly<Record<string, { schemaOrg?: string; ris?: string }>> = {
  Audiovisual: { schemaOrg: 'MediaObject', ris: 'MPCT' },
  Award: { schemaOrg: 'Grant' },
  Book: { schemaOrg: 'Book', ris: 'BOOK' },
  BookChapter: { schemaOrg: 'Chapter', ris: 'CHAP' },
  Collection: { schemaOrg: 'Collection' },
  ComputationalNotebook: { schemaOrg: 'SoftwareSourceCode', ris: 'COMP' },
  ConferencePaper: { schemaOrg: 'Article', ris: 'CPAPER' },
  ConferenceProceeding: { schemaOrg: 'Periodical', ris: 'CONF' },
  DataCatalog: { schemaOrg: 'DataCatalog' },
  DataPaper: { schemaOrg: 'Article' },
  Dataset: { schemaOrg: 'Dataset', ris: 'DATA' },
  Dissertation: { schemaOrg: 'Thesis', ris: 'THES' },
  Event: { schemaOrg: 'Event' },
  Image: { schemaOrg: 'ImageObject', ris: 'FIGURE' },
  Journal: { schemaOrg: 'Periodical' },
  JournalArticle: { schemaOrg: 'ScholarlyArticle', ris: 'JOUR' },
  Other: { schemaOrg: 'CreativeWork' },
  PeerReview: { schemaOrg: 'Review' },
  Poster: { schemaOrg: 'Poster' },
  Presentation: { schemaOrg: 'PresentationDigitalDocument', ris: 'SLIDE' },
  Periodical: { schemaOrg: 'Periodical' },
  Project: { schemaOrg: 'Project' },
  Report: { schemaOrg: 'Report', ris: 'RRPT' },
  Service: { schemaOrg: 'Service' },
  Software: { schemaOrg: 'SoftwareSourceCode', ris: 'COMP' },
  Sound: { schemaOrg: 'AudioObject', ris: 'SOUND' },
  Text: { schemaOrg: 'ScholarlyArticle', ris: 'RPRT' },
}

/**
 * The types in other formats, by the free text of the type in upper camel case: `JournalArticle` for `journal-article`.
 */
const byFreeType: Readonly<Record<string, { schemaOrg?: string; citeproc?: string; bibtex?: string; ris?: string }>> = {
  Book: { schemaOrg: 'Book', citeproc: 'book', bibtex: 'book', ris: 'BOOK' },
  BookChapter: { schemaOrg: 'Chapter', citeproc: 'chapter', bibtex: 'inbook', ris: 'CHAP' },
  BookPart: { ris: 'CHAP' },
  BookSection: { citeproc: 'chapter', bibtex: 'inbook', ris: 'CHAP' },
  Component: { schemaOrg: 'CreativeWork' },
  Dataset: { schemaOrg: 'Dataset', citeproc: 'dataset', ris: 'DATA' },
  Dissertation: { schemaOrg: 'Thesis', citeproc: 'thesis', bibtex: 'phdthesis', ris: 'THES' },
  EditedBook: { schemaOrg: 'Book', citeproc: 'book', bibtex: 'book', ris: 'BOOK' },
  JournalArticle: { schemaOrg: 'ScholarlyArticle', citeproc: 'article-journal', bibtex: 'article', ris: 'JOUR' },
  JournalIssue: { schemaOrg: 'PublicationIssue' },
  JournalVolume: { schemaOrg: 'PublicationVolume' },
  Monograph: { schemaOrg: 'Book', citeproc: 'book', bibtex: 'book', ris: 'BOOK' },
  Other: { schemaOrg: 'CreativeWork', ris: 'GEN' },
  PeerReview: { schemaOrg: 'Review' },
  PostedContent: { schemaOrg: 'ScholarlyArticle', bibtex: 'article' },
  Proceedings: { bibtex: 'proceedings', ris: 'CONF' },
  ProceedingsArticle: { citeproc: 'paper-conference', ris: 'CPAPER' },
  ReferenceBook: { schemaOrg: 'Book', bibtex: 'book', ris: 'BOOK' },
  ReferenceEntry: { citeproc: 'entry-dictionary', ris: 'DICT' },
  Report: { schemaOrg: 'Report', citeproc: 'report', bibtex: 'techreport', ris: 'RPRT' },
  Standard: { ris: 'STAND' },
}

/** The types in citeproc and BibTeX, by schema.org type. The registry itself uses an empty citeproc type for `Article`. */
export const typesBySchemaOrg: Readonly<Record<string, { citeproc?: string; bibtex?: string }>> = {
  Article: { citeproc: '', bibtex: 'article' },
  AudioObject: { citeproc: 'song' },
  Blog: { citeproc: 'report' },
  BlogPosting: { citeproc: 'post-weblog', bibtex: 'article' },
  Dataset: { citeproc: 'dataset' },
  DataCatalog: { citeproc: 'dataset' },
  ImageObject: { citeproc: 'graphic' },
  Movie: { citeproc: 'motion_picture' },
  Poster: { citeproc: 'document' },
  PresentationDigitalDocument: { citeproc: 'presentation' },
  Report: { citeproc: 'report' },
  ScholarlyArticle: { citeproc: 'article-journal', bibtex: 'article' },
  Thesis: { citeproc: 'thesis', bibtex: 'phdthesis' },
  VideoObject: { citeproc: 'broadcast' },
  WebPage: { citeproc: 'webpage' },
  WebSite: { citeproc: 'webpage' },
}

/** The names of a resource type in other formats. */
export type TypeNames = Record<'schemaOrg' | 'citeproc' | 'bibtex' | 'ris', string>

/**
 * Returns the names of a resource type in other formats. The registry derives these names from the general type and the
 * free text.
 */
export function derivedTypes(general: unknown, free: unknown): TypeNames {
  const own = entryOf(byFreeType, typeof free === 'string' ? oneWord(free) : '')
  const general_ = entryOf(byGeneralType, typeof general === 'string' ? general.replaceAll('_', '-') : '')
  const schemaOrg = own?.schemaOrg ?? general_?.schemaOrg ?? 'CreativeWork'
  const others = entryOf(typesBySchemaOrg, schemaOrg)
  return {
    schemaOrg,
    citeproc: own?.citeproc ?? others?.citeproc ?? 'article',
    bibtex: own?.bibtex ?? others?.bibtex ?? 'misc',
    ris: own?.ris ?? general_?.ris ?? 'GEN',
  }
}

/**
 * Converts a text to upper camel case in the same way as the registry: `journal-article`, `journalArticle` and `Journal
 * article` all become `JournalArticle`.
 */
const oneWord = (text: string): string =>
  text
    .slice(0, 100)
    .split(boundary)
    .map(word => word.toLowerCase().replace(/^[a-z]/, letter => letter.toUpperCase()))
    .join('')

const boundary = /[-_\s]+|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z\d])(?=[A-Z][a-z])/
