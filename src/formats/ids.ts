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
  'dcat-json',
  'dublin-core',
  'dublin-core-json',
  'crossref',
  'crossref-xml',
  'jats',
  'openalex',
  'crosscite',
  'zenodo',
  'zenodo-deposit',
  'inveniordm',
  'csv',
] as const

/** The name of a format of others. */
export type OtherFormatId = (typeof otherFormatIds)[number]
