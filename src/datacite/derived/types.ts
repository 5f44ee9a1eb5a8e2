/** The types that the registry derives for other formats, by resourceTypeGeneral (`lib/bolognese/utils.rb`). */
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
  Periodical: { schemaOrg: 'Periodical' },
  Project: { schemaOrg: 'Project' },
  Report: { schemaOrg: 'Report', ris: 'RRPT' },
  Service: { schemaOrg: 'Service' },
  Software: { schemaOrg: 'SoftwareSourceCode', ris: 'COMP' },
  Sound: { schemaOrg: 'AudioObject', ris: 'SOUND' },
  Text: { schemaOrg: 'ScholarlyArticle', ris: 'RPRT' },
}

/** The same by the free text of the type, written as one word in capitals: `journal-article` is `JournalArticle`. */
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

/** The same by the type in schema.org; the empty text of articles is the registry's own. */
const bySchemaOrg: Readonly<Record<string, { citeproc?: string; bibtex?: string }>> = {
  Article: { citeproc: '', bibtex: 'article' },
  AudioObject: { citeproc: 'song' },
  Dataset: { citeproc: 'dataset' },
  DataCatalog: { citeproc: 'dataset' },
  ImageObject: { citeproc: 'graphic' },
  Report: { citeproc: 'report' },
  ScholarlyArticle: { citeproc: 'article-journal', bibtex: 'article' },
  Thesis: { citeproc: 'thesis', bibtex: 'phdthesis' },
}

/** The names of a resource type in other formats. */
export type TypeNames = Record<'schemaOrg' | 'citeproc' | 'bibtex' | 'ris', string | undefined>

/**
 * Returns the names of a resource type in other formats as the registry derives them from the general type and the free text. A name that
 * depends on a general type in {@link withUnknownNames} is undefined.
 */
export function derivedTypes(general: unknown, free: unknown): TypeNames {
  const isUnknown = typeof general === 'string' && withUnknownNames.has(general)
  const own = entry(byFreeType, typeof free === 'string' ? oneWord(free) : '')
  const general_ = entry(byGeneralType, typeof general === 'string' ? general.replaceAll('_', '-') : '')
  const schemaOrg = own.schemaOrg ?? (isUnknown ? undefined : (general_.schemaOrg ?? 'CreativeWork'))
  const others = entry(bySchemaOrg, schemaOrg ?? '')
  return {
    schemaOrg,
    citeproc: own.citeproc ?? (schemaOrg && (others.citeproc ?? 'article')),
    bibtex: own.bibtex ?? (schemaOrg && (others.bibtex ?? 'misc')),
    ris: own.ris ?? (isUnknown ? undefined : (general_.ris ?? 'GEN')),
  }
}

/**
 * The general types of kernel 4.7, which the registry names by tables of bolognese 2.5.1 and newer. The newest published tables are those
 * of 2.5.0.
 */
export const withUnknownNames: ReadonlySet<string> = new Set(['Poster', 'Presentation'])

const entry = <Row extends object>(table: Readonly<Record<string, Row>>, name: string): Partial<Row> =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? {}

/** A text as lupo writes it in camel case: `journal-article`, `journalArticle` and `Journal article` are all `JournalArticle`. */
const oneWord = (text: string): string =>
  text
    .slice(0, 100)
    .replace(/([A-Z\d]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[-_\s]+/g, '_')
    .toLowerCase()
    .replace(/^[a-z\d]/, letter => letter.toUpperCase())
    .replace(/_([a-z\d]*)/g, (_, word: string) => word.slice(0, 1).toUpperCase() + word.slice(1))
