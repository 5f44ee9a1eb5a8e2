import type { ServiceOptions } from '../options.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'
import { methodsOf } from './respond.ts'

/**
 * The CORS rules of a service: the origins whose pages may read responses
 * (https://fetch.spec.whatwg.org/#http-cors-protocol).
 */
export interface Cors {
  /**
   * Responds to a preflight request, or returns undefined for any other request and if CORS is disabled. `posts` is
   * true for a route that accepts forms.
   */
  preflight(request: ServiceRequest, posts?: boolean): ServiceResponse | undefined
  /** Adds the headers that let a page read the response, if the origin of the page is allowed. */
  admit(request: ServiceRequest, response: ServiceResponse): void
}

/**
 * Creates the CORS rules of a service. If every origin is allowed, all responses have the same header, so that caches
 * can share them.
 */
export function corsOf(cors: ServiceOptions['cors']): Cors {
  if (cors === false) return { preflight: () => undefined, admit: () => undefined }
  const origins = cors && new Set(cors.origins)
  const admit: Cors['admit'] = (request, { headers }) => {
    const origin = origins === undefined ? '*' : request.header('origin')
    if (origins !== undefined) varyByOrigin(headers)
    if (origin === undefined || origins?.has(origin) === false) return
    headers.push(['Access-Control-Allow-Origin', origin], exposed)
  }
  return {
    admit,
    preflight(request, posts = false) {
      if (request.method !== 'OPTIONS' || request.header('access-control-request-method') === undefined)
        return undefined
      const response: ServiceResponse = {
        status: 204,
        headers: [['Vary', 'Accept'], ...allowed(methodsOf(posts))],
      }
      admit(request, response)
      return response
    },
  }
}

const exposed: [string, string] = [
  'Access-Control-Expose-Headers',
  'Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Last-Modified, Link, Repr-Digest, Retry-After, Vary, X-Request-Id',
]

const allowed = (methods: string): [string, string][] => [
  ['Allow', methods],
  ['Access-Control-Allow-Methods', methods],
  [
    'Access-Control-Allow-Headers',
    'Accept, Accept-Language, Authorization, Cache-Control, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Range, If-Unmodified-Since, Range',
  ],
  ['Access-Control-Max-Age', '86400'],
]

function varyByOrigin(headers: [string, string][]): void {
  const vary = headers.find(([name]) => name === 'Vary')
  if (vary === undefined) headers.push(['Vary', 'Origin'])
  else vary[1] += ', Origin'
}
