import type { FilterValues, Sort } from './filters.ts'
import type { StoredDataset, StoredFile, StoredResource } from './storing/stored.ts'

/** The stored record types, by kind. */
export interface Stored {
  dataset: StoredDataset
  file: StoredFile
  resource: StoredResource
}

/** A kind of record. */
export type Kind = keyof Stored

/**
 * A store of records with UUIDs in canonical form as ids. A missing record is `undefined`.
 *
 * A wrong argument rejects with a `TypeError`. An unavailable store rejects with a {@link CatalogError}.
 */
export interface Catalog {
  /** The record with an id, whether or not it is public; undefined if it has been withdrawn. */
  get<K extends Kind>(kind: K, id: string): Promise<Stored[K] | undefined>
  /** The resource with an id as it is served; its JSON is stored, so it need not be parsed and written again. */
  served(id: string): Promise<Served | undefined>
  /** The resource with a DOI, ignoring case; if there are several, the first in the order of a listing. */
  byDoi(doi: string): Promise<Stored['resource'] | undefined>
  /** A page of a listing, in the order of the kind: datasets and files by path, version and id; resources by paths, DOI and id. */
  list<K extends Kind>(kind: K, query: ListQuery): Promise<Listing<K>>
  /** All records that match, in the order of the kind, read a bounded number at a time. */
  iterate<K extends Kind>(kind: K, filters?: Filters): AsyncIterable<Stored[K]>
  /**
   * Lists the public records of a kind in the order of their last change in this store. Withdrawn records are included on request.
   *
   * A record changes when it is first ingested and whenever it is ingested with different content. A record that changes while a list is
   * read by cursor moves to the end of the list.
   *
   * Times come from the ingesting process's clock, taken as late as a batch allows and rounded up to a second. Asking again `from` the time
   * of the last request therefore misses nothing committed within a second. If batches take longer or clocks differ, ask from that much
   * earlier.
   */
  changed(kind: Kind, query: ChangedQuery): Promise<ChangedListing>
  /**
   * When a record last changed in this store, to the second; without an id, when any record of the kind did, those withdrawn and not
   * public included. Undefined if there is none.
   */
  lastChange(kind: Kind, id?: string): Promise<Date | undefined>
  /**
   * The names of all specifiers that records of a kind have; those of resources are `publisher`, `publication_year`, `resource_type`,
   * `language` and `rights`.
   */
  specifiers(kind: Kind): Promise<ReadonlySet<string>>
  /** The values of each specifier among the matching records with the number of records that have them, the most frequent first. */
  facets(kind: Kind, filters?: Filters): Promise<Facets>
  /**
   * Stores records in atomic batches; the last of several records with one id counts.
   *
   * Each record is validated first. Refused records are reported and do not block the others. Files that a dataset lists are stored with
   * the dataset. A file ingested on its own, earlier or later, keeps its own content and is linked to the dataset.
   */
  ingest(records: Iterable<unknown> | AsyncIterable<unknown>, options?: IngestOptions): Promise<IngestReport>
  /**
   * Withdraws records and resolves to the number withdrawn. Unknown and already withdrawn ids change nothing.
   *
   * Lookups and default listings omit withdrawn records; {@link Catalog.withdrawn} returns them. A file is withdrawn with the last of its
   * datasets.
   */
  withdraw(kind: Kind, ids: readonly string[], withdrawal: Withdrawal, options?: ChangeOptions): Promise<number>
  /** Undoes withdrawals; resolves to the number of records that came back. */
  restore(kind: Kind, ids: readonly string[], options?: ChangeOptions): Promise<number>
  /** A withdrawn record and why it is; undefined if there is none with this id. */
  withdrawn<K extends Kind>(kind: K, id: string): Promise<WithdrawnRecord<K> | undefined>
  /** Lists the changes of a record since its creation, oldest first. Empty for an unknown record. */
  history(kind: Kind, id: string): Promise<HistoryEntry[]>
  /**
   * A mark of the store's content: while it stays the same, every answer stays the same, so that answers fetched after reading it may be
   * reused. Undefined if reading it would cost about as much as an answer.
   */
  revision(): Promise<string | undefined>
  /** Resolves if the store answers; else rejects with a {@link CatalogError}. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** A resource as it is served. */
export interface Served {
  /** Compact JSON, with the members in the order of the type. */
  json: string
  /** SHA-256 of the JSON in base64url, usable as an `ETag`. */
  hash: string
  /** When it last changed in the store, to the second. */
  changed: Date
  /** The address that is registered for its DOI, which is no part of the JSON. */
  url?: string
}

/**
 * Filters that a record must all match. Any one of a filter's values suffices.
 *
 * Filters that a kind does not have are ignored.
 */
export interface Filters extends Readonly<Partial<FilterValues>> {
  /** Specifier name to wanted values. */
  readonly specifiers?: ReadonlyMap<string, readonly string[]>
  /** True if only withdrawn records are listed; other lists omit them. */
  readonly withdrawn?: boolean
}

/** Why a record is no longer there. */
export interface Withdrawal {
  /** A sentence for people. */
  reason: string
  /** The DOI of what takes its place. */
  successor?: string
  /** It was missing from its source, so it comes back when it is ingested again; any other withdrawal lasts until it is undone. */
  isPruned?: true
}

/** A record that has been withdrawn. */
export interface WithdrawnRecord<K extends Kind> extends Withdrawal {
  /** The record as it was. */
  record: Stored[K]
  date: Date
}

/** Something that happened to a record. */
export interface HistoryEntry {
  /** To the second. */
  date: Date
  action: 'created' | 'changed' | 'withdrawn' | 'restored'
  /** Which members changed, one level into `datacite`; absent if none did. */
  changes?: MemberChange[]
  /** Why it was withdrawn. */
  reason?: string
}

/** A member of a record that changed; absent values were not there. */
export interface MemberChange {
  /** Its JSON Pointer. */
  pointer: string
  before?: unknown
  after?: unknown
}

/** The records that are wanted, in which order, and which part of their list. */
export interface ListQuery extends Filters, StretchQuery {
  /**
   * The order; that of the kind if absent. `relevance` puts what is exactly what the query names first, then what has its words in titles, in names and
   * identifiers, in subjects and affiliations, and at last elsewhere, and whole words before beginnings of words; it cannot be followed
   * by cursor, and without a query it is the order of the kind. `title` is the name of datasets and files, `date` their version; with `-`, backwards.
   */
  readonly sort?: 'relevance' | Sort
}

/** Which part of a list is wanted. */
export interface StretchQuery {
  /** At least 1. */
  limit: number
  /** The number of records to skip, from 0; the cost may grow with the offset. */
  offset?: number
  /** The `next` of the previous page, or `*` for the first. Costs the same at any depth. */
  cursor?: string
  /** True if all matching records are counted. */
  count?: boolean
}

/** Part of a listing. */
export interface Listing<K extends Kind> {
  records: Stored[K][]
  /** The records as JSON, if the store has them so: for who passes them on. Not enumerable, and so not in a copy with other records. */
  readonly texts?: readonly string[]
  /** The exact number of matching records; only if asked for. */
  count?: number
  /** The cursor of the next page; absent at the end and if the listing was asked for by offset. */
  next?: string
}

/** The changes that are wanted, and which part of their list. */
export interface ChangedQuery extends StretchQuery {
  /** The earliest and the latest time, inclusive. */
  from?: Date
  until?: Date
  /** For resources: only those with metadata of their own, so not external ones. */
  described?: boolean
  /** True if withdrawn records are listed as well. */
  withdrawn?: boolean
}

/** Part of a list of changes: like {@link Listing}, with ids in place of records. */
export interface ChangedListing {
  records: { id: string; changed: Date; isWithdrawn?: true }[]
  count?: number
  next?: string
}

/** Specifier name to values with counts. */
export type Facets = Record<string, { value: string; count: number }[]>

/** Options of a change. */
export interface ChangeOptions {
  /** The clock for times of change, in milliseconds since 1970; `Date.now` by default. */
  now?: () => number
}

/** Options of an ingest. */
export interface IngestOptions extends ChangeOptions {
  /** Records per transaction; by default 1,000, and fewer long ones where a database takes them. */
  batch?: number
  /** True if records with members unknown to the service description are refused; by default they are kept. */
  strict?: boolean
  /** Called with each record that is refused, and waited for; the report then lists none, and memory does not grow with them. */
  onRefused?: (refusal: Refusal) => void | Promise<void>
  /** Called after each transaction with the totals so far. */
  onProgress?: (done: { accepted: number; refused: number }) => void
  /** Called with the ids of the records of each transaction, those of the files that datasets list included. */
  onStored?: (ids: { readonly [K in Kind]: ReadonlySet<string> }) => void
  signal?: AbortSignal
}

/** The result of an ingest. */
export interface IngestReport {
  /** The number of records stored, by kind. */
  accepted: Record<Kind, number>
  /** The number of records that had been withdrawn as missing from their source and are listed again; absent if there are none. */
  restored?: number
  /** Empty where `onRefused` was told. */
  refused: Refusal[]
  /** Members that the service description does not know, which are kept, and how many records have them; absent if there are none. */
  unknown?: UnknownMember[]
}

/** A member that the service description does not know; that of a listed file has `files/` before its name. */
export interface UnknownMember {
  kind: Kind
  name: string
  count: number
}

/** A record that was refused, and why. */
export interface Refusal {
  /** Its index among the given records. */
  index: number
  /** Its id or DOI, if it has one. */
  id?: string
  /** Full sentences. */
  reasons: string[]
}

/** The store failed: it is unreachable, full or broken. `isTransient` says whether trying again may help. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  readonly isTransient: boolean

  constructor(message: string, options: { cause?: unknown; isTransient: boolean }) {
    super(message, { cause: options.cause })
    this.isTransient = options.isTransient
  }
}

/** A cursor that no listing of this catalog returned. */
export class CursorError extends Error {
  override readonly name = 'CursorError'
}
