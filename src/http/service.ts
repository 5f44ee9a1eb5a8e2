import { CatalogError, CursorError } from '../catalog/catalog.ts'
import { percentDecoded } from '../identifiers/text.ts'
import { type Guard, guardOf } from './access.ts'
import { checkOptions } from './check-options.ts'
import { filtersOf } from './listing/parameters.ts'
import { negotiate } from './negotiation/accept.ts'
import { type Answered, defaultLimits, type ServiceOptions } from './options.ts'
import { GoneError } from './record/tombstone.ts'
import { corsOf } from './reply/cors.ts'
import { failure, problemType } from './reply/error-reply.ts'
import { HttpError } from './reply/http-error.ts'
import { KeptReplies } from './reply/kept-replies.ts'
import type { Sent, ServiceRequest, ServiceResponse } from './reply/message.ts'
import type { Reply } from './reply/reply.ts'
import { methods, respond } from './reply/respond.ts'
import { telling } from './reply/telling.ts'
import type { Context, Route } from './route.ts'
import { routes } from './routes.ts'
import { filesPrefixOf, inFiles, prefixOf, type Target, targetOf, withoutPrefix } from './target.ts'
import { type Trace, traceOf } from './trace.ts'

/** A function that responds to each request and never rejects. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>

/**
 * Creates a read-only HTTP service for the records of a catalog: the API, web pages and interfaces for harvesters.
 *
 * @example
 * import { memoryCatalog } from 'citable/catalog'
 * const service = createService({
 *   catalog: memoryCatalog(),
 *   baseUrl: 'https://data.example.org',
 *   filesUrl: 'https://files.example.org',
 *   termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
 * })
 * const { status, body } = await service({ method: 'GET', target: '/health', header: () => undefined })
 * status // → 200
 * body // → '{"status":"ok"}'
 */
export function createService(options: ServiceOptions): Service {
  checkOptions(options)
  const kept = new KeptReplies(options.catalog)
  const { cacheControl = 'public, max-age=60', now = Date.now, onAnswer } = options
  const limits = { ...defaultLimits, ...options.limits }
  const shared: Shared = { options, limits, kept, started: new Date() }
  const prefix = prefixOf(options.baseUrl)
  const atFiles = filesPrefixOf(options)
  const cors = corsOf(options.cors)
  return async request => {
    const started = onAnswer && now()
    const named = onAnswer && traceOf(request)
    const target = targetOf(inFiles(withoutPrefix(request.target, prefix), atFiles))
    const match = matchOf(target.path)
    const { parameters } = target
    const preflight = cors.preflight(request, match?.route.posts)
    const response =
      preflight ??
      (await respond(request, await answer(request, target, match, shared, named), cacheControl, match?.route.posts))
    if (preflight === undefined) cors.admit(request, response)
    if (started !== undefined && named !== undefined) {
      response.headers.push(['X-Request-Id', named.id])
      const { method, target, client } = request
      const sent = ({ status, bytes, isWhole }: Sent): void =>
        tell(options, {
          ...named,
          method,
          target,
          route: match?.route.pattern ?? '*',
          status,
          milliseconds: now() - started,
          bytes,
          ...(!isWhole && { isAborted: true }),
          ...downloadOf(match, parameters, request, response),
          ...(client !== undefined && { client }),
        })
      return telling(request, response, sent)
    }
    return response
  }
}

/** Returns the member `download` for a request for a raw file or an archive, and no member for any other request. */
function downloadOf(
  match: Match | undefined,
  parameters: URLSearchParams,
  request: ServiceRequest,
  { headers }: ServiceResponse,
): Pick<Answered, 'download'> {
  const kind = match?.route.downloads
  if (kind === undefined || !/^(?:zip)?$/.test(parameters.get('format') ?? '')) return {}
  const range = headers.find(([name]) => name === 'Content-Range')?.[1]
  const [path = ''] = match?.parts ?? []
  const agent = request.header('user-agent') ?? ''
  return { download: { kind, path: percentDecoded(path), agent, ...(range !== undefined && { range }) } }
}

// A failing log must not prevent the answer.
function tell({ onAnswer, onError }: ServiceOptions, answered: Answered): void {
  try {
    onAnswer?.(answered)
  } catch (error) {
    onError?.(error, answered.target)
  }
}

type Shared = Pick<Context, 'options' | 'limits' | 'kept' | 'started'>

interface Match {
  route: Route
  parts: readonly string[]
}

function matchOf(path: string): Match | undefined {
  for (const route of routes) {
    const found = route.path.exec(path)
    if (found !== null) return { route, parts: found.slice(1) }
  }
  return undefined
}

