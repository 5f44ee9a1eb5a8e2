import type { Doi } from '../../identifiers/schemes/doi.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Answer, Question } from '../../request/question.ts'
import type { Fail } from '../error.ts'

/** A provider of records by DOI, such as a registry's API. Several sources in an array are tried in order. */
export interface Source {
  /** The name of the source in results and errors. */
  name: string
  /**
   * Returns the record of a DOI. Rejects with errors made by `visit.fail`; any other error becomes a `ResolveError`
   * with code `failed`.
   */
  get(doi: Doi, visit: Visit): Promise<Found> | Found
}

/** A record that a source returns. */
export interface Found {
  record: Datacite
  /** The URL of the response, after all redirects. */
  url?: string
  /** Other DOIs that the registry lists for the record. */
  aliases?: readonly string[]
}

/** The context that a source receives to look up a DOI. */
export interface Visit {
  /** Sends a request with the timeouts, retries, limits and cache of the caller. Rejects with `ResolveError`. */
  ask<T>(question: Question<T>): Promise<Answer<T>>
  /** Creates an error that contains the DOI and the name of the source. */
  fail: Fail
  /** A signal that is aborted when the caller no longer needs the record. */
  signal: AbortSignal | undefined
  /** The timeout of one attempt in milliseconds, for sources that make their own requests. */
  timeout: number
}
