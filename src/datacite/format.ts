import type { Diagnostic, SentenceValue } from '../core/diagnostic.ts'
import type { Kernel } from '../kernel/kernels.ts'
import type { Datacite } from '../model/datacite.ts'
import type { Stretch } from '../text/stretch.ts'
import type { TextSample } from './read/sample.ts'

/** The ids of the DataCite dialects. Each dialect is a separate format, because mixing them up loses data. */
export type DataciteFormatId =
  | 'datacite-xml'
  | 'datacite-rest'
  | 'datacite-rest-put'
  | 'datacite-json-4.3'
  | 'datacite-json-4.5'
  | 'datacite-service'
  | 'resource'
  | 'citable-json'

/** The media types and file extensions of a format, preferred ones first. */
export interface FileType {
  readonly mediaTypes: readonly string[]
  /** File extensions, with the dot. */
  readonly extensions: readonly string[]
}

/** The static facts about a format, available without loading the format itself. */
export interface FormatRow<Id extends string> extends FileType {
  id: Id
  name: string
  /** True if a text of this format contains a single record, so that several records need several files. */
  holdsOne?: true
}

/** A format for records: its name, detection, reader and writer. */
export interface RecordFormat<Id extends string, Options> extends FormatRow<Id> {
  /**
   * True if a text looks like this format.
   * @param sample A sample already taken from the text, to avoid taking another.
   */
  detect?(text: string, sample?: TextSample): boolean
  /** Reads a text of one or more records. */
  read?(text: string, options?: ReadOptions): ReadResult
  /**
   * Returns the range of each record's head in a readable text, in order. Only formats with many records per text have
   * this method.
   */
  places?(text: string): readonly Stretch[]
  /** Reads a parsed value, for formats that are JSON or YAML. Findings have pointers but no positions. */
  readValue?(value: object): ReadResult
  /**
   * Writes a record.
   *
   * @throws TypeError for a wrong option
   */
  write?(record: Datacite, options?: Options): WriteResult
  /** Writes several records as one text. Each loss contains the `index` of its record. */
  writeAll?(records: readonly Datacite[], options?: Options): WriteResult
  /**
   * The methods that write several records as one text in constant memory. Present only if such a text has a head and a
   * foot around the records.
   */
  parts?: DocumentParts<Options>
}

/** The methods for writing a text of several records in parts: a head, the records and a foot. */
export interface DocumentParts<Options> {
  /**
   * Writes a record as part of the text. `first` contains the facts of the text's first record, and is undefined for
   * the first record itself.
   */
  part(record: Datacite, options?: Options, first?: unknown): DocumentPart
  /** Starts a text, or resumes one from a saved state. */
  begin(options?: Options, state?: unknown): GrowingDocument
}

/** A record written as part of a text of several records. */
export interface DocumentPart extends WriteResult {
  /**
   * The facts of the record that affect the whole text. They are a plain value, which can be passed between threads.
   */
  facts?: unknown
}

/** A text of several records under construction. */
export interface GrowingDocument {
  /** True while other records depend on facts of the first record that are not yet known. */
  isWaiting(): boolean
  /** Returns the facts of the first record. */
  first(): unknown
  /** Adds the facts of the next record. Returns the resulting losses of the whole text. */
  note(facts: unknown): Loss[]
  /** Returns the text before the first record, once the facts of the first record are known. */
  head(): string
  /** Returns the text of a record, completed with the parts that depend on the record's index. */
  entry(text: string, number: number): string
  foot(): string
  /** Returns the state that another run needs to continue the text, as a plain value. */
  state(): unknown
}

/** The name of an optional method for detecting, reading or writing; `places` and `parts` are not included. */
export type Ability = 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'

/** A format that has the given abilities and no others. `places` and `parts` remain optional. */
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
  /** The target kernel, for formats that support several. Defaults to the newest. */
  kernel?: Kernel
  /** True if the text is indented, which is the default. */
  pretty?: boolean
  /**
   * True if the losses of the text are computed, which is the default. With false, `losses` is empty and writing is
   * faster.
   *
   * With `places`, a writer may omit the messages of losses, for callers who only count them.
   */
  losses?: boolean | 'places'
}

/** The format of one DataCite dialect. */
export type DataciteFormat = RecordFormat<DataciteFormatId, DataciteWriteOptions>

/**
 * The result of reading: the records, or the reasons why there are none. Reading never throws on input.
 *
 * If there are records, an error in `diagnostics` concerns another part of the input, such as a broken line.
 */
export type ReadResult =
  | { ok: true; records: Datacite[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/** A written text, with its losses. */
export interface WriteResult {
  text: string
  /** Every value that was lost, changed or invented; empty with `losses: false`. */
  losses: Loss[]
}

/** A value that a conversion lost, changed or invented. */
export interface Loss {
  kind: 'lost' | 'changed' | 'invented'
  /** A JSON Pointer into the canonical record. */
  pointer: string
  message: string
  /** The id of the message, such as `losses/noPlace`. */
  messageId: string
  /** The values in the message, by name. */
  values?: Readonly<Record<string, SentenceValue>>
  value: unknown
  /** The index of the record among several, from 0. */
  index?: number
}
