import { hashOf } from '../../catalog/base64url.ts'
import { kinds } from '../../catalog/filters.ts'
import type { Kind, Stored } from '../../catalog/index.ts'
import { parseDoi } from '../../identifiers/index.ts'
import { linkHeaders } from '../links/link-header.ts'
import { withCharset } from '../negotiation/accept.ts'
import { agreeOn, chosenBy, prefersPage, wantedLinkset } from '../negotiation/choose-representation.ts'
import type { ServiceOptions } from '../options.ts'
import { linkedTo } from '../record/one-current.ts'
import { fieldsOf, recordText } from '../record/present.ts'
import { missing, missingOrGone, nothingAt } from '../record/tombstone.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import { settled } from '../reply/respond.ts'
import type { Context, Route } from '../route.ts'
import { decoded, idOf } from '../target.ts'
import { assets } from './assets.ts'
import { linksetOfDataset } from './linkset.ts'
import { negotiated, withEnding } from './resource.ts'

const html = ['text/html'] as const

/** The page renderers, loaded with the first page, because a pure API service never needs them. */
const writers: { [K in Kind]: () => Promise<(record: Stored[K], context: Context) => Promise<Reply>> } = {
  dataset: async () => (await import('../pages/data/dataset-page.ts')).datasetPage,
  file: async () => (await import('../pages/data/file-page.ts')).filePage,
  resource: async () => (await import('../pages/resource/resource-page.ts')).resourcePage,
}

const filePage: Route = {
  pattern: '/files/<id>/',
  path: /^\/files\/([^/]+)\/$/,
  name: 'File Page',
  types: html,
  answer: async (context, [text = '']) => await recordPageOf('file', idOf(text), context),
}

const datasetPage: Route = {
  pattern: '/datasets/<id>/',
  path: /^\/datasets\/([^/]+)\/$/,
  name: 'Dataset Page',
  types: html,
  negotiates: true,
  async answer(context, [text = '']) {
    const id = idOf(text)
    return wantsPage(context) ? await recordPageOf('dataset', id, context) : await datasetAs(id, context)
  },
}

const recordPageOf = (kind: 'dataset' | 'file', id: string, context: Context): Promise<Reply> =>
  keptPage(context, async () => {
    const { options } = context
    const record = await options.catalog.get(kind, id)
    if (record === undefined) throw await missingOrGone(kind, id, options)
    const [reply, { pageLinks }] = [await pageOf(kind, record, context), await import('../links/data-signposts.ts')]
    const linked = 'files' in record ? await linkedTo(record, options.catalog) : undefined
    const links = linkHeaders(pageLinks(kind, record, options, linked), options.baseUrl)
    return { ...reply, headers: [...(reply.headers ?? []), ...links] }
  })

/**
 * Responds with a dataset in a representation other than HTML.
 *
 * JSON and the linkset are those of the dataset. Other representations describe its only current resource or, if the
 * catalog has no such resource, the dataset itself in JSON-LD or DCAT.
 */
async function datasetAs(id: string, context: Context): Promise<Reply> {
  const { options, target, header } = context
  const linkset = target.parameters.get('format') ? undefined : wantedLinkset(header('accept'))
  if (linkset !== undefined) return await linksetOfDataset(id, linkset, options)
  const dataset = await options.catalog.get('dataset', id)
  if (dataset === undefined) throw await missingOrGone('dataset', id, options)
  const format = target.parameters.get('format') || undefined
  const chosen = format === undefined ? agreeOn(header('accept')) : chosenBy(format)
  const linked = await linkedTo(dataset, options.catalog)
  const { pageLinks } = await import('../links/data-signposts.ts')
  const headers = linkHeaders(pageLinks('dataset', dataset, options, linked), options.baseUrl)
  if (chosen?.representation.id === 'json') return { body: recordText(fieldsOf.dataset(dataset, options)), headers }
  if (linked?.resource !== undefined) return negotiated(context, linked.resource.id)
  const { datasetTextAs } = await import('../record/dataset-text.ts')
  const body = await datasetTextAs(chosen?.representation.id, dataset, options)
  if (chosen === undefined || body === undefined)
    throw new HttpError(406, 'This dataset is available as HTML, JSON, JSON-LD (schema-org) and DCAT (dcat-turtle).')
  return { type: withCharset(chosen.type), headers, body, hash: await hashOf(`${chosen.type}\n${body}`) }
}

const pageOf = async <K extends Kind>(kind: K, record: Stored[K], context: Context): Promise<Reply> =>
  (await writers[kind]())(record, context)

