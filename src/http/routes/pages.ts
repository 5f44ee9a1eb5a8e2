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

/** The code for pages is loaded with the first page, because a pure API service never needs it. */
const writers: { [K in Kind]: () => Promise<(record: Stored[K], context: Context) => Promise<Reply>> } = {
  dataset: async () => (await import('../pages/data/dataset-page.ts')).datasetPage,
  file: async () => (await import('../pages/data/file-page.ts')).filePage,
  resource: async () => (await import('../pages/resource/resource-page.ts')).resourcePage,
}

/** The page of a file, with links for machines. */
const filePage: Route = {
  pattern: '/files/<id>/',
  path: /^\/files\/([^/]+)\/$/,
  name: 'File Page',
  types: html,
  answer: async (context, [text = '']) => await recordPageOf('file', idOf(text), context),
}

/** The page of a dataset. Its address negotiates as that of a resource's page does. */
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
 * A dataset in another representation than HTML: its own record as JSON, and else its one current resource. With several or none, the
 * dataset itself is described as JSON-LD or in DCAT.
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
    throw new HttpError(406, 'This dataset is written as HTML, JSON, JSON-LD (schema-org) and DCAT (dcat-turtle).')
  return { type: withCharset(chosen.type), headers, body, hash: await hashOf(`${chosen.type}\n${body}`) }
}

const pageOf = async <K extends Kind>(kind: K, record: Stored[K], context: Context): Promise<Reply> =>
  (await writers[kind]())(record, context)

/** A page that is kept until records change: it shows more than one record, and is asked for again and again. */
async function keptPage(context: Context, make: () => Promise<Reply>): Promise<Reply> {
  const key = `${context.target.path}${context.target.search} ${await languageOf(context)}`
  return settled(
    await context.kept.get(key, async () => {
      const lastModified = await pageTime(context)
      return { ...(await make()), lastModified }
    }),
  )
}

const languageOf = async (context: Context): Promise<string> => (await import('../pages/site.ts')).languageKey(context)

/**
 * The page of a resource. Its address negotiates as that of the record in the API does (service contract 3.5), with HTML first: a DOI
 * that leads here serves browsers and machines.
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

/** The address of the page with the ending of a representation. */
const resourcePageFile: Route = {
  pattern: '/resources/<id>.<ending>',
  path: /^\/resources\/([^/.]+)\.([a-z]+)$/,
  name: 'Resource Page',
  types: ['application/json'],
  negotiates: true,
  answer: async (context, [text = '', ending = '']) => withEnding(context, idOf(text), ending),
}

/** The page of a resource at its DOI, so that a DOI can lead there directly. */
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
    // A DOI may end like a file itself, so the ending of a representation is looked for last.
    const [, stem, ending = ''] = /^(.*)\.([a-z]+)$/s.exec(text) ?? []
    const named = stem === undefined ? resource : await resourceAt(stem, context.options)
    if (named instanceof HttpError) throw resource
    return withEnding(context, named.id, ending)
  },
}

/** The resource with the DOI of a path, in any case, with or without a slash at the end; the error to answer with if there is none. */
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

/** A page that lists or counts records. */
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

/** The citation of a resource for other sites: a page for frames, or JSON. */
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

/** All pages for people with their assets. */
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
 * The time since when a page may have been another; asked before the page is made, so that what changes meanwhile is later. A page shows
 * more than one record (newer versions, what cites it, how many there are) and looks as the service was set up: so that is the last change
 * of any record, or the start of the service.
 */
async function pageTime({ options, started }: Pick<Context, 'options' | 'started'>): Promise<Date> {
  const changes = await Promise.all(kinds.map(kind => options.catalog.lastChange(kind)))
  return new Date(Math.max(started.getTime(), ...changes.map(change => change?.getTime() ?? 0)))
}
