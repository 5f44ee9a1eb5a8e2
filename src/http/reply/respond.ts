import type { Content } from '../files/content.ts'
import { measured } from './etag.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'
import { isAsExpected, preconditionFailed } from './preconditions.ts'
import type { Reply } from './reply.ts'

/** The methods that every route has. */
export const methods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Returns the methods of a route as the value of a header. */
export const methodsOf = (posts: boolean): string => [...methods, ...(posts ? ['POST'] : [])].join(', ')

/**
 * Creates the response for a reply, with its length and validators. Responds with 412 if a precondition fails, with 304
 * if the client has the current content, and without a body to HEAD.
 */
export async function respond(
  request: ServiceRequest,
  reply: Reply,
  cacheControl: string,
  posts = false,
): Promise<ServiceResponse> {
  const { status = 200, type = 'application/json', body, content, lastModified } = reply
  const headers: [string, string][] = body === undefined && content === undefined ? [] : [['Content-Type', type]]
  headers.push(['Vary', reply.vary === undefined ? 'Accept' : `Accept, ${reply.vary}`], ['Allow', methodsOf(posts)])
  for (const [name, value] of reply.headers ?? []) headers.push([name, value])
  if (content !== undefined) return respondContent(request, reply, content, headers, cacheControl)
  if (body === undefined) return { status, headers }
  const { hash, length } = await measured(reply, body)
  if (request.method === 'POST') headers.push(['Cache-Control', 'no-store'])
  else if (status === 200 && request.method !== 'OPTIONS') {
    const tag = `"${hash}"`
    if (!isAsExpected(request, tag, lastModified)) return preconditionFailed(request, headers)
    headers.push(['ETag', tag], ['Cache-Control', reply.cacheControl ?? cacheControl])
    if (lastModified !== undefined) headers.push(['Last-Modified', lastModified.toUTCString()])
    if (isUnchanged(request, tag, lastModified))
      return { status: 304, headers: headers.filter(([name]) => stillNeeded.has(name)) }
  }
  headers.push(['Content-Length', String(length)])
  return request.method === 'HEAD' ? { status, headers } : { status, headers, body }
}

/** The headers of a 304 (RFC 9110, 15.4.5). */
const stillNeeded: ReadonlySet<string> = new Set(['Vary', 'Allow', 'ETag', 'Cache-Control', 'Last-Modified'])

/**
 * True if a client has the current content (RFC 9110, 13.2.2).
 *
 * One of the client's validators must match by weak comparison or, without validators, nothing may have changed since
 * the date in `If-Modified-Since`.
 */
export function isUnchanged(request: Pick<ServiceRequest, 'header'>, tag: string, lastModified?: Date): boolean {
  const known = request.header('if-none-match')
  if (known !== undefined) return known.trim() === '*' || tagsOf(known).includes(tag)
  const since = lastModified && request.header('if-modified-since')
  return since !== undefined && wholeSeconds(lastModified) <= wholeSeconds(new Date(since))
}

/** Returns the validators in a list, each without the prefix `W/`. Ignores text outside the quotation marks. */
const tagsOf = (list: string): readonly string[] => list.slice(0, 8000).match(/"[^"]*"/g) ?? []

/**
 * Converts a time to whole seconds, as in headers. Returns NaN for an invalid time, so that every comparison is false.
 */
const wholeSeconds = (time: Date | undefined): number => Math.floor((time?.getTime() ?? Number.NaN) / 1000)

/** Removes `lastModified` in the first second after a change, because a further change could have the same date. */
export function settled({ lastModified, ...reply }: Reply): Reply {
  return lastModified === undefined || lastModified.getTime() + 1000 > Date.now() ? reply : { ...reply, lastModified }
}

function respondContent(
  request: ServiceRequest,
  reply: Reply,
  content: Content,
  headers: [string, string][],
  cacheControl: string,
): ServiceResponse {
  const { hash, lastModified } = reply
  const tag = `"${hash ?? ''}"`
  if (request.method !== 'OPTIONS' && !isAsExpected(request, hash === undefined ? undefined : tag, lastModified))
    return preconditionFailed(request, headers)
  if (hash !== undefined) headers.push(['ETag', tag])
  headers.push(['Cache-Control', reply.cacheControl ?? cacheControl])
  if (lastModified !== undefined) headers.push(['Last-Modified', lastModified.toUTCString()])
  if (isUnchanged(request, tag, lastModified))
    return { status: 304, headers: headers.filter(([name]) => stillNeeded.has(name)) }
  const { size } = content
  if (size === undefined) return sent(request, 200, headers, () => content.read(0, Number.POSITIVE_INFINITY))
  headers.push(['Accept-Ranges', 'bytes'])
  const isPart = request.method === 'GET' && isSameAsBefore(request.header('if-range'), tag, lastModified)
  const range = isPart ? rangeOf(request.header('range'), size) : undefined
  if (range === 'unsatisfiable') return unsatisfiable(headers, size)
  const { from, to } = range ?? { from: 0, to: size }
  if (range !== undefined) headers.push(['Content-Range', `bytes ${from}-${to - 1}/${size}`])
  headers.push(['Content-Length', String(to - from)])
  return sent(request, range === undefined ? 200 : 206, headers, () => content.read(from, to))
}

const sent = (
  { method }: ServiceRequest,
  status: number,
  headers: [string, string][],
  read: () => AsyncIterable<Uint8Array>,
): ServiceResponse => (method === 'HEAD' ? { status, headers } : { status, headers, content: read() })

/** The names of headers that describe the content, and that a response without the content therefore omits. */
const ofContent: ReadonlySet<string> = new Set([
  'Content-Type',
  'Content-Disposition',
  'Cache-Control',
  'ETag',
  'Last-Modified',
  'Repr-Digest',
])

function unsatisfiable(headers: readonly [string, string][], size: number): ServiceResponse {
  const body = `{"detail":"The range is not within the ${size} bytes."}`
  return {
    status: 416,
    headers: [
      ['Content-Type', 'application/json'],
      ...headers.filter(([name]) => !ofContent.has(name)),
      ['Content-Range', `bytes */${size}`],
      ['Content-Length', String(body.length)],
    ],
    body,
  }
}

/** A part of the content: from one byte up to but not including another. */
interface ByteRange {
  from: number
  to: number
}

/**
 * Returns the part that a `Range` header requests, or `unsatisfiable` if no requested byte exists.
 *
 * Returns undefined if the header is missing or malformed, uses other units or requests several parts (RFC 9110, 14.1.2
 * and 14.2).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,20})-(\d{0,20})\s*$/i.exec(header?.slice(0, 100) ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return part(Math.max(0, size - Number(last)), size, size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  return part(Number(first), last === '' ? size : Math.min(size, Number(last) + 1), size)
}

const part = (from: number, to: number, size: number): ByteRange | 'unsatisfiable' =>
  from < to && from < size ? { from, to } : 'unsatisfiable'

/**
 * True if the client's partial content is of the current version (RFC 9110, 13.1.5), or if the header is missing.
 *
 * The header must contain the validator, by strong comparison, or the exact time of the last change.
 */
export function isSameAsBefore(header: string | undefined, tag: string, lastModified: Date | undefined): boolean {
  if (header === undefined) return true
  return header.includes('"') ? header.trim() === tag : header.trim() === lastModified?.toUTCString()
}
