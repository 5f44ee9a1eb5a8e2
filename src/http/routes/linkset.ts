import { itemLink, pageLinks } from '../links/data-signposts.ts'
import { type Link, typeAttributes, written } from '../links/link-header.ts'
import { descriptions, pageUrl, recordUrl, type Signs, signposts, signsOf } from '../links/resource-signposts.ts'
import { linksetTypes } from '../negotiation/choose-representation.ts'
import type { ServiceOptions } from '../options.ts'
import { linkedTo } from '../record/one-current.ts'
import { missingOrGone } from '../record/tombstone.ts'
import type { Reply } from '../reply/reply.ts'
import type { Route } from '../route.ts'
import { idOf } from '../target.ts'

/**
 * The linkset of a resource (RFC 9264): the signposts of its page, and links back from its representations and
 * contents.
 */
export const linkset: Route = {
  pattern: '/api/v1/resources/<id>/linkset',
  path: /^\/api\/v1\/resources\/([^/]+)\/linkset\/?$/,
  name: 'Resource Instance',
  types: linksetTypes,
  answer: async ({ type, options }, [text = '']) => await resourceLinkset(idOf(text), type, options),
}

/** Creates the linkset of a resource in one of the two media types of linksets. */
export async function resourceLinkset(id: string, type: string, options: ServiceOptions): Promise<Reply> {
  const served = await options.catalog.served(id)
  if (served === undefined) throw await missingOrGone('resource', id, options)
  const { json, url } = served
  const registered: Link[] = url === undefined ? [] : [{ relation: 'alternate', href: url, type: 'text/html' }]
  return linksetReply(await linksOf(id, signsOf(JSON.parse(json)), registered, options), type)
}

/** The linkset of a dataset: the signposts of its page, and links back from its record and files. */
export const datasetLinkset: Route = {
  pattern: '/api/v1/datasets/<id>/linkset',
  path: /^\/api\/v1\/datasets\/([^/]+)\/linkset\/?$/,
  name: 'Dataset Instance',
  types: linkset.types,
  answer: async ({ type, options }, [text = '']) => await linksetOfDataset(idOf(text), type, options),
}

/** Creates the linkset of a dataset in the given linkset media type. */
export async function linksetOfDataset(id: string, type: string, options: ServiceOptions): Promise<Reply> {
  const dataset = await options.catalog.get('dataset', id)
  if (dataset === undefined) throw await missingOrGone('dataset', id, options)
  const page: Link = { relation: 'collection', href: `${options.baseUrl}/datasets/${id}/`, type: 'text/html' }
  const own = pageLinks('dataset', dataset, options, await linkedTo(dataset, options.catalog))
  const [record, ...others] = own.filter(({ relation }) => relation === 'describedby' || relation === 'item')
  const back = others.filter(({ relation }) => relation === 'item').map(({ href }) => ({ anchor: href, links: [page] }))
  const described = record && { anchor: record.href, links: [{ ...page, relation: 'describes' }] }
  return linksetReply([{ anchor: page.href, links: own }, ...(described ? [described] : []), ...back], type)
}

const linksetReply = (sets: readonly Anchored[], type: string): Reply => ({
  type,
  body: type === 'application/linkset' ? linksetText(sets) : linksetJson(sets),
})

async function linksOf(
  id: string,
  signs: Signs,
  registered: readonly Link[],
  options: ServiceOptions,
): Promise<Anchored[]> {
  const page: Link = { relation: 'collection', href: pageUrl(options.baseUrl, id), type: 'text/html' }
  const contents = await contentsOf(signs, options)
  const record = recordUrl(options.baseUrl, id)
  const own = [
    ...signposts(id, signs, options.baseUrl),
    ...descriptions(record, signs, false),
    ...registered,
    ...contents,
  ]
  const back = (link: Link): Anchored => ({
    anchor: link.href,
    links: [{ ...page, relation: link.relation === 'item' ? 'collection' : 'describes' }],
  })
  return [
    { anchor: page.href, links: own },
    ...own.filter(({ relation }) => relation === 'describedby' || relation === 'item').map(back),
  ]
}

/** The maximum numbers of datasets and of files in a linkset. The listings contain all datasets and files. */
const most = { datasets: 200, files: 2000 }

/** Returns links to the public datasets below the paths of a resource, and to their files. */
async function contentsOf({ paths }: Signs, options: ServiceOptions): Promise<Link[]> {
  if (paths.length === 0) return []
  const { records } = await options.catalog.list('dataset', { tree: paths, limit: most.datasets })
  const datasets = records.map(({ id }) => `${options.baseUrl}/api/v1/datasets/${id}/`)
  const files = records.flatMap(dataset => dataset.files.map(file => itemLink(file, options))).slice(0, most.files)
  return [...datasets.map(href => ({ relation: 'item', href, type: 'application/json' })), ...files]
}

interface Anchored {
  anchor: string
  links: readonly Link[]
}

/** Writes links as `application/linkset` (RFC 9264, 4.1): one per line, each as in a `Link` header with an anchor. */
export const linksetText = (sets: readonly Anchored[]): string =>
  `${sets.flatMap(({ anchor, links }) => links.map(link => `${written(link)}; anchor="${anchor}"`)).join(',\n')}\n`

/** Writes links as `application/linkset+json` (RFC 9264, 4.2): the relations of each anchor with their targets. */
export function linksetJson(sets: readonly Anchored[]): string {
  const contexts = sets.map(({ anchor, links }) => {
    const relations = new Map<string, object[]>()
    for (const { relation, href, type, length } of links) {
      const targets = relations.get(relation) ?? []
      relations.set(relation, targets)
      targets.push({
        href,
        ...typeAttributes(type),
        ...(length !== undefined && { length: [String(length)] }),
      })
    }
    return { anchor, ...Object.fromEntries(relations) }
  })
  return JSON.stringify({ linkset: contexts })
}
