import { digestOf } from './digest.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'

/** What a route answers with, before it is fitted to the request. */
export interface Reply {
  status?: number
  /** Of the body; `application/json` where not given. */
  type?: string
  /** Further headers. */
  headers?: readonly (readonly [string, string])[]
  /** Left out where the status allows none. */
  body?: string
  /** A strong validator of the body, without quotes; worked out from the body where not given. */
  hash?: string
  /** Bytes of the body; counted where not given. */
  length?: number
  /** When what is shown last changed, where that is known. */
  lastModified?: Date
  /** `Cache-Control` of this answer; that of the service where not given. Only answers with status 200 have one. */
  cacheControl?: string
}

const allow = ['Allow', 'GET, HEAD, OPTIONS'] as const

/** Fits a reply to a request: its length, its validators, 304 where the client has it already, nothing but headers for HEAD. */
export function respond(request: ServiceRequest, reply: Reply, cacheControl: string): ServiceResponse {
  const { status = 200, type = 'application/json', body, lastModified } = reply
  const headers: [string, string][] = body === undefined ? [] : [['Content-Type', type]]
  headers.push(['Vary', 'Accept'], [...allow])
  for (const [name, value] of reply.headers ?? []) headers.push([name, value])
  if (body === undefined) return { status, headers }
  const { hash, length } = measured(reply, body)
  if (status === 200 && request.method !== 'OPTIONS') {
    const tag = `"${hash}"`
    headers.push(['ETag', tag], ['Cache-Control', reply.cacheControl ?? cacheControl])
    if (lastModified !== undefined) headers.push(['Last-Modified', lastModified.toUTCString()])
    if (isUnchanged(request, tag, lastModified))
      return { status: 304, headers: headers.filter(([name]) => stillNeeded.has(name)) }
  }
  headers.push(['Content-Length', String(length)])
  return request.method === 'HEAD' ? { status, headers } : { status, headers, body }
}

/** The validator and the length of a reply. */
export function measured({ hash, length }: Reply, body: string): { hash: string; length: number } {
  if (hash !== undefined && length !== undefined) return { hash, length }
  const bytes = bytesOf(body)
  return { hash: hash ?? digestOf(bytes), length: bytes.length }
}

/** What a client takes over from a 304 (RFC 9110, 15.4.5). */
const stillNeeded: ReadonlySet<string> = new Set(['Vary', 'Allow', 'ETag', 'Cache-Control', 'Last-Modified'])

/** A text in UTF-8, until the next one is asked for: written into memory that is there already, it is known soonest. */
function bytesOf(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, scratch)
  return read === text.length ? scratch.subarray(0, written) : encoder.encode(text)
}

const encoder = /* @__PURE__ */ new TextEncoder()
const scratch = /* @__PURE__ */ new Uint8Array(65_536)

/**
 * Whether a client has what it asks for already (RFC 9110, 13.2.2): any of its validators is the current one, compared weakly, or,
 * where it names none, nothing changed since the time that it names.
 */
export function isUnchanged(request: Pick<ServiceRequest, 'header'>, tag: string, lastModified?: Date): boolean {
  const known = request.header('if-none-match')
  if (known !== undefined) return known.trim() === '*' || tagsOf(known).includes(tag)
  const since = lastModified && request.header('if-modified-since')
  return since !== undefined && wholeSeconds(lastModified) <= wholeSeconds(new Date(since))
}

/** The validators of a list, without their marks of weakness; what stands between them is passed over. */
const tagsOf = (list: string): readonly string[] => list.slice(0, 8000).match(/"[^"]*"/g) ?? []

/** A time in whole seconds, as headers have it; one that cannot be read is no time, to which nothing compares. */
const wholeSeconds = (time: Date | undefined): number => Math.floor((time?.getTime() ?? Number.NaN) / 1000)

/** A name as `Content-Disposition` can hold it without quotes: anything that would end or change the header becomes `_`. */
export const fileName = (name: string): string => name.replace(/[^\w.@+-]/g, '_').slice(0, 200)
