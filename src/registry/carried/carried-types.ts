import { entryOf, isObject } from '../../core/object.ts'
import { typesBySchemaOrg } from '../../datacite/derived/types.ts'
import type { CarriedFormat } from './carried-format.ts'

/**
 * The members of `types` that the registry reads from a source. The behaviour `typesDerived` adds an absent
 * `schemaOrg`, `citeproc`, `bibtex` or `ris`.
 */
export type CarriedTypes = Partial<
  Record<'resourceTypeGeneral' | 'resourceType' | 'schemaOrg' | 'citeproc' | 'bibtex' | 'ris', string>
>

type Names = Readonly<Record<string, string>>

/**
 * The values of `resourceTypeGeneral` by BibTeX entry type.
 *
 * The next tables have the values of `resourceType`, `citeproc` and `ris`: bolognese
 * lib/bolognese/readers/bibtex_reader.rb:6-43, lib/bolognese/utils.rb:203-209, 434-445.
 */
const bibtexGeneral: Names = {
  article: 'JournalArticle',
  book: 'Book',
  inbook: 'BookChapter',
  misc: 'Other',
  phdthesis: 'Dissertation',
  proceedings: 'ConferenceProceeding',
  techreport: 'Report',
}
const bibtexFree: Names = {
  article: 'JournalArticle',
  book: 'Book',
  inbook: 'BookChapter',
  phdthesis: 'Dissertation',
  proceedings: 'Proceedings',
}
const bibtexCsl: Names = { article: 'article-journal', phdthesis: 'thesis' }
const bibtexRis: Names = {
  article: 'JOUR',
  book: 'BOOK',
  inbook: 'CHAP',
  inproceedings: 'CPAPER',
  phdthesis: 'THES',
  proceedings: 'CONF',
  techreport: 'RPRT',
  unpublished: 'UNPD',
}

/**
 * The general type and the schema.org type for each value of the RIS tag `TY` (ris_reader.rb:6-18, utils.rb:432-447).
 */
const risNames: Readonly<Record<string, readonly [general: string, schemaOrg: string]>> = {
  BLOG: ['Text', 'BlogPosting'],
  COMP: ['Software', 'SoftwareSourceCode'],
  CTLG: ['Collection', 'DataCatalog'],
  DATA: ['Dataset', 'Dataset'],
  ELEC: ['Text', 'WebPage'],
  FIGURE: ['Image', 'ImageObject'],
  GEN: ['Poster', 'CreativeWork'],
  JOUR: ['JournalArticle', 'ScholarlyArticle'],
  MPCT: ['Audiovisual', 'Movie'],
  SLIDE: ['Presentation', 'CreativeWork'],
  THES: ['Dissertation', 'Thesis'],
  VIDEO: ['Audiovisual', 'VideoObject'],
}

/** The general type and the schema.org type for each CSL `type` (citeproc_reader.rb:6-15, utils.rb:459-471). */
const cslNames: Readonly<Record<string, readonly [general: string, schemaOrg: string]>> = {
  'article-journal': ['JournalArticle', 'ScholarlyArticle'],
  broadcast: ['Audiovisual', 'VideoObject'],
  dataset: ['Dataset', 'Dataset'],
  document: ['Poster', 'CreativeWork'],
  graphic: ['Image', 'ImageObject'],
  motion_picture: ['Audiovisual', 'Movie'],
  'post-weblog': ['Text', 'BlogPosting'],
  presentation: ['Presentation', 'CreativeWork'],
  song: ['Audiovisual', 'AudioObject'],
  webpage: ['Text', 'WebPage'],
}

/**
 * The general type and the RIS type for each schema.org `@type`. The RIS type GEN is omitted.
 *
 * Source: utils.rb:270-293, 348-370.
 */
