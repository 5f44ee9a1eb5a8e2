import type { Ability, DataciteFormatId, DataciteWriteOptions, FormatThat, RecordFormat } from '../datacite/format.ts'
import type { Datacite } from '../model/datacite.ts'
import type { OtherFormatId } from './ids.ts'

export type {
  Ability,
  DataciteFormatId,
  DataciteWriteOptions,
  DocumentPart,
  DocumentParts,
  FileType,
  FormatRow,
  FormatThat,
  GrowingDocument,
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

/** The options for writing a format. A format ignores options that do not apply to it. */
export interface WriteOptions extends DataciteWriteOptions {
  /** The version of RO-Crate to write; 1.2 by default. */
  roCrate?: '1.1' | '1.2'
  /** The naming of BibTeX and BibLaTeX entries. Defaults to `author-year`. */
  keys?: CitationKeys
  /** The encoding of BibTeX and BibLaTeX, by default `utf-8`. With `ascii`, TeX commands replace all characters beyond ASCII. */
  encoding?: 'utf-8' | 'ascii'
  /** The values around the records of a Crossref deposit. */
  crossref?: CrossrefDeposit
}

/** The values of a Crossref deposit besides the metadata: https://www.crossref.org/documentation/register-maintain-records/. */
export interface CrossrefDeposit {
  /** The sender of the deposit, and the email address for the report. Crossref requires both. */
  depositor?: { name: string; email: string }
  /** The organisation responsible for the works. Defaults to the publisher of the first record. */
  registrant?: string
  /** A name for the deposit, 4 to 100 characters; made of the first DOI where not given. */
  batchId?: string
  /** A number that grows from one deposit of a DOI to the next, such as `20260131120000`; the time of writing where not given. */
  timestamp?: number
  /** The landing page of a record that does not name one. */
  landingPage?: (record: Datacite) => string
}

/**
 * The form of citation keys: `okafor2021soil`, the DOI in safe characters, or the result of a function. Unsafe characters in the result
 * become `-`.
 */
export type CitationKeys = 'author-year' | 'doi' | ((record: Datacite) => string)
