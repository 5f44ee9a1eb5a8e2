import { CatalogError, CursorError } from '../catalog/index.ts'
import { negotiate } from './accept.ts'
import { HttpError } from './http-error.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'
import { defaultLimits, type Limits, type ServiceOptions } from './options.ts'
import { type Target, targetOf } from './query.ts'
import { errorReply, type Reply, respond } from './reply.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** A service: it answers requests, and never rejects. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>

/** Makes a service: the described API, read only, on a catalog. */
export function createService(options: ServiceOptions): Service {
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const { cacheControl = 'public, max-age=60', now = Date.now } = options
  const prefix = prefixOf(options.baseUrl)
  return async request => {
    const started = now()
    const target = targetOf(withoutPrefix(request.target, prefix))
    const route = routes.find(({ path }) => path.test(target.path))
    const reply = await answer(request, target, route, options, limits)
    const response = await respond(request, reply, cacheControl)
    options.onAnswer?.({
      method: request.method,
      target: request.target,
      route: route?.pattern ?? '*',
      status: response.status,
      milliseconds: now() - started,
      bytes: request.method === 'HEAD' ? 0 : lengthOf(response),
      ...(request.client !== undefined && { client: request.client }),
    })
    return response
  }
}

/** The path below which a service is mounted: of `https://example.org/data` it is `/data`. */
const prefixOf = (baseUrl: string): string => /^[a-z]+:\/\/[^/]*(\/.*[^/])\/?$/i.exec(baseUrl)?.[1] ?? ''

/** A target without that path, which some frameworks take off and others leave. */
const withoutPrefix = (target: string, prefix: string): string =>
  prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target

const lengthOf = ({ headers }: ServiceResponse): number =>
  Number(headers.find(([name]) => name === 'Content-Length')?.[1] ?? 0)

async function answer(
  request: ServiceRequest,
  target: Target,
  route: Route | undefined,
  options: ServiceOptions,
  limits: Limits,
): Promise<Reply> {
  try {
    if (request.target.length > limits.target) throw new HttpError(414, 'The address is too long.')
    if (target.parameters.size > limits.parameters) throw new HttpError(400, 'There are too many parameters.')
    const wait = options.rateLimit?.(request)
    if (wait !== undefined)
      throw new HttpError(429, 'Request was throttled.', [['Retry-After', String(Math.max(1, Math.ceil(wait)))]])
    if (!methods.has(request.method))
      throw new HttpError(405, `Method ${JSON.stringify(request.method.slice(0, 20))} not allowed.`)
    if (route === undefined) return withSlash(target, options)
    if (request.method === 'OPTIONS') return description(route)
    const accept = request.header('accept')
    const type = negotiate(accept, [...route.types, 'application/problem+json'])
    if (type === undefined) throw new HttpError(406, 'Could not satisfy the request Accept header.')
    return await route.answer({ target, type, options, limits }, route.path.exec(target.path)?.slice(1) ?? [])
  } catch (error) {
    return errorReply(asHttpError(error, request, options), request.header('accept'))
  }
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

function asHttpError(error: unknown, request: ServiceRequest, { onError }: ServiceOptions): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof CursorError) return new HttpError(404, 'Invalid cursor.')
  onError?.(error, request.target)
  return error instanceof CatalogError && error.isTransient
    ? new HttpError(503, 'The service is not available at the moment.', [['Retry-After', '5']])
    : new HttpError(500, 'The service could not answer.')
}

/** A path without its slash at the end leads to the one with it. */
function withSlash({ path, search }: Target, { baseUrl }: ServiceOptions): Reply {
  const isKnown = !path.endsWith('/') && routes.some(route => route.path.test(`${path}/`))
  if (!isKnown) throw new HttpError(404, 'Not found.')
  return { status: 301, headers: [['Location', `${prefixOf(baseUrl)}${path}/${search}`]], body: '' }
}

const description = ({ name, types }: Route): Reply => ({
  body: JSON.stringify({ name, description: '', renders: types, parses: [] }),
})
