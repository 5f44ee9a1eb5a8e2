import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Recent } from '../../core/recent.ts'
import type { ServiceRequest, ServiceResponse } from '../reply/message.ts'
import type { Service } from '../service.ts'

/** The size in bytes below which bodies are not compressed, because they fit into one or two packets. */
const least = 1400

/** The size in bytes of the cache of recent compressed bodies. The cache of older bodies has the same size. */
const kept = 32_000_000

type Coding = 'br' | 'gzip'

/** A response whose text body may be compressed. */
export interface CompressedResponse extends Omit<ServiceResponse, 'body'> {
  body?: string | Uint8Array
}

/**
 * Compresses the responses of a service with Brotli or gzip for clients that accept compression, on threads outside the
 * event loop. Caches compressed bodies by validator and reuses them.
 *
 * A compressed response has a validator of its own, as RFC 9110 (8.8.3.3) requires. Short bodies, files and streamed
 * content are not compressed.
 */
export function compressing(service: Service): (request: ServiceRequest) => Promise<CompressedResponse> {
  const recent = new Recent<Uint8Array>(kept, bytes => bytes.length + 200)
  return async request => {
    const coding = codingFor(request.header('accept-encoding'))
    if (coding === undefined) return varied(await service(request))
    const response = varied(await service(withPlainTags(request)))
    if (!isCompressible(response)) return response
    const tag = headerOf(response, 'ETag')
    const own = tag?.replace(/"$/, `-${coding}"`) ?? ''
    const tagged = withHeader(response, 'ETag', tag && own)
    // The client has either the compressed or the plain body, so the 304 must repeat the matching validator.
    if (response.status === 304) return request.header('if-none-match')?.includes(own) ? tagged : response
    if (response.body === undefined)
      // Compressing a body only to report its length to HEAD is not worthwhile.
      return withHeader(withHeader(tagged, 'Content-Encoding', coding), 'Content-Length', undefined)
    const key = tag && `${coding} ${tag}`
    const held = key === undefined ? undefined : recent.held(key)
    const body = held ?? (await compressed(response.body, coding))
    if (held === undefined && key !== undefined && body.length < kept / 20) recent.keep(key, body)
    const sized = withHeader(tagged, 'Content-Length', String(body.length))
    return { ...withHeader(sized, 'Content-Encoding', coding), body }
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressed = (body: string, coding: Coding): Promise<Uint8Array> =>
  coding === 'gzip'
    ? zip(body, { level: 6 })
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      })

/**
 * Returns the content coding that a client prefers, or Brotli if Brotli and gzip have the same quality. Returns
 * undefined if the client accepts neither (RFC 9110, 12.5.3).
 */
export function codingFor(header: string | undefined): Coding | undefined {
  if (header === undefined || header.length > 500) return undefined
  const weights = new Map(
    header.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(one => one.trim().toLowerCase())
      const weight = Number(/^q=([01](?:\.\d{0,3})?)$/.exec(parameters.at(-1) ?? 'q=1')?.[1] ?? 0)
      return [name, weight] as const
    }),
  )
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0
  const [br, gz] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gz === 0) return undefined
  return br >= gz ? 'br' : 'gzip'
}

function isCompressible(response: ServiceResponse): boolean {
  const { status, body, content } = response
  if (content !== undefined || (status !== 200 && status !== 304)) return false
  if (status === 304) return headerOf(response, 'ETag') !== undefined
  const length = Number(headerOf(response, 'Content-Length') ?? 0)
  return length >= least && isText(headerOf(response, 'Content-Type') ?? '') && body !== ''
}

const isText = (type: string): boolean =>
  /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml|yaml|turtle)|x-bibtex|x-research-info-systems|javascript))|^image\/svg/.test(
    type,
  )

/** Removes the coding from the validators in a request, because the service knows only uncompressed responses. */
const withPlainTags = (request: ServiceRequest): ServiceRequest => ({
  method: request.method,
  target: request.target,
  ...(request.client !== undefined && { client: request.client }),
  ...(request.tellsSent && { tellsSent: true }),
  body: async () => (await request.body?.()) ?? '',
  get signal() {
    return request.signal
  },
  header: name =>
    name === 'if-none-match' || name === 'if-match'
      ? request.header(name)?.replace(/-(?:br|gzip)"/g, '"')
      : request.header(name),
})

function varied(response: ServiceResponse): ServiceResponse {
  if (!isCompressible(response)) return response
  return withHeader(response, 'Vary', `${headerOf(response, 'Vary') ?? 'Accept'}, Accept-Encoding`)
}

const headerOf = ({ headers }: ServiceResponse, name: string): string | undefined =>
  headers.find(([own]) => own === name)?.[1]

function withHeader<R extends Pick<ServiceResponse, 'headers'>>(
  response: R,
  name: string,
  value: string | undefined,
): R {
  const others = response.headers.filter(([own]) => own !== name)
  return { ...response, headers: value === undefined ? others : [...others, [name, value]] }
}
