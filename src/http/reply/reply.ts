import type { Content } from '../files/content.ts'

/** The answer of a route, before it is fitted to the request. */
export interface Reply {
  status?: number
  /** The body's media type; `application/json` by default. */
  type?: string
  /** Further headers. */
  headers?: readonly (readonly [string, string])[]
  /** The headers of a request beside `Accept` on which the answer depends. */
  vary?: string
  /** Absent if the status allows none. */
  body?: string
  /** In place of a body: bytes that are read while they are sent, of which a client may ask for a part. */
  content?: Content
  /** A strong validator of the body, without quotes; its SHA-256 in base64url by default. */
  hash?: string
  /** Bytes of the body; counted by default. */
  length?: number
  /** When the content last changed, if known. */
  lastModified?: Date
  /** `Cache-Control` of this answer, which only status 200 has; that of the service by default. */
  cacheControl?: string
}