/** Caches a page until records change, and a page with download counts for at most a minute. */
async function keptPage(context: Context, make: () => Promise<Reply>): Promise<Reply> {
  const { downloads, now = Date.now } = context.options
  // Download counts change while records do not, so a page with counts is rendered again each minute.
  const minute = downloads === undefined ? '' : ` ${Math.floor(now() / 60_000)}`
  const key = `${context.target.path}${context.target.search} ${await languageOf(context)}${minute}`
  return settled(
    await context.kept.get(key, async () => {
      const lastModified = await pageTime(context)
      return downloads === undefined ? { ...(await make()), lastModified } : make()
    }),
  )
}

const languageOf = async (context: Context): Promise<string> => (await import('../pages/site.ts')).languageKey(context)

/**
 * The page of a resource, or the resource in another negotiated representation (service contract 3.5).
 *
 * Content negotiation prefers HTML, so that a DOI with this address serves browsers and machines.
 */
const resourcePage: Route = {
  pattern: '/resources/<id>/',
  path: /^\/resources\/([^/]+)\/$/,
  name: 'Resource Page',
  types: html,
  negotiates: true,
  async answer(context, [text = '']) {
    const id = idOf(text)
    if (!wantsPage(context)) return negotiated(context, id)
    return resourcePageOf(id, context)
  },
}

const resourcePageOf = (id: string, context: Context): Promise<Reply> =>
  keptPage(context, async () => {
    const resource = await context.options.catalog.get('resource', id)
    if (resource === undefined) throw await missingOrGone('resource', id, context.options)
    return pageOf('resource', resource, context)
  })

const wantsPage = ({ target, header }: Context): boolean =>
  !target.parameters.get('format') && wantedLinkset(header('accept')) === undefined && prefersPage(header('accept'))

const resourcePageFile: Route = {
  pattern: '/resources/<id>.<ending>',
  path: /^\/resources\/([^/.]+)\.([a-z]+)$/,
  name: 'Resource Page',
  types: ['application/json'],
  negotiates: true,
  answer: async (context, [text = '', ending = '']) => withEnding(context, idOf(text), ending),
}

/** The page of a resource at its DOI, so that a DOI can be registered with this address. */
const doiPage: Route = {
  pattern: '/<doi>',
  path: /^\/(10(?:\.|%2e)\d.*)$/is,
  name: 'Resource Page',
  types: html,
  negotiates: true,
  async answer(context, [path = '']) {
    const text = decoded(path)
    const resource = await resourceAt(text, context.options)
    if (!(resource instanceof HttpError))
      return wantsPage(context) ? resourcePageOf(resource.id, context) : negotiated(context, resource.id)
    // A DOI may itself end like a file name, so the extension of a representation is tried last.
    const [, stem, ending = ''] = /^(.*)\.([a-z]+)$/s.exec(text) ?? []
    const named = stem === undefined ? resource : await resourceAt(stem, context.options)
    if (named instanceof HttpError) throw resource
    return withEnding(context, named.id, ending)
  },
}

/**
 * Finds the resource with the DOI in a path, ignoring case and a slash at the end. If there is none, returns the error
 * for the response.
 */
async function resourceAt(text: string, options: ServiceOptions): Promise<Stored['resource'] | HttpError> {
  let error = missing('resource')
  for (const candidate of new Set([text, text.replace(/\/$/, '')])) {
    const doi = parseDoi(candidate)
    if (doi === undefined) continue
    const resource = await options.catalog.byDoi(doi)
    if (resource !== undefined) return resource
    if (error.status === 404) error = await nothingAt('resource', { doi }, options)
  }
  return error
}

const listed =
  (page: (context: Context) => Promise<Reply>): Route['answer'] =>
  context =>
    keptPage(context, () => page(context))

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

/** The redirect from `/datasets/` to the start page, which lists the datasets. */
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

const embed: Route = {
  pattern: '/embed/<doi>',
  path: /^\/embed\/(10(?:\.|%2e)\d.*)$/is,
  name: 'Citation',
  types: ['text/html', 'application/json'],
  async answer(context, [path = '']) {
    const resource = await resourceAt(decoded(path), context.options)
    if (resource instanceof HttpError) throw resource
    const { embedded } = await import('../pages/embed-page.ts')
    return embedded(resource, context)
  },
}

/** The routes of pages, of page assets, of resources as files, and of citations for other sites. */
export const pages: readonly Route[] = [
  start,
  resourcePage,
  resourcePageFile,
  datasetPage,
  filePage,
  doiPage,
  resources,
  datasets,
  embed,
  ...assets,
]

/**
 * Returns the time of the last change of any record or, if later, the start of the service.
 *
 * Any record counts, because pages also show newer versions, citing works and numbers of records.
 *
 * The time is read before the page is rendered, so that changes during rendering are later.
 */
async function pageTime({ options, started }: Pick<Context, 'options' | 'started'>): Promise<Date> {
  const changes = await Promise.all(kinds.map(kind => options.catalog.lastChange(kind)))
  return new Date(Math.max(started.getTime(), ...changes.map(change => change?.getTime() ?? 0)))
}
