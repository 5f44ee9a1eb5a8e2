import type { FormatId } from '../../../src/formats/index.ts'

interface Exception {
  formats: readonly FormatId[]
  places: RegExp
  reason: string
}

const linkedData: readonly FormatId[] = [
  ['schema-org', 'schema-org-rdf', 'codemeta', 'ro-crate'] as const,
  ['dcat-json', 'dcat-rdf', 'dcat-turtle'] as const,
].flat()

/**
 * The values that the readers of some formats need not account for. A new exception needs a reason that applies to
 * every document.
 */
export const exceptions: readonly Exception[] = [
  {
    formats: linkedData,
    places: /(?:@type(?:\/\*)?|rdf:type\/@rdf:resource|@rdf:datatype)$|^\/@context\//,
    reason: 'The property determines the class of a nested node and the datatype of a value.',
  },
  {
    formats: [...linkedData, 'crossref-xml', 'commonmeta'],
    places: /(?:@id|@rdf:about|@key|\/key)$/,
    reason: 'These labels connect parts of the document, or repeat an identifier.',
  },
  {
    formats: ['crossref-xml', 'mods', 'dublin-core', 'commonmeta', 'ro-crate', 'pyproject', 'html', 'package-json'],
    places:
      /(?:\/@version|@xsi:schemaLocation|schema_version|recordContentSource|\/repository\/type)$|\/head\/|^(?:requires|build-backend)|<(?:link|script)/,
    reason: 'These values describe the envelope, the page or the build, not the work.',
  },
  {
    formats: ['zenodo', 'inveniordm', 'openalex'],
    places:
      /^\/(?:id|conceptrecid|created|updated|modified|cited_by_count|is_paratext|related_works)|\/(?:links(?:\/self)?|files\/\*\/id|score|id|descriptor_ui|author_position|country_code|type|funder)$|^\/open_access(?:\/|$)|\/field(?:\/|$)/,
    reason: 'The service computes or assigns these values.',
  },
  {
    formats: ['zenodo', 'inveniordm', 'mods'],
    places:
      /\/title(?:\/en)?$|typeOfResource$|\/@(?:encoding|authority|authorityURI|type|usage|keyDate|otherType|access)$/,
    reason: 'The name of a term in a vocabulary follows from its id, and a notation from the value.',
  },
  {
    formats: ['crossref', 'crossref-xml'],
    places:
      /(?:sequence|authenticated(?:-orcid)?|asserted-by|content-version|intended-application|issn-type\/\*\/type|id-type|@media_type|program\/@name|@provider|timestamp|@mime_type|@property|@reason|_type|posted_content\/@type)$/,
    reason: 'These values describe the record at Crossref, or repeat the name or the position of an element.',
  },
  {
    formats: ['nbib', 'pubmed-xml'],
    places:
      /^(?:OWN|STAT|DCOM|LR|AU|IR|PL|JID|SB|EDAT|SO) *-|Citation\/@|Version$|DateRevised|@(?:PubModel|CitedMedium|ValidYN|CompleteYN|NlmCategory|UI|MajorTopicYN|Owner|DateType)$|Initials$|MedlineJournalInfo|PublicationStatus$/,
    reason: 'These values manage the citation at PubMed, describe the journal, or abbreviate names.',
  },
  {
    formats: ['zenodo', 'zenodo-deposit', 'inveniordm', 'cff', 'pubmed-xml'],
    places: /\/(?:scheme|identifiers\/\*\/type|@(?:IdType|EIdType|Source))$|ArticleIdList\/ArticleId$/,
    reason: 'The scheme of an identifier is known from its form, and a second list repeats the first.',
  },
  {
    formats: ['zenodo', 'cff', 'ris', 'endnote', 'endnote-xml'],
    places:
      /^\/(?:doi_url|title|type|metadata\/doi)$|preferred-citation\/(?:type|month)$|^(?:PY|%D)|dates\/year$|ref-type/,
    reason: 'The value is repeated elsewhere in the document with more detail, such as a year beside a day.',
  },
  {
    formats: ['commonmeta', 'html'],
    places: /contributors\/\*\/type$|additional_descriptions\/\*\/type$|og:description/,
    reason: 'A term that the vocabulary lacks is read as the default.',
  },
]

/** True if a reader need not account for a value. */
export const isExcepted = (format: FormatId, place: string): boolean =>
  exceptions.some(({ formats, places }) => formats.includes(format) && places.test(place))
