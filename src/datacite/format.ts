import type { Diagnostic, SentenceValue } from '../core/diagnostic.ts'
import type { Kernel } from '../kernel/kernels.ts'
import type { Datacite } from '../model/datacite.ts'
import type { Stretch } from '../text/stretch.ts'
import type { TextSample } from './read/sample.ts'

/** DataCite's own dialects; each is a separate format, because mixing them up loses data. */
export type DataciteFormatId =
  | 'datacite-xml'
  | 'datacite-rest'
  | 'datacite-rest-put'
  | 'datacite-json-4.3'
  | 'datacite-json-4.5'
  | 'datacite-service'
  | 'resource'
  | 'citable-json'

/** The media types and file name endings of a format, the preferred one of each first. */
export interface FileType {
  readonly mediaTypes: readonly string[]
  /** With the dot. */
  readonly extensions: readonly string[]
}

/** The facts of a format; the format itself takes them from here, as does who offers it without loading it. */
export interface FormatRow<Id extends string> extends FileType {
  id: Id
  name: string
  /** A text of this format is one record, so that several need several files. */
  holdsOne?: true
}

/** A format for records: its name, and how to recognise, read and write it. */
export interface RecordFormat<Id extends string, Options> extends FormatRow<Id> {
  /**
   * True if a text looks like this format.
   * @param sample A sample already taken from the text, to avoid taking another.
   */
  detect?(text: string, sample?: TextSample): boolean
  /** Reads what a text holds, one record or many. */
  read?(text: string, options?: ReadOptions): ReadResult
  /** Returns the range of each record's head in a readable text, in order. Only formats with many records per text have this method. */
  places?(text: string): readonly Stretch[]
  /** Reads a value that was parsed already, for formats that are JSON or YAML; its findings have pointers and no positions. */
  readValue?(value: object): ReadResult
  /** Writes one record; an option that is wrong is a `TypeError`. */
  write?(record: Datacite, options?: Options): WriteResult
  /** Writes several records as one text, if the format can hold several; each loss names its record. */
  writeAll?(records: readonly Datacite[], options?: Options): WriteResult
  /** Writes several records as one text in constant memory, if the text of several has a beginning and an end. */
  parts?: DocumentParts<Options>
}

/** A text of several records that is written bit by bit: its head, the records and its foot. */
export interface DocumentParts<Options> {
  /** Writes a record as it is within the text. `first` are the facts of the first record of the text, undefined for the first itself. */
  part(record: Datacite, options?: Options, first?: unknown): DocumentPart
  /** Begins a text, or continues one with the state that it had. */
  begin(options?: Options, state?: unknown): GrowingDocument
}

/** A record as it is within a text of several. */
export interface DocumentPart extends WriteResult {
  /** The facts of the record on which its text depends as a whole: a plain value, because it comes from other threads. */
  facts?: unknown
}

/** A text of several records under construction. */
export interface GrowingDocument {
  /** True if other records depend on the facts of the first record, and these are not known yet. */
  isWaiting(): boolean
  /** The facts of the first record. */
  first(): unknown
  /** Notes the next record and returns the losses of the text as a whole that follow from the record. */
  note(facts: unknown): Loss[]
  /** Returns the text before the first record, once this is noted. */
  head(): string
  /** Returns the text of a record with what depends on its number, from 0. */
  entry(text: string, number: number): string
  foot(): string
  /** Returns all that another run needs to continue the text, as a plain value. */
  state(): unknown
}

/** The optional abilities of a format. */
export type Ability = 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'

/** A format with all that it can do, and nothing that it cannot. */
export type FormatThat<Can extends Ability, Id extends string = string, Options = DataciteWriteOptions> = Omit<
  RecordFormat<Id, Options>,
  Ability
> &
  Required<Pick<RecordFormat<Id, Options>, Can>>

/** The options for reading a format. */
export interface ReadOptions {
  kernel?: Kernel
}

/** The options for writing a DataCite format. */
export interface DataciteWriteOptions {
  /** The kernel to keep to, for formats that are not of one kernel; the newest where not given. */
  kernel?: Kernel
  /** True if the text is indented, which is the default. */
  pretty?: boolean
  /**
   * True if the losses of the text are computed, which is the default. With false, `losses` is empty and writing is faster.
   *
   * With `places`, most losses have no message, for callers who only count them.
   */
  losses?: boolean | 'places'
}

/** One of DataCite's own formats. */
export type DataciteFormat = RecordFormat<DataciteFormatId, DataciteWriteOptions>

/**
 * The result of reading: the records, or the reasons why there are none. Reading never throws on input.
 *
 * Errors among the diagnostics of records
 * concern other values of the input, such as a broken line.
 */
export type ReadResult =
  | { ok: true; records: Datacite[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/** A written text, with its losses. */
export interface WriteResult {
  text: string
  /** Every value that the text does not hold as the record does; empty if the options say `losses: false`. */
  losses: Loss[]
}

/** A value that a conversion could not carry over unchanged. */
export interface Loss {
  kind: 'lost' | 'changed' | 'invented'
  /** JSON Pointer into the canonical record. */
  pointer: string
  message: string
  /** The id of the message: `losses/no-place`. */
  messageId: string
  /** The values in the message, by name. */
  values?: Readonly<Record<string, SentenceValue>>
  value: unknown
  /** The index of the record among several, from 0. */
  index?: number
}
