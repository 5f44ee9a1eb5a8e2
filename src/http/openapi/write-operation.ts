import type { JsonSchema } from '../../kernel/json-schema.ts'
import type { Route } from '../route.ts'
import { refer } from './answer-schemas.ts'
import { type Parameter, pathParameter } from './write-parameters.ts'

/** The names of the headers of successful answers. */
type HeaderName = 'ETag' | 'CacheControl' | 'Vary' | 'Allow' | 'Link' | 'ContentDisposition'

const header = (description: string): JsonSchema => ({ description, schema: { type: 'string' } })

/** The headers of answers. */
export const headers: Readonly<Record<HeaderName | 'RetryAfter' | 'Location', JsonSchema>> = {
  ETag: header(
    'A strong validator of the answer, for `If-None-Match`; absent where the answer is written while it is sent.',
  ),
  CacheControl: header('How long the answer may be kept.'),
  Vary: header('The request headers that choose the answer, `Accept` among them.'),
  Allow: header('Always `GET, HEAD, OPTIONS`.'),
  Link: header('Links such as those to the next and the previous page (RFC 8288).'),
  ContentDisposition: header('A file name for the answer.'),
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

/** References to headers, by their wire names. */
const referToHeaders = (wanted: readonly (keyof typeof headers)[]): JsonSchema =>
  Object.fromEntries(wanted.map(name => [names[name], { $ref: `#/components/headers/${name}` }]))

const failures = {
  400: ['BadRequest', 'A parameter has an invalid value, or there are too many parameters.'],
  404: ['NotFound', 'There is no such record, page or cursor.'],
  406: ['NotAcceptable', 'No available media type is acceptable.'],
  412: ['PreconditionFailed', 'The content is not what `If-Match` or `If-Unmodified-Since` expects.'],
  414: ['UriTooLong', 'The address is too long.'],
  429: ['TooManyRequests', 'Too many requests.'],
  500: ['InternalServerError', 'The service could not answer.'],
  503: ['ServiceUnavailable', 'The service is not available at the moment.'],
} as const

/** Answers that operations share, by name. */
export function sharedResponses(): Record<string, JsonSchema> {
  const content = {
    'application/json': { schema: refer('Error') },
    'application/problem+json': { schema: refer('Problem') },
  }
  const failed = Object.entries(failures).map(([status, [name, description]]) => {
    const waits = status === '429' || status === '503'
    const sent = referToHeaders(waits ? ['Allow', 'RetryAfter'] : ['Allow'])
    return [name, { description, headers: sent, content }]
  })
  const description = 'The answer has not changed.'
  return {
    NotModified: { description, headers: referToHeaders(['ETag']) },
    Elsewhere: { description: 'The content is at another address.', headers: referToHeaders(['Location']) },
    ...Object.fromEntries(failed),
  }
}

/** The answers of an operation other than success. */
function otherResponses(may: { hasMissing: boolean; mayMove: boolean }): Record<string, JsonSchema> {
  const wanted = Object.entries(failures).filter(([status]) => may.hasMissing || status !== '404')
  return {
    304: { $ref: '#/components/responses/NotModified' },
    ...(may.mayMove && { '3XX': { $ref: '#/components/responses/Elsewhere' } }),
    ...Object.fromEntries(wanted.map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }])),
  }
}

/** The description of a path beyond the facts in its route. */
export interface Told {
  operationId: string
  summary: string
  description?: string
  tags: readonly [string]
  /** Parameters other than those in the path. */
  parameters?: readonly Parameter[]
  /** The schema of the answer in its first media type. */
  schema?: JsonSchema
  example?: unknown
  /** Headers besides those of every answer. */
  headers?: readonly HeaderName[]
  /** The media types of the answer, if the route negotiates by itself. */
  types?: readonly string[]
  /** True if the answer is written while it is sent, so that it has no validator. */
  isStreamed?: true
  /** True if the response can be 404. */
  hasMissing?: true
  /** True if the response can be a redirect. */
  mayMove?: true
}

/** The pattern of a route as OpenAPI writes it. */
export const templateOf = (pattern: string): string => pattern.replace(/<([^<>]+)>/g, '{$1}')

/** The description of a route. */
export function operationOf(route: Route, told: Told = untold(route)): JsonSchema {
  const { pattern, types: offered } = route
  const {
    parameters = [],
    schema,
    example,
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
        content: Object.fromEntries(types.map((type, at) => [type, at === 0 && schema ? answered : plainOf(type)])),
      },
      ...otherResponses({ hasMissing, mayMove }),
    },
  }
}

/** The schema of a media type without a specific one. */
const plainOf = (type: string): JsonSchema => ({
  schema: { type: /[+/]json(?:;|$)/.test(type) ? ['object', 'array'] : 'string' },
})

/** The default description of a route. */
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
