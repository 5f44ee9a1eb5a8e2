import type { Ability, DataciteFormatId, DataciteWriteOptions, FormatThat, RecordFormat } from '../datacite/format.ts'
import type { Datacite } from '../model/datacite.ts'
import type { OtherFormatId } from './ids.ts'

export type {
  Ability,
  DataciteFormatId,
  DataciteWriteOptions,
  FileType,
  FormatRow,
  FormatThat,
  Loss,
  ReadOptions,
  ReadResult,
  RecordFormat,
  WriteResult,
} from '../datacite/format.ts'

export type { OtherFormatId } from './ids.ts'

/** The name of a format. */
export type FormatId = DataciteFormatId | OtherFormatId

/** A format that can be read or written. */
export interface Format extends RecordFormat<FormatId, WriteOptions> {}

/** A format of others, by what it can do: `bibtex.write` is there, and `csv.read` is not. */
export type OtherFormat<Id extends OtherFormatId, Can extends Ability> = FormatThat<Can, Id, WriteOptions>

/** How a format is written; a format ignores the options that it does not have. */
export interface WriteOptions extends DataciteWriteOptions {
  /** The version of RO-Crate to write; 1.2 by default. */
  roCrate?: '1.1' | '1.2'
  /** How BibTeX and BibLaTeX name their entries; `author-year` by default. */
  keys?: CitationKeys
  /** Whether BibTeX and BibLaTeX write TeX commands for everything beyond ASCII; `utf-8` by default. */
  encoding?: 'utf-8' | 'ascii'
  /** What surrounds the records of a deposit with Crossref. */
  crossref?: CrossrefDeposit
}

/** What a deposit with Crossref says beside the metadata: https://www.crossref.org/documentation/register-maintain-records/. */
export interface CrossrefDeposit {
  /** Who sends it, and the address that the report goes to; Crossref asks for both. */
  depositor?: { name: string; email: string }
  /** Who is responsible for the works; the publisher of the first record where not given. */
  registrant?: string
  /** A name for the deposit, 4 to 100 characters; made of the first DOI where not given. */
  batchId?: string
  /** A number that grows from one deposit of a DOI to the next, such as `20260131120000`; the time of writing where not given. */
  timestamp?: number
  /** The landing page of a record that does not name one. */
  landingPage?: (record: Datacite) => string
}

/** How citation keys are made: `okafor2021soil`, the DOI in safe characters, or the result of a function, in which unsafe characters become `-`. */
export type CitationKeys = 'author-year' | 'doi' | ((record: Datacite) => string)
