import type { Content } from '../files/content.ts'
import { digestOf } from './digest.ts'

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
  /** A strong validator of the body, without quotes; a hash of the body by default. */
  hash?: string
  /** Bytes of the body; counted by default. */
  length?: number
  /** When the content last changed, if known. */
  lastModified?: Date
  /** `Cache-Control` of this answer, which only status 200 has; that of the service by default. */
  cacheControl?: string
}

/** The validator and the length of a reply. */
export function measured({ hash, length }: Reply, body: string): { hash: string; length: number } {
  if (hash !== undefined && length !== undefined) return { hash, length }
  const bytes = bytesOf(body)
  return { hash: hash ?? digestOf(bytes), length: bytes.length }
}

/** A text in UTF-8, valid until the next call: writing into reused memory is fastest. */
function bytesOf(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, scratch)
  return read === text.length ? scratch.subarray(0, written) : encoder.encode(text)
}

const encoder = /* @__PURE__ */ new TextEncoder()
const scratch = /* @__PURE__ */ new Uint8Array(65_536)
