import type { JsonSchema } from '../../kernel/json-schema.ts'
import type { Route } from '../route.ts'
import { refer } from './answer-schemas.ts'
import { type Parameter, pathParameter } from './write-parameters.ts'

type HeaderName = 'ETag' | 'CacheControl' | 'Vary' | 'Allow' | 'Link' | 'ContentDisposition'

const header = (description: string): JsonSchema => ({ description, schema: { type: 'string' } })

/** The response headers as OpenAPI header objects, keyed by component name. */
export const headers: Readonly<Record<HeaderName | 'RetryAfter' | 'Location', JsonSchema>> = {
  ETag: header(
    'A strong validator of the response, for `If-None-Match`; absent if the response is generated while it is sent.',
  ),
  CacheControl: header('The time for which the response may be stored.'),
  Vary: header('The request headers that determine the response, including `Accept`.'),
  Allow: header('The methods of the address: `GET, HEAD, OPTIONS`, and also `POST` for `/oai`.'),
  Link: header('Links such as those to the next and the previous page (RFC 8288).'),
  ContentDisposition: header('A file name for the response.'),
  Location: header('The other address.'),
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

const names: Readonly<Record<keyof typeof headers, string>> = {
  ETag: 'ETag',
  CacheControl: 'Cache-Control',
  Vary: 'Vary',
  Allow: 'Allow',
  Link: 'Link',
  ContentDisposition: 'Content-Disposition',
  Location: 'Location',
  RetryAfter: 'Retry-After',
}

const referToHeaders = (wanted: readonly (keyof typeof headers)[]): JsonSchema =>
  Object.fromEntries(wanted.map(name => [names[name], { $ref: `#/components/headers/${name}` }]))

const failures = {
  400: ['BadRequest', 'A parameter has an invalid value, or there are too many parameters.'],
  404: ['NotFound', 'There is no such record, page or cursor.'],
  410: ['Gone', 'The record has been withdrawn; the response contains its tombstone.'],
  406: ['NotAcceptable', 'No available media type is acceptable.'],
  412: ['PreconditionFailed', 'The content does not match `If-Match` or `If-Unmodified-Since`.'],
  414: ['UriTooLong', 'The address is too long.'],
  429: ['TooManyRequests', 'Too many requests.'],
  500: ['InternalServerError', 'The service could not answer.'],
  503: ['ServiceUnavailable', 'The service is not available at the moment.'],
} as const

/** Returns the responses that operations share, by name. */
export function sharedResponses(): Record<string, JsonSchema> {
  const failed = Object.entries(failures).flatMap(([status, [name, description]]) => {
    const waits = status === '429' || status === '503'
    const sent = referToHeaders(waits ? ['Allow', 'RetryAfter'] : ['Allow'])
    const content = {
      'application/json': { schema: refer(status === '410' ? 'Tombstone' : 'Error') },
      'application/problem+json': { schema: refer('Problem') },
    }
    const withPage = { ...content, 'text/html': { schema: { type: 'string' } } }
    return [
      [name, { description, headers: sent, content }],
      [`${name}Page`, { description, headers: sent, content: withPage }],
    ]
  })
  const description = 'The response has not changed.'
  return {
    NotModified: { description, headers: referToHeaders(['ETag']) },
    Elsewhere: { description: 'The content is at another address.', headers: referToHeaders(['Location']) },
    ...Object.fromEntries(failed),
  }
}

function otherResponses(may: { hasMissing: boolean; mayMove: boolean; isPage: boolean }): Record<string, JsonSchema> {
  const wanted = Object.entries(failures).filter(([status]) => may.hasMissing || (status !== '404' && status !== '410'))
  return {
    304: { $ref: '#/components/responses/NotModified' },
    ...(may.mayMove && { '3XX': { $ref: '#/components/responses/Elsewhere' } }),
    ...Object.fromEntries(
      wanted.map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}${may.isPage ? 'Page' : ''}` }]),
    ),
  }
}

/** The description of a path, in addition to the facts in its route. */
export interface Told {
  operationId: string
  summary: string
  description?: string
  tags: readonly [string]
  /** Parameters other than those in the path. */
  parameters?: readonly Parameter[]
  /** The schema of the response body in its first media type. */
  schema?: JsonSchema
  example?: unknown
  /** The OpenAPI links by name: operations that accept values from the response as arguments. */
  links?: JsonSchema
  /** Headers in addition to those that all responses have. */
  headers?: readonly HeaderName[]
  /** The media types of the response. Defaults to the types of the route. */
  types?: readonly string[]
  /** True if the response is generated while it is sent, and therefore has no validator. */
  isStreamed?: true
  /** True if the operation can return 404 or 410. */
  hasMissing?: true
  /** True if the operation can return a redirect. */
  mayMove?: true
}

/** Converts the pattern of a route to an OpenAPI path: `<id>` becomes `{id}`. */
export const templateOf = (pattern: string): string => pattern.replace(/<([^<>]+)>/g, '{$1}')

/** Describes a route as an operation. */
export function operationOf(route: Route, told: Told = untold(route)): JsonSchema {
  const { pattern, types: offered } = route
  const {
    parameters = [],
    schema,
    example,
    links,
    headers: more = [],
    hasMissing = false,
    mayMove = false,
    isStreamed = false,
    types = offered,
    ...rest
  } = told
  const inPath = [...pattern.matchAll(/<([^<>]+)>/g)].map(([, name = '']) => pathParameter(name))
  const answered = { ...(schema && { schema }), ...(example !== undefined && { example }) }
  return {
    ...rest,
    parameters: [...inPath, ...parameters],
    responses: {
      200: {
        description: rest.summary,
        headers: referToHeaders([...(isStreamed ? [] : ['ETag' as const]), 'CacheControl', 'Vary', 'Allow', ...more]),
        content: Object.fromEntries(
          [...new Set(types.map(type => type.replace(/;.*$/s, '')))].map((type, at) => [
            type,
            at === 0 && schema ? answered : plainOf(type),
          ]),
        ),
        ...(links && { links }),
      },
      // A client that prefers HTML gets errors as pages, except from the API.
      ...otherResponses({ hasMissing, mayMove, isPage: !pattern.startsWith('/api/') }),
    },
  }
}

const plainOf = (type: string): JsonSchema => ({
  schema: { type: /[+/]json(?:;|$)/.test(type) ? ['object', 'array'] : 'string' },
})

const untold = ({ pattern, name, types }: Route): Told => ({
  operationId: `get${pattern
    .split(/[^A-Za-z\d]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`,
  summary: name,
  tags: [types[0] === 'text/html' ? 'Pages' : 'Service'],
  hasMissing: true,
  mayMove: true,
})
