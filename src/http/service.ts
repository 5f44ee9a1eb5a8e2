import { CatalogError, CursorError, type Kind } from '../catalog/index.ts'
import { parseUuid } from '../identifiers/index.ts'
import { versionGraph } from '../versions/index.ts'
import { negotiate } from './accept.ts'
import { HttpError } from './http-error.ts'
import { recordText } from './json.ts'
import { collections, fieldsOf, listing, selection } from './listing.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'
import { defaultLimits, type Limits, type ServiceOptions } from './options.ts'
import { fileUrl } from './present.ts'
import { type Target, targetOf } from './query.ts'
import { errorReply, type Reply, respond } from './reply.ts'
import { walkOf } from './version-walk.ts'

/** A service: it answers requests, and never rejects. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>

/** What a route is given. */
interface Context {
  target: Target
  options: ServiceOptions
  limits: Limits
}

/** A kind of path: its pattern, what OPTIONS calls it, what it offers, and what it answers. */
interface Route {
  pattern: string
  path: RegExp
  name: string
  types: readonly string[]
  answer(context: Context, parts: readonly string[]): Promise<Reply>
}

/** Makes a service: the described API, read only, on a catalog. */
export function createService(options: ServiceOptions): Service {
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const { cacheControl = 'public, max-age=60', now = Date.now } = options
  return async request => {
    const started = now()
    const target = targetOf(request.target)
    const route = routes.find(({ path }) => path.test(target.path))
    const reply = await answer(request, target, route, options, limits)
    const response = await respond(request, reply, cacheControl)
    options.onAnswer?.({
      method: request.method,
      target: request.target,
      route: route?.pattern ?? '*',
      status: response.status,
      milliseconds: now() - started,
    })
    return response
  }
}

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
    if (route === undefined) return withSlash(target)
    if (request.method === 'OPTIONS') return description(route)
    const accept = request.header('accept')
    const type = negotiate(accept, [...route.types, 'application/problem+json'])
    if (type === undefined) throw new HttpError(406, 'Could not satisfy the request Accept header.')
    return await route.answer({ target, options, limits }, route.path.exec(target.path)?.slice(1) ?? [])
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
function withSlash({ path, search }: Target): Reply {
  const isKnown = !path.endsWith('/') && routes.some(route => route.path.test(`${path}/`))
  if (!isKnown) throw new HttpError(404, 'Not found.')
  return { status: 301, headers: [['Location', `${path}/${search}`]], body: '' }
}

const description = ({ name, types }: Route): Reply => ({
  body: JSON.stringify({ name, description: '', renders: types, parses: [] }),
})

const labels: Readonly<Record<Kind, string>> = { dataset: 'Dataset', file: 'File', resource: 'Resource' }
const json = ['application/json'] as const

function idOf(text: string): string {
  const id = parseUuid(text)
  if (id === undefined) throw new HttpError(404, 'Not found.')
  return id
}

const missing = (kind: Kind): HttpError => new HttpError(404, `No ${labels[kind]} matches the given query.`)

const listRoute = (kind: Kind): Route => ({
  pattern: `/api/v1/${collections[kind]}/`,
  path: new RegExp(`^/api/v1/${collections[kind]}/$`),
  name: `${labels[kind]} List`,
  types: json,
  answer: ({ target, options, limits }) => listing(kind, target, options, limits),
})

const detailRoute = (kind: Kind): Route => ({
  pattern: `/api/v1/${collections[kind]}/<id>/`,
  path: new RegExp(`^/api/v1/${collections[kind]}/([^/]+)/$`),
  name: `${labels[kind]} Instance`,
  types: json,
  async answer({ target: { parameters }, options }, [text = '']) {
    const id = idOf(text)
    const isWhole = !parameters.has('fields') && !parameters.has('exclude')
    if (kind === 'resource' && isWhole) {
      const served = await options.catalog.served(id)
      if (served === undefined) throw missing(kind)
      return { body: served.json, hash: served.hash }
    }
    return { body: recordText(selection(parameters)(await detail(kind, id, options))) }
  },
})

async function detail<K extends Kind>(kind: K, id: string, options: ServiceOptions) {
  const record = await options.catalog.get(kind, id)
  if (record === undefined) throw missing(kind)
  return fieldsOf[kind](record, options)
}

const filelist: Route = {
  pattern: '/api/v1/datasets/<id>/filelist/',
  path: /^\/api\/v1\/datasets\/([^/]+)\/filelist\/$/,
  name: 'Dataset Instance',
  types: ['text/plain', 'application/json'],
  async answer({ options }, [text = '']) {
    const dataset = await options.catalog.get('dataset', idOf(text))
    if (dataset === undefined) throw missing('dataset')
    return {
      type: 'text/plain; charset=utf-8',
      headers: [['Content-Disposition', `attachment; filename=${fileName(dataset.name)}.txt`]],
      body: dataset.files.map(({ path }) => `${fileUrl(path, options)}\n`).join(''),
    }
  },
}

/** A name as a header can hold it; anything that would end or change the header is left out. */
const fileName = (name: string): string => name.replace(/[^\w.@+-]/g, '_').slice(0, 200)

const versions: Route = {
  pattern: '/api/v1/resources/<id>/versions/',
  path: /^\/api\/v1\/resources\/([^/]+)\/versions\/$/,
  name: 'Resource Instance',
  types: json,
  async answer({ options }, [text = '']) {
    const resource = await options.catalog.get('resource', idOf(text))
    if (resource === undefined) throw missing('resource')
    const records = await walkOf(resource, options.catalog)
    const graph = versionGraph(records)
    const nodes = graph.versions(resource.doi).map(doi => {
      const { record } = graph.node(doi) ?? {}
      const { id = null, version = null, publication_date = null, title = null } = record ?? {}
      return { doi, id, version, publication_date, title, url: id && `${options.baseUrl}/api/v1/resources/${id}/` }
    })
    const { latest = resource.doi, concept = null } = graph.chain(resource.doi) ?? {}
    return { body: JSON.stringify({ latest, concept, versions: nodes, warnings: graph.warnings }) }
  },
}

const root: Route = {
  pattern: '/api/v1/',
  path: /^\/api\/v1\/$/,
  name: 'Api Root',
  types: json,
  answer: async ({ options: { baseUrl } }) => ({
    body: JSON.stringify(
      Object.fromEntries(Object.values(collections).map(name => [name, `${baseUrl}/api/v1/${name}/`])),
    ),
  }),
}

const health: Route = {
  pattern: '/health',
  path: /^\/health$/,
  name: 'Health',
  types: json,
  answer: async () => ({ body: '{"status":"ok"}' }),
}

const ready: Route = {
  pattern: '/ready',
  path: /^\/ready$/,
  name: 'Ready',
  types: json,
  async answer({ options }) {
    await options.catalog.ready()
    return { body: '{"status":"ok"}' }
  },
}

const routes: readonly Route[] = [
  detailRoute('resource'),
  detailRoute('dataset'),
  detailRoute('file'),
  listRoute('dataset'),
  listRoute('file'),
  listRoute('resource'),
  filelist,
  versions,
  root,
  health,
  ready,
]
