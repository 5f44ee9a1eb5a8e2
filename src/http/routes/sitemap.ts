import type { Landed } from '../listing/sitemap.ts'
import type { Route } from '../route.ts'

const types = ['application/xml', 'text/xml'] as const
const type = 'application/xml; charset=utf-8'

/** The index of the sitemaps, for search engines. */
export const sitemaps: Route = {
  pattern: '/sitemap.xml',
  path: /^\/sitemap\.xml$/,
  name: 'Sitemap Index',
  types,
  negotiates: true,
  async answer({ options: { baseUrl, catalog } }) {
    const { sitemapIndex } = await import('../listing/sitemap.ts')
    return { type, body: await sitemapIndex(baseUrl, catalog) }
  },
}

/** The addresses of landing pages. */
export const sitemap: Route = {
  pattern: '/sitemap-<collection>-<page>.xml',
  path: /^\/sitemap-(resources|datasets)-([1-9]\d{0,6})\.xml$/,
  name: 'Sitemap',
  types,
  negotiates: true,
  async answer({ options: { baseUrl, catalog } }, [name, page]) {
    const { sitemapOf } = await import('../listing/sitemap.ts')
    return { type, body: await sitemapOf(name as Landed, Number(page), baseUrl, catalog) }
  },
}

/** The rules for robots (RFC 9309): everything is allowed, and the sitemaps are named. */
export const robots: Route = {
  pattern: '/robots.txt',
  path: /^\/robots\.txt$/,
  name: 'Robots',
  types: ['text/plain'],
  negotiates: true,
  answer: async ({ options: { baseUrl } }) => ({
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`,
  }),
}
