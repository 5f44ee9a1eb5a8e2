import { digestOf } from './digest.ts'
import type { Content } from './files/content.ts'
import type { ServiceRequest } from './message.ts'

/** The answer of a route, before it is fitted to the request. */
export interface Reply {
  status?: number
  /** The body's media type; `application/json` by default. */
  type?: string
  /** Further headers. */
  headers?: readonly (readonly [string, string])[]
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

/** The headers that a client takes from a 304 (RFC 9110, 15.4.5). */
export const stillNeeded: ReadonlySet<string> = new Set(['Vary', 'Allow', 'ETag', 'Cache-Control', 'Last-Modified'])

/** A text in UTF-8, valid until the next call: writing into reused memory is fastest. */
function bytesOf(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, scratch)
  return read === text.length ? scratch.subarray(0, written) : encoder.encode(text)
}

const encoder = /* @__PURE__ */ new TextEncoder()
const scratch = /* @__PURE__ */ new Uint8Array(65_536)

/**
 * Whether a client already has the current content (RFC 9110, 13.2.2): one of its validators matches by weak comparison or, if it
 * sends none, nothing has changed since the time that it sends.
 */
export function isUnchanged(request: Pick<ServiceRequest, 'header'>, tag: string, lastModified?: Date): boolean {
  const known = request.header('if-none-match')
  if (known !== undefined) return known.trim() === '*' || tagsOf(known).includes(tag)
  const since = lastModified && request.header('if-modified-since')
  return since !== undefined && wholeSeconds(lastModified) <= wholeSeconds(new Date(since))
}

/** The validators in a list, without weakness marks; anything between them is ignored. */
const tagsOf = (list: string): readonly string[] => list.slice(0, 8000).match(/"[^"]*"/g) ?? []

/** A time in whole seconds, as in headers; NaN, which compares to nothing, if it cannot be read. */
const wholeSeconds = (time: Date | undefined): number => Math.floor((time?.getTime() ?? Number.NaN) / 1000)
