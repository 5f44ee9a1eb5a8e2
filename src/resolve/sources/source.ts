import type { Doi } from '../../identifiers/schemes/doi.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Answer, Question } from '../../request/question.ts'
import type { Fail } from '../error.ts'

/** A place where records are looked up by DOI; an array of them is a chain, tried in its order. */
export interface Source {
  /** Its name in results and errors. */
  name: string
  /** Gives the record of a DOI. Rejects with what `visit.fail` makes; anything else becomes a `ResolveError` with code `failed`. */
  get(doi: Doi, visit: Visit): Promise<Found> | Found
}

/** A record that a source has. */
export interface Found {
  record: Datacite
  /** The address that it came from, after all redirects. */
  url?: string
  /** The other DOIs under which the registry knows it. */
  aliases?: readonly string[]
}

/** The context that a source receives to look up a DOI. */
export interface Visit {
  /** Asks a server, with the timeouts, retries, bounds and cache of the caller; rejects with `ResolveError`. */
  ask<T>(question: Question<T>): Promise<Answer<T>>
  /** Makes the error that says what went wrong. */
  fail: Fail
  /** Aborted when the caller no longer wants the record. */
  signal: AbortSignal | undefined
  /** Milliseconds that one try may take, for sources that make their own requests. */
  timeout: number
}
