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

/** The id of a format, such as `bibtex`. */
export type FormatId = DataciteFormatId | OtherFormatId

/** A format that can be read or written. */
export interface Format extends RecordFormat<FormatId, WriteOptions> {}

/** A format other than DataCite's, typed by its abilities: `bibtex.write` exists, and `csv.read` does not. */
export type OtherFormat<Id extends OtherFormatId, Can extends Ability> = FormatThat<Can, Id, WriteOptions>

/** The options for writing a format. A format ignores options that do not apply to it. */
export interface WriteOptions extends DataciteWriteOptions {
  /** The version of RO-Crate to write; defaults to 1.2. */
  roCrate?: '1.1' | '1.2'
  /** The form of the citation keys of BibTeX and BibLaTeX entries. Defaults to `author-year`. */
  keys?: CitationKeys
  /**
   * The encoding of BibTeX and BibLaTeX; defaults to `utf-8`. With `ascii`, characters beyond ASCII are written
   * as TeX commands if TeX has such commands.
   */
  encoding?: 'utf-8' | 'ascii'
  /** The values of a Crossref deposit other than the metadata of the works. */
  crossref?: CrossrefDeposit
}

/**
 * The values of a Crossref deposit other than the metadata:
 * https://www.crossref.org/documentation/register-maintain-records/.
 */
export interface CrossrefDeposit {
  /** The sender of the deposit, and the email address to which Crossref sends its report. Crossref requires both. */
  depositor?: { name: string; email: string }
  /** The organisation responsible for the works. Defaults to the publisher of the first record. */
  registrant?: string
  /** A name for the deposit, 4 to 100 characters; made from the first DOI by default. */
  batchId?: string
  /**
   * A number that increases with every deposit of the same DOI, such as `20260131120000`; defaults to the time of
   * writing.
   */
  timestamp?: number
  /** Returns the landing page of a record that does not name one. */
  landingPage?: (record: Datacite) => string
}

/**
 * The form of citation keys: `okafor2021soil`, the DOI in safe characters, or the result of a function. Unsafe
 * characters in the result become `-`.
 */
export type CitationKeys = 'author-year' | 'doi' | ((record: Datacite) => string)
