/** The ids of the foreign formats: all formats except DataCite's own. */
export const otherFormatIds = [
  'csl-json',
  'bibtex',
  'biblatex',
  'ris',
  'endnote',
  'endnote-xml',
  'schema-org',
  'schema-org-turtle',
  'schema-org-rdf',
  'codemeta',
  'cff',
  'ro-crate',
  'dcat-turtle',
  'dcat-rdf',
  'dcat-json',
  'dublin-core',
  'dublin-core-json',
  'crossref',
  'crossref-xml',
  'jats',
  'mods',
  'nbib',
  'pubmed-xml',
  'openalex',
  'crosscite',
  'commonmeta',
  'zenodo',
  'zenodo-deposit',
  'inveniordm',
  'package-json',
  'pyproject',
  'html',
  'csv',
] as const

/** The id of a foreign format. */
export type OtherFormatId = (typeof otherFormatIds)[number]

/** True if an id is the id of a foreign format. */
export const isOtherFormat = (id: string): id is OtherFormatId => otherFormatIds.some(known => known === id)

/** The ids of the foreign formats that can be read but not written. */
export const readOnly: readonly string[] = [
  'nbib',
  'pubmed-xml',
  'html',
  'pyproject',
  'crossref',
  'openalex',
  'crosscite',
  'zenodo',
  'package-json',
] satisfies OtherFormatId[]
