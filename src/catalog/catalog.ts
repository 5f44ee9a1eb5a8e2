import type { FilterValues } from '../model/filters.ts'
import type { Resource } from '../model/index.ts'
import type { StoredDataset, StoredFile } from './stored.ts'

/** What a catalog holds, by the kind of record. */
export interface Stored {
  dataset: StoredDataset
  file: StoredFile
  resource: Resource
}

/** A kind of record. */
export type Kind = keyof Stored

/**
 * A store of records, read by the HTTP adapter and by anyone else. Ids are UUIDs in canonical form. What cannot be done because
 * the store does not answer rejects with a {@link CatalogError}; a record that is not there is `undefined`.
 */
export interface Catalog {
  /** The record of an id, also one that is not public. */
  get<K extends Kind>(kind: K, id: string): Promise<Stored[K] | undefined>
  /** The resource of an id as it is served: its text is kept, so that nothing has to be read and written again. */
  served(id: string): Promise<Served | undefined>
  /** The resource of a DOI, whatever its case; of several the first in the order of a listing. */
  byDoi(doi: string): Promise<Resource | undefined>
  /** A page of a listing, in the order of the kind: datasets and files by path, version and id; resources by paths, DOI and id. */
  list<K extends Kind>(kind: K, query: ListQuery): Promise<Listing<K>>
  /** All records that match, in the order of the kind, read a bounded number at a time. */
  iterate<K extends Kind>(kind: K, filters?: Filters): AsyncIterable<Stored[K]>
  /**
   * What listings show of a kind, in the order of its last change in this store: the first time that a record is ingested, and each time
   * that it is ingested otherwise than it is stored; the same again is no change. A record that changes while a list is followed by
   * cursor moves to its end. The time is taken by the clock of whoever ingests, as late as a batch allows, and rounded up to a second:
   * all that was taken in within a second of it is found by whoever asks again `from` when it last asked. Where batches take longer, or
   * clocks of several processes differ, go back by as much.
   */
  changed(kind: Kind, query: ChangedQuery): Promise<ChangedListing>
  /** The names of all specifiers that records of a kind have. */
  specifiers(kind: 'dataset' | 'file'): Promise<ReadonlySet<string>>
  /** The values of each specifier among the records that match, with how many records have them; the most frequent first. */
  facets(kind: 'dataset' | 'file', filters?: Filters): Promise<Facets>
  /**
   * Takes records in: all of a batch or nothing of it, a record again as often as it comes, the last one counting. Each is validated
   * first; what is refused is in the report and does not keep the others out. The files that a dataset lists are taken in with it;
   * one that is given by itself, earlier or later, keeps what it says and is linked to the dataset.
   */
  ingest(records: Iterable<unknown> | AsyncIterable<unknown>, options?: IngestOptions): Promise<IngestReport>
  /**
   * A mark of what the store holds: while it is the same, so is every answer, and what was asked after it was given may be given again.
   * Undefined where the store cannot tell much sooner than it answers.
   */
  revision(): Promise<string | undefined>
  /** Whether the store answers; rejects with a {@link CatalogError} where it does not. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** A resource as it is served. */
export interface Served {
  /** Compact JSON, with the members in the order of the type. */
  json: string
  /** SHA-256 of the JSON, base64url: what an `ETag` can be. */
  hash: string
  /** When it last changed in the store, to the second. */
  changed: Date
}

/**
 * Which records of a kind are wanted: those that fit all filters given; one with several values is fitted by any of them. Filters that a
 * kind does not have are ignored.
 */
export interface Filters extends Readonly<Partial<FilterValues>> {
  /** Specifier name to wanted values. */
  readonly specifiers?: ReadonlyMap<string, readonly string[]>
}

/** Which records, and which stretch of them. */
export interface ListQuery extends Filters, StretchQuery {}

/** Which stretch of a list. */
export interface StretchQuery {
  /** At least 1. */
  limit: number
  /** How many to pass over, from 0; what a page further on costs may grow with it. */
  offset?: number
  /** Where the page before ended, as its listing said; `*` for the first. Costs the same at any depth. */
  cursor?: string
  /** Whether to count all that match. */
  count?: boolean
}

/** A stretch of a listing. */
export interface Listing<K extends Kind> {
  records: Stored[K][]
  /** All that match, exactly; only where asked for. */
  count?: number
  /** The cursor of what follows; none at the end, and none where the listing was asked for by offset. */
  next?: string
}

/** Which changes, and which stretch of them. */
export interface ChangedQuery extends StretchQuery {
  /** Not before, and not after, inclusive. */
  from?: Date
  until?: Date
  /** Of resources: only those with metadata of their own, which external ones do not have. */
  described?: boolean
}

/** A stretch of what has changed: as {@link Listing}, with ids for records. */
export interface ChangedListing {
  records: { id: string; changed: Date }[]
  count?: number
  next?: string
}

/** Specifier name to its values with their counts. */
export type Facets = Record<string, { value: string; count: number }[]>

/** How to ingest. */
export interface IngestOptions {
  /** Records to a transaction; 1 000 where not given. */
  batch?: number
  /** Called after each transaction with what is in by then. */
  onProgress?: (done: { accepted: number; refused: number }) => void
  signal?: AbortSignal
  /** Milliseconds since 1970, by which records are said to have changed; `Date.now` where not given. */
  now?: () => number
}

/** What became of the records given. */
export interface IngestReport {
  /** Records that are in the store now, by kind. */
  accepted: Record<Kind, number>
  refused: Refusal[]
}

/** A record that was not taken in, and why. */
export interface Refusal {
  /** Its number among the records given, from 0. */
  index: number
  /** Its id or DOI, where it has one. */
  id?: string
  /** Sentences for a person. */
  reasons: string[]
}

/** The store could not do what was asked: it is away, full or broken. `isTransient` where trying again may help. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  readonly isTransient: boolean

  constructor(message: string, options: { cause?: unknown; isTransient: boolean }) {
    super(message, { cause: options.cause })
    this.isTransient = options.isTransient
  }
}

/** A cursor that no listing of this catalog gave. */
export class CursorError extends Error {
  override readonly name = 'CursorError'
}
