import type { Kind } from '../catalog/index.ts'
import { parseUuid } from '../identifiers/index.ts'
import { versionGraph } from '../versions/index.ts'
import { HttpError } from './http-error.ts'
import { recordText } from './json.ts'
import { collections, fieldsOf, listing, selection } from './listing.ts'
import type { Limits, ServiceOptions } from './options.ts'
import { fileUrl } from './present.ts'
import type { Target } from './query.ts'
import type { Reply } from './reply.ts'
import { walkOf } from './version-walk.ts'

/** What a route is given. */
interface Context {
  target: Target
  options: ServiceOptions
  limits: Limits
}

/** A kind of path: its pattern, what OPTIONS calls it, what it offers, and what it answers. */
export interface Route {
  pattern: string
  path: RegExp
  name: string
  types: readonly string[]
  answer(context: Context, parts: readonly string[]): Promise<Reply>
}

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

/** All kinds of paths; the first whose path fits answers. */
export const routes: readonly Route[] = [
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
