import type { Content } from '../files/content.ts'

/** The response of a route, before HTTP preconditions and ranges are applied. */
export interface Reply {
  status?: number
  /** The body's media type; `application/json` by default. */
  type?: string
  /** Headers, such as `Link` and `Location`, that are not derived from other members of the reply. */
  headers?: readonly (readonly [string, string])[]
  /** Request headers other than `Accept` that the response depends on. */
  vary?: string
  /** The body; absent if there is `content`, and for a status that allows no body. */
  body?: string
  /** Bytes that are read while they are sent, in place of `body`. A client may request a part. */
  content?: Content
  /** A strong validator of the body, without quotes. Defaults to the body's SHA-256 in base64url. */
  hash?: string
  /** The number of bytes in the body. Computed from the body by default. */
  length?: number
  /** The time of the content's last change, if known. */
  lastModified?: Date
  /** `Cache-Control` of this response, only for status 200. Defaults to that of the service. */
  cacheControl?: string
}
