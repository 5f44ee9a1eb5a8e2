import type { Kind, Stored } from '../../catalog/index.ts'
import { parseDoi } from '../../identifiers/index.ts'
import { collections } from '../listing.ts'
import { decoded } from '../query.ts'
import type { Reply } from '../reply.ts'
import type { Context, Route } from '../route.ts'
import { idOf, missing } from './records.ts'

const html = ['text/html'] as const

/** The code for pages is loaded with the first page, because a pure API service never needs it. */
const writers: { [K in Kind]: () => Promise<(record: Stored[K], context: Context) => Promise<Reply>> } = {
  dataset: async () => (await import('../pages/dataset/dataset-page.ts')).datasetPage,
  file: async () => (await import('../pages/file/file-page.ts')).filePage,
  resource: async () => (await import('../pages/resource/resource-page.ts')).resourcePage,
}

/** The page of a record of a kind. */
const recordPage = <K extends Kind>(kind: K): Route => ({
  pattern: `/${collections[kind]}/<id>/`,
  path: new RegExp(`^/${collections[kind]}/([^/]+)/$`),
  name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Page`,
  types: html,
  async answer(context, [text = '']) {
    const record = await context.options.catalog.get(kind, idOf(text))
    if (record === undefined) throw missing(kind)
    return (await writers[kind]())(record, context)
  },
})

/** The page of a resource at its DOI, so that a DOI can lead there directly. */
const doiPage: Route = {
  pattern: '/<doi>',
  path: /^\/(10(?:\.|%2e)\d.*)$/is,
  name: 'Resource Page',
  types: html,
  async answer(context, [path = '']) {
    const resource = await resourceAt(path, context)
    if (resource === undefined) throw missing('resource')
    return (await writers.resource())(resource, context)
  },
}

/** The resource with the DOI in a path: percent-encoded or not, in any case, with or without a slash at the end. */
async function resourceAt(path: string, { options }: Context): Promise<Stored['resource'] | undefined> {
  const text = decoded(path)
  for (const candidate of new Set([text, text.replace(/\/$/, '')])) {
    const doi = parseDoi(candidate)
    const resource = doi && (await options.catalog.byDoi(doi))
    if (resource !== undefined) return resource
  }
  return undefined
}

/** A page that lists or counts records is kept, because counting takes a while. */
const listed =
  (page: (context: Context) => Promise<Reply>): Route['answer'] =>
  context =>
    context.kept.get(context.target.path + context.target.search, () => page(context))

const start: Route = {
  pattern: '/',
  path: /^\/$/,
  name: 'Start Page',
  types: html,
  answer: listed(async context => (await import('../pages/start/start-page.ts')).startPage(context)),
}

const resources: Route = {
  pattern: '/resources/',
  path: /^\/resources\/$/,
  name: 'Resources Page',
  types: html,
  answer: listed(async context => (await import('../pages/start/resources-page.ts')).resourcesPage(context)),
}

/** The datasets are listed on the start page. */
const datasets: Route = {
  pattern: '/datasets/',
  path: /^\/datasets\/$/,
  name: 'Start Page',
  types: html,
  answer: async ({ target, options }) => ({
    status: 301,
    headers: [['Location', `${new URL(options.baseUrl).pathname.replace(/\/$/, '')}/${target.search}`]],
    body: '',
  }),
}

/** Style and script of the pages. An address with the current hash never changes; one with another hash belongs to another release. */
const asset: Route = {
  pattern: '/assets/<name>',
  path: /^\/assets\/citable(?:\.([\w-]{1,64}))?\.(css|js)$/,
  name: 'Asset',
  types: ['text/css', 'text/javascript'],
  negotiates: true,
  async answer(_, [hash, ending]) {
    const { assetsOf } = await import('../pages/assets/page-assets.ts')
    const file = (await assetsOf())[ending === 'js' ? 'js' : 'css']
    return {
      type: file.type,
      headers: [['X-Content-Type-Options', 'nosniff']],
      body: file.body,
      ...(hash === file.hash && { cacheControl: 'public, max-age=31536000, immutable' }),
    }
  },
}

/** All pages for people with their assets. */
export const pages: readonly Route[] = [
  start,
  recordPage('resource'),
  recordPage('dataset'),
  recordPage('file'),
  doiPage,
  resources,
  datasets,
  asset,
]
