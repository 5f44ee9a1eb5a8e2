import type { FilterValues, Kind, Sort } from './filters.ts'
import type { StoredDataset, StoredFile, StoredResource } from './storing/stored.ts'

export type { Kind } from './filters.ts'

/** The stored record types, by kind. */
export interface Stored {
  dataset: StoredDataset
  file: StoredFile
  resource: StoredResource
}

/**
 * A store of records with UUIDs in canonical form as ids. A missing record is `undefined`.
 *
 * A call rejects with a `TypeError` for a wrong argument, and with a {@link CatalogError} if the store is unavailable.
 */
export interface Catalog {
  /** Returns the record with the given id, public or not. Returns undefined if the record has been withdrawn. */
  get<K extends Kind>(kind: K, id: string): Promise<Stored[K] | undefined>
  /**
   * Returns the resource with the given id, public or not, as the JSON that the service sends. Returns undefined if the
   * resource has been withdrawn.
   *
   * A database store returns the stored text without parsing it.
   */
  served(id: string): Promise<Served | undefined>
  /** Returns the first public resource in listing order that has the DOI, in any form, and is not withdrawn. */
  byDoi(doi: string): Promise<Stored['resource'] | undefined>
  /**
   * Returns a page of a listing. By default, datasets and files are sorted by path, version and id, and resources by
   * paths, DOI and id.
   */
  list<K extends Kind>(kind: K, query: ListQuery): Promise<Listing<K>>
  /** Iterates over all matching records in the default order of their kind, reading a bounded number at a time. */
  iterate<K extends Kind>(kind: K, filters?: Filters): AsyncIterable<Stored[K]>
  /**
   * Lists the public records of a kind in the order of their last change, and withdrawn records on request.
   *
   * A record changes when it is first ingested, ingested with different content, withdrawn or restored. A record that
   * changes while a list is read by cursor moves to the end of the list.
   *
   * Times come from the ingesting process's clock, taken as late as a batch allows and rounded up to a second. Asking
   * again `from` the time of the last request therefore misses nothing committed within a second. If batches take
   * longer or clocks differ, ask from that much earlier.
   */
  changed(kind: Kind, query: ChangedQuery): Promise<ChangedListing>
  /**
   * Returns the time of a record's last change in this store, to the second. Without an id, returns the time of the
   * last change to any record of the kind, including withdrawn and non-public records; undefined if there is none.
   */
  lastChange(kind: Kind, id?: string): Promise<Date | undefined>
  /**
   * Returns the names of all specifiers of a kind's records. Resources have `publisher`, `publication_year`,
   * `resource_type`, `language` and `rights`.
   */
  specifiers(kind: Kind): Promise<ReadonlySet<string>>
  /** Returns the distinct first segments of the paths of public resources, sorted. Withdrawn resources are included. */
  firstSegments(): Promise<string[]>
  /** Counts the values of each specifier among the matching records, with the most frequent values first. */
  facets(kind: Kind, filters?: Filters): Promise<Facets>
  /**
   * Stores records in atomic batches. If several records have the same id, the last one wins.
   *
   * Each record is validated first. Refused records are reported and do not block the others. Files that a dataset
   * lists are stored with the dataset. A file ingested on its own, earlier or later, keeps its own content and is
   * linked to the dataset.
   */
  ingest(records: Iterable<unknown> | AsyncIterable<unknown>, options?: IngestOptions): Promise<IngestReport>
  /**
   * Withdraws records, and resolves to the number of records withdrawn. Unknown ids and ids of withdrawn records are
   * ignored.
   *
   * Lookups and default listings omit withdrawn records; {@link Catalog.withdrawn} returns them. A file is withdrawn
   * with the last of its datasets.
   */
  withdraw(kind: Kind, ids: readonly string[], withdrawal: Withdrawal, options?: ChangeOptions): Promise<number>
  /** Undoes withdrawals. Resolves to the number of records restored. */
  restore(kind: Kind, ids: readonly string[], options?: ChangeOptions): Promise<number>
  /** Returns a withdrawn record with its withdrawal; undefined if no withdrawn record has this id. */
  withdrawn<K extends Kind>(kind: K, id: string): Promise<WithdrawnRecord<K> | undefined>
  /** Returns the creation and the later changes of a record, oldest first, or an empty list for an unknown record. */
  history(kind: Kind, id: string): Promise<HistoryEntry[]>
  /**
   * Returns a revision of the store's content, which changes whenever the result of a query could change.
   *
   * Undefined if reading the revision would cost about as much as a query. Results fetched after reading a revision may
   * be reused until the revision changes.
   */
  revision(): Promise<string | undefined>
  /** Resolves if the store responds, and rejects with a {@link CatalogError} otherwise. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** A resource as the service sends it. */
export interface Served {
  /** Compact JSON, with the members in the order of the type. */
  json: string
  /** SHA-256 of the JSON in base64url, usable as an `ETag`. */
  hash: string
  /** The time of the record's last change in the store, to the second. */
  changed: Date
  /** The address registered for the DOI. The JSON does not contain this address. */
  url?: string
}

/**
 * Filters for records. A record must match at least one value of every filter.
 *
 * Filters that a kind does not have are ignored.
 */
export interface Filters extends Readonly<Partial<FilterValues>> {
  /** The accepted values by specifier name. */
  readonly specifiers?: ReadonlyMap<string, readonly string[]>
  /** True if only withdrawn records match. By default, only records that have not been withdrawn match. */
  readonly withdrawn?: boolean
}

/** A withdrawal: its reason, and the DOI of the replacement, if there is one. */
export interface Withdrawal {
  /** The reason for the withdrawal, as a readable sentence. */
  reason: string
  /** The DOI of the replacement. */
  successor?: string
  /**
   * True if the record was withdrawn because its source no longer contained it. Such a record is restored when it is
   * ingested again; any other withdrawal lasts until it is undone.
   */
  isPruned?: true
}

/** A withdrawal, with its date and the withdrawn record. */
export interface WithdrawnRecord<K extends Kind> extends Withdrawal {
  /** The record in its last state. */
  record: Stored[K]
  date: Date
}

/** An event in the history of a record. */
export interface HistoryEntry {
  /** The time of the event, to the second. */
  date: Date
  action: 'created' | 'changed' | 'withdrawn' | 'restored'
  /**
   * The changed members of the record and of its `datacite` object; absent if there are none.
   *
   * A list longer than 65,536 characters of JSON has only the pointers, and is omitted if these are also too long.
   */
  changes?: MemberChange[]
  /** The reason for the withdrawal. */
  reason?: string
}

/** A changed member. An added member has no `before`, and a removed member no `after`; too long entries have neither. */
export interface MemberChange {
  /** The JSON Pointer of the changed member. */
  pointer: string
  before?: unknown
  after?: unknown
}

/** A query for records: the filters, the order and the requested part of the list. */
export interface ListQuery extends Filters, StretchQuery {
  /**
   * The sort order; by default, the order of the kind. `title` sorts datasets and files by name, and `date` sorts them
   * by version; a preceding `-` reverses the order.
   *
   * `relevance` puts records that the query identifies first, then matches in titles, in names and identifiers, in
   * subjects and affiliations, and elsewhere; whole words precede beginnings of words. It does not support cursors.
   * Without a query, it is the order of the kind.
   */
  readonly sort?: 'relevance' | Sort
}

/** The requested part of a list. */
export interface StretchQuery {
  /** The maximum number of records to return, at least 1. */
  limit: number
  /** The number of records to skip. The cost of a query may grow with this number. */
  offset?: number
  /** The `next` of the previous page, or `*` for the first page. A page costs the same at any depth. */
  cursor?: string
  /** True if all matching records are counted. */
  count?: boolean
}

/** A page of a listing, with the number of all matching records on request. */
export interface Listing<K extends Kind> {
  records: Stored[K][]
  /**
   * The records as JSON text, for callers that send records unchanged; absent if the store has no such text. The
   * property is not enumerable, so that copies of the listing do not include the texts.
   */
  readonly texts?: readonly string[]
  /** The exact number of matching records; only with `count`. */
  count?: number
  /** The cursor of the next page; absent on the last page and for listings by offset. */
  next?: string
}

/** A query for changes: the time range, the filters and the requested part of the list. */
export interface ChangedQuery extends StretchQuery {
  /** The earliest and the latest time of the changes, inclusive. */
  from?: Date
  until?: Date
  /** True if only resources with their own metadata are listed, and external resources are omitted. */
  described?: boolean
  /** True if withdrawn records are included. */
  withdrawn?: boolean
  /** Filters that the records must match. `all` and `withdrawn` have no effect on a list of changes. */
  filters?: Filters
  /** A path segment. Resources without a path that begins with this segment are omitted. */
  firstSegment?: string
}

/** Part of a list of changes. Its entries have the ids of records instead of the records. */
export interface ChangedListing {
  records: { id: string; changed: Date; isWithdrawn?: true }[]
  count?: number
  next?: string
}

/** Values with counts, by specifier name. */
export type Facets = Record<string, { value: string; count: number }[]>

/** Options of a call that stores, withdraws or restores records. */
export interface ChangeOptions {
  /** The clock that provides the times of changes, in milliseconds since 1970; `Date.now` by default. */
  now?: () => number
}

/** Options of an ingest. */
export interface IngestOptions extends ChangeOptions {
  /**
   * The number of records per transaction. Defaults to 1,000, or fewer if records are long and the database prefers
   * shorter batches.
   */
  batch?: number
  /** True if records with members unknown to the service description are refused. By default, the members are kept. */
  strict?: boolean
  /**
   * Called with each refused record and awaited. The report then lists no refusals, so that memory does not grow with
   * their number.
   */
  onRefused?: (refusal: Refusal) => void | Promise<void>
  /** Called after each transaction with the counts of the run so far. */
  onProgress?: (done: { accepted: number; refused: number }) => void
  /** Called with the ids of the records in each transaction, including files listed by datasets. */
  onStored?: (ids: { readonly [K in Kind]: ReadonlySet<string> }) => void
  signal?: AbortSignal
}

/** The result of an ingest. */
export interface IngestReport {
  /** The number of records stored, by kind. */
  accepted: Record<Kind, number>
  /** The number of records restored because they are no longer missing from their source; absent if there are none. */
  restored?: number
  /** The refused records. Empty if `onRefused` received them. */
  refused: Refusal[]
  /**
   * The stored members that the service description does not define, each with the number of records that contain the
   * member. At most 1,000 members are listed; absent if there are none.
   */
  unknown?: UnknownMember[]
}

/** A member unknown to the service description. The name of a listed file's member starts with `files/`. */
export interface UnknownMember {
  kind: Kind
  name: string
  count: number
}

/** A refused record, with the reasons. */
export interface Refusal {
  /** The index of the record in the input. */
  index: number
  /** The id or DOI of the record, if it has one. */
  id?: string
  /** The reasons as full sentences. */
  reasons: string[]
}

/** The error for a store that is unreachable, full or broken. `isTransient` is true if a retry may succeed. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  readonly isTransient: boolean

  constructor(message: string, options: { cause?: unknown; isTransient: boolean }) {
    super(message, { cause: options.cause })
    this.isTransient = options.isTransient
  }
}

/** The error for an invalid cursor. */
export class CursorError extends Error {
  override readonly name = 'CursorError'
}