async function answer(
  request: ServiceRequest,
  target: Target,
  match: Match | undefined,
  shared: Shared,
  named: Trace | undefined,
): Promise<Reply> {
  const { options } = shared
  let denial: Guard['denial'] | undefined
  try {
    admit(request, target, match?.route, shared)
    if (match === undefined) return withSlash(target, options)
    if (request.method === 'OPTIONS') return description(match.route)
    const guard = options.authorize && guardOf(options.catalog, request, options.authorize)
    if (guard === undefined) {
      return await match.route.answer(contextOf(request, match.route, target, shared), match.parts)
    }
    denial = guard.denial
    const context = contextOf(request, match.route, target, guardedBy(guard, shared))
    if (asksForAll(target)) await guard.requireAll()
    return onlyFor(guard, await match.route.answer(context, match.parts))
  } catch (error) {
    const failed = asHttpError(error, request, options, named)
    // The guard makes a hidden record look like a missing one.
    const refusal = (failed.status === 404 && match?.route.hides !== true && denial?.()) || failed
    return (
      (await failurePage(refusal, request, match?.route, target, options)) ?? failure(refusal, request.header('accept'))
    )
  }
}

/**
 * Returns the service's shared values with the catalog restricted to the records that one request may see. Results that
 * would differ for another request are not cached.
 */
const guardedBy = (guard: Guard, shared: Shared): Shared => ({
  ...shared,
  options: { ...shared.options, catalog: guard.catalog },
  kept: {
    get: (target, make) => shared.kept.get(target, make, () => !guard.hasSeen() && guard.denial() === undefined),
  },
})

/** Marks a response as dependent on the client's credentials, for caches. */
const onlyFor = (guard: Guard, reply: Reply): Reply => ({
  ...reply,
  vary: reply.vary === undefined ? 'Authorization' : `${reply.vary}, Authorization`,
  ...(guard.hasSeen() && { cacheControl: 'private, no-cache' }),
})

const asksForAll = ({ parameters }: Target): boolean =>
  parameters.has('all') && filtersOf('dataset', parameters).filters.all === true

function admit(request: ServiceRequest, target: Target, route: Route | undefined, { options, limits }: Shared): void {
  if (request.target.length > limits.target) throw new HttpError(414, 'The address is too long.')
  if (target.parameters.size > limits.parameters) throw new HttpError(400, 'There are too many parameters.')
  const wait = options.rateLimit?.(request)
  if (wait !== undefined)
    throw new HttpError(429, 'Request was throttled.', [['Retry-After', String(Math.max(1, Math.ceil(wait)))]])
  if (!methods.includes(request.method) && !(request.method === 'POST' && route?.posts))
    throw new HttpError(405, `Method ${JSON.stringify(request.method.slice(0, 20))} not allowed.`)
}

function contextOf(
  request: ServiceRequest,
  { types, negotiates }: Route,
  target: Target,
  { options, limits, kept, started }: Shared,
): Context {
  const [first = ''] = types
  const agreed = negotiates ? first : negotiate(request.header('accept'), [...types, problemType])?.type
  if (agreed === undefined) throw new HttpError(406, 'Could not satisfy the request Accept header.')
  return {
    target,
    // A client that accepts only problem details gets the default type.
    type: agreed === problemType ? first : agreed,
    method: request.method,
    header: name => request.header(name),
    body: async () => (await request.body?.()) ?? '',
    options,
    limits,
    kept,
    started,
  }
}

function asHttpError(
  error: unknown,
  request: ServiceRequest,
  { onError }: ServiceOptions,
  named: Trace | undefined,
): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof CursorError) return new HttpError(404, 'Invalid cursor.')
  onError?.(error, request.target, named)
  return error instanceof CatalogError && error.isTransient
    ? new HttpError(503, 'The service is not available at the moment.', [['Retry-After', '5']])
    : new HttpError(500, 'The service could not answer.')
}

/** Redirects a path without a slash at its end to the path with one. Throws 404 if no route has that path. */
function withSlash({ path, search }: Target, { baseUrl }: ServiceOptions): Reply {
  // Two slashes at the start would redirect to another host.
  const isKnown = !/^\/\/|\/$/.test(path) && routes.some(route => route.path.test(`${path}/`))
  if (!isKnown) throw new HttpError(404, 'Not found.')
  return { status: 301, headers: [['Location', `${prefixOf(baseUrl)}${path}/${search}`]], body: '' }
}

const description = ({ name, types }: Route): Reply => ({
  body: JSON.stringify({ name, description: '', renders: types, parses: [] }),
})

/**
 * Renders an error as an HTML page, or returns undefined if the response must not be HTML or rendering fails.
 *
 * Responses below `/api/` and to OPTIONS are never HTML. HTML is the default on the path of a page, and JSON elsewhere.
 */
async function failurePage(
  error: HttpError,
  request: ServiceRequest,
  route: Route | undefined,
  target: Target,
  options: ServiceOptions,
): Promise<Reply | undefined> {
  const isPage = route?.types[0] === html || /^\/10\.\d/.test(target.path)
  if (target.path.startsWith('/api/') || request.method === 'OPTIONS') return undefined
  const offered = isPage ? [html, 'application/json'] : ['application/json', html]
  if (negotiate(request.header('accept'), offered)?.type !== html) return undefined
  try {
    const asked = { target, options, header: (name: string) => request.header(name) }
    const { errorPage, tombstonePage } = await import('./pages/error-pages.ts')
    return await (error instanceof GoneError ? tombstonePage(error.tombstone, asked) : errorPage(error, asked))
  } catch (cause) {
    options.onError?.(cause, request.target)
    return undefined
  }
}

const html = 'text/html'
