import type { Diagnostic } from '../core/diagnostic.ts'
import type { RequestError } from './error.ts'

/** A request, and how to read its answer. */
export interface Question<T> {
  /** An address with http or https. */
  url: string
  /** The media types that an answer may have; the first is asked for. */
  types: readonly string[]
  /** The Accept header, if it is not the first of `types`. */
  accept?: string
  /** Hosts that redirects may lead to, each with those below it, and with its port where that is not the usual one; the host of `url` always may. */
  hosts?: readonly string[]
  /** Reads the text of an answer, which may have an ETag. */
  read(text: string, etag?: string): Reading<T> | Promise<Reading<T>>
  /** The ETag of an answer that is known: where it has not changed, the request fails with the status 304. */
  known?: string
  /** GET if absent. Any other is a write: it is not redirected, its answer is not kept, and it is made once unless `again` says otherwise. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The request body and its media type. */
  body?: { type: string; text: string }
  /** The Authorization header; a request that has one is redirected only within its origin, and its answer is not kept. */
  authorization?: string
  /** The statuses of a success; 200 and 203 by default. */
  given?: readonly number[]
  /** True if the request may be repeated after a transient failure. By default a GET may, a write may not. */
  again?(error: RequestError): boolean
  /** Finds in the text of an error what the server says went wrong; without it, such texts are not loaded. */
  detail?(text: string): string | undefined
}

/** The result of reading a text: a value, or a sentence that says why there is none. */
export type Reading<T> = { ok: true; value: T } | { ok: false; reason: string; diagnostics?: readonly Diagnostic[] }

/** The answer to a question, and the address that gave it after all redirects. */
export interface Answer<T> {
  value: T
  url: string
}
