import type { Diagnostic } from '../core/diagnostic.ts'
import type { RequestError } from './error.ts'

/** A request, and the reader of its response. */
export interface Question<T> {
  /** The http or https URL to request. */
  url: string
  /** The media types that a response may have. The first one is requested unless `accept` is set. */
  types: readonly string[]
  /** The `Accept` header; the first of `types` by default. */
  accept?: string
  /**
   * The hosts to which redirects may lead, including their subdomains. The host of `url` is always allowed.
   *
   * A host includes its port unless the port is the default one.
   */
  hosts?: readonly string[]
  /** Reads a value from the text of a response. Also receives the ETag of the response, if there is one. */
  read(text: string, etag?: string): Reading<T> | Promise<Reading<T>>
  /** The ETag of a known response. If the response has not changed, the request fails with the status 304. */
  known?: string
  /**
   * The method, GET by default. A request with any other method is a write.
   *
   * A write is not redirected, its response is not cached, and it is repeated only if `again` allows this.
   */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The request body and its media type. */
  body?: { type: string; text: string }
  /**
   * The `Authorization` header. A request with this header is redirected only within its origin, and its response is
   * not cached.
   */
  authorization?: string
  /** The statuses that count as success; 200 and 203 by default. */
  given?: readonly number[]
  /** True if the request may be repeated after a transient failure. By default, only a GET may be repeated. */
  again?(error: RequestError): boolean
  /**
   * Extracts the server's message from the body of an error response. Without this function, such bodies are not read.
   */
  detail?(text: string): string | undefined
}

/** The result of reading a text: a value, or a sentence that explains why there is none. */
export type Reading<T> = { ok: true; value: T } | { ok: false; reason: string; diagnostics?: readonly Diagnostic[] }

/** The value read from a response, and the URL of the response after all redirects. */
export interface Answer<T> {
  value: T
  url: string
}
