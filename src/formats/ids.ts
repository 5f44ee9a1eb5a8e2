/** The formats of others, which hold less than the kernel or other things. */
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

/** The name of a format of others. */
export type OtherFormatId = (typeof otherFormatIds)[number]

/** True if a format belongs to `otherFormatIds`. */
export const isOtherFormat = (id: string): id is OtherFormatId => otherFormatIds.some(known => known === id)