const schemaOrgNames: Readonly<Record<string, readonly [general: string, ris?: string]>> = {
  Article: ['Text'],
  AudioObject: ['Sound'],
  Blog: ['Text'],
  BlogPosting: ['Text', 'BLOG'],
  Book: ['Book'],
  Chapter: ['BookChapter'],
  Collection: ['Collection'],
  DataCatalog: ['Dataset', 'CTLG'],
  Dataset: ['Dataset', 'DATA'],
  Event: ['Event'],
  ImageObject: ['Image', 'FIGURE'],
  Movie: ['Audiovisual', 'MPCT'],
  Poster: ['Poster'],
  PresentationDigitalDocument: ['Presentation', 'SLIDE'],
  PublicationIssue: ['Text'],
  Report: ['Report', 'RPRT'],
  Review: ['PeerReview'],
  ScholarlyArticle: ['Text', 'JOUR'],
  Service: ['Service'],
  SoftwareSourceCode: ['Software', 'COMP'],
  Thesis: ['Text'],
  VideoObject: ['Audiovisual', 'VIDEO'],
  WebPage: ['Text', 'ELEC'],
  WebSite: ['Text'],
}

/**
 * Returns the types that the registry's reader of a format finds in a text. Returns undefined for Crossref XML, and for
 * JSON without types.
 */
export function carriedTypes(text: string, format: CarriedFormat): CarriedTypes | undefined {
  if (format === 'bibtex') return typesOfBibtex(/@\s*([a-z]+)\s*[{(]/i.exec(text)?.[1]?.toLowerCase() ?? '')
  if (format === 'ris') return typesOfRis(/^TY {2}- *(\S+)/.exec(text)?.[1] ?? 'GEN')
  if (format === 'crossref-xml') return undefined
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) return undefined
  if (format === 'crosscite' || format === 'datacite-json')
    return isObject(value.types) ? (value.types as CarriedTypes) : undefined
  const type = value[format === 'csl-json' ? 'type' : '@type']
  if (typeof type !== 'string') return undefined
  return format === 'csl-json' ? typesOfCsl(type) : typesOfSchemaOrg(type, value.additionalType, format)
}

const typesOfBibtex = (type: string): CarriedTypes => ({
  ...named('resourceTypeGeneral', entryOf(bibtexGeneral, type)),
  resourceType: entryOf(bibtexFree, type) ?? type,
  schemaOrg: type === 'phdthesis' ? 'Thesis' : 'ScholarlyArticle',
  citeproc: entryOf(bibtexCsl, type) ?? 'misc',
  bibtex: type,
  ris: entryOf(bibtexRis, type) ?? 'GEN',
})

function typesOfRis(type: string): CarriedTypes {
  const [general, schemaOrg = 'CreativeWork'] = entryOf(risNames, type) ?? []
  return { ...named('resourceTypeGeneral', general), schemaOrg, citeproc: 'misc', ris: type }
}

function typesOfCsl(type: string): CarriedTypes {
  const [general, schemaOrg = 'CreativeWork'] = entryOf(cslNames, type) ?? []
  const { bibtex = 'misc' } = entryOf(typesBySchemaOrg, schemaOrg) ?? {}
  return { ...named('resourceTypeGeneral', general), schemaOrg, citeproc: type, bibtex, ris: 'GEN' }
}

/**
 * Returns the types for a schema.org type. The general type determines the RIS type if the format is `schema-org`, else
 * the schema.org type does.
 */
function typesOfSchemaOrg(type: string, additional: unknown, format: 'schema-org' | 'codemeta'): CarriedTypes {
  const [general, risOfType = 'GEN'] = entryOf(schemaOrgNames, type) ?? []
  const { citeproc = 'article-journal', bibtex = 'misc' } = entryOf(typesBySchemaOrg, type) ?? {}
  const risOfGeneral = general === 'Dataset' ? 'DATA' : general === 'Report' ? 'RPRT' : 'GEN'
  return {
    ...named('resourceTypeGeneral', general),
    ...(typeof additional === 'string' && { resourceType: additional }),
    schemaOrg: type,
    citeproc,
    bibtex,
    ris: format === 'codemeta' ? risOfType : risOfGeneral,
  }
}

const named = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value }
