import type { DataciteFormatId, DataciteWriteOptions, RecordFormat } from '../datacite/format.ts'
import type { Datacite } from '../model/datacite.ts'

export type {
  DataciteFormatId,
  DataciteWriteOptions,
  Loss,
  ReadOptions,
  ReadResult,
  RecordFormat,
  WriteResult,
} from '../datacite/format.ts'

/** The formats of others, which hold less than the kernel, or something else. */
export type OtherFormatId =
  | 'csl-json'
  | 'bibtex'
  | 'biblatex'
  | 'ris'
  | 'endnote'
  | 'endnote-xml'
  | 'schema-org'
  | 'schema-org-turtle'
  | 'schema-org-rdf'
  | 'codemeta'
  | 'cff'
  | 'ro-crate'
  | 'dcat-turtle'
  | 'dcat-json'
  | 'dublin-core'
  | 'dublin-core-json'
  | 'crossref'
  | 'jats'
  | 'inveniordm'
  | 'csv'

/** The name of a format. */
export type FormatId = DataciteFormatId | OtherFormatId

/** A format that can be read or written. */
export interface Format extends RecordFormat<FormatId, WriteOptions> {}

/** How a format is written; an option that a format does not know changes nothing. */
export interface WriteOptions extends DataciteWriteOptions {
  /** The version of RO-Crate to write; 1.2 where not given. */
  roCrate?: '1.1' | '1.2'
  /** How BibTeX and BibLaTeX call their entries; `author-year` where not given. */
  keys?: CitationKeys
  /** Whether BibTeX and BibLaTeX write TeX commands for everything beyond ASCII; `utf-8` where not given. */
  encoding?: 'utf-8' | 'ascii'
}

/** What citation keys are made of: `okafor2021soil`, the DOI in safe characters, or what a function says; its other characters become `-`. */
export type CitationKeys = 'author-year' | 'doi' | ((record: Datacite) => string)
