import type { Catalog } from '../../catalog/catalog.ts'
import { type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { HttpError } from '../reply/http-error.ts'

/** The maximum number of records per sitemap, fewer than the 50,000 addresses that the protocol allows. */
const perSitemap = 10_000

/** The path segment of a record kind that has landing pages. */
export type Landed = 'resources' | 'datasets'

/** The minimum number of sitemaps. The first sitemap of resources includes the start page, so it always exists. */
const least: Readonly<Record<Landed, number>> = { resources: 1, datasets: 0 }

/**
 * Writes the index of all sitemaps of landing pages (https://www.sitemaps.org/protocol.html). Reads only the number of
 * records from the catalog.
 */
export async function sitemapIndex(baseUrl: string, catalog: Catalog): Promise<string> {
  const sitemaps: Block[] = []
  for (const name of ['resources', 'datasets'] as const) {
    const pages = Math.max(least[name], Math.ceil((await countOf(name, catalog)) / perSitemap))
    for (let page = 1; page <= pages; page++)
      sitemaps.push(element('sitemap', {}, [element('loc', {}, `${baseUrl}/sitemap-${name}-${page}.xml`)]))
  }
  return document('sitemapindex', sitemaps)
}

/**
 * Writes the sitemap with a given number, counted from 1. Rejects with 404 if there is no such sitemap.
 *
 * The last sitemap contains the most recent changes.
 */
export async function sitemapOf(name: Landed, page: number, baseUrl: string, catalog: Catalog): Promise<string> {
  const urls: Block[] = page <= least[name] ? [element('url', {}, [element('loc', {}, `${baseUrl}/`)])] : []
  const { records } = await catalog.changed(kinds[name], { limit: perSitemap, offset: (page - 1) * perSitemap })
  for (const { id, changed } of records) urls.push(urlOf(`${baseUrl}/${name}/${id}/`, changed))
  if (urls.length === 0) throw new HttpError(404, 'Not found.')
  return document('urlset', urls)
}

const kinds = { resources: 'resource', datasets: 'dataset' } as const

async function countOf(name: Landed, catalog: Catalog): Promise<number> {
  const { count = 0 } = await catalog.list(kinds[name], { limit: 1, offset: 0, count: true })
  return count
}

const urlOf = (address: string, changed: Date): Block =>
  element('url', {}, [element('loc', {}, address), element('lastmod', {}, changed.toISOString().slice(0, 10))])

const document = (root: string, blocks: readonly Block[]): string =>
  xmlDocument(element(root, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, blocks))
