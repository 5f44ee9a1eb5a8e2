import type { Landed } from '../listing/sitemap.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Route } from '../route.ts'

const types = ['application/xml', 'text/xml'] as const
const type = 'application/xml; charset=utf-8'

/** The route of the sitemap index, for search engines. */
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

/** The route of a sitemap: the addresses of up to 10,000 landing pages. */
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

/** The route of `robots.txt` (RFC 9309), which allows everything and names the sitemaps. */
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

/** The route of the repository as a DCAT 3 catalogue, page by page. */
export const catalogTurtle: Route = {
  pattern: '/catalog.ttl',
  path: /^\/catalog\.ttl$/,
  name: 'Catalogue',
  types: ['text/turtle'],
  async answer({ target: { parameters }, options, limits }) {
    const { cataloguePage } = await import('../record/catalog-turtle.ts')
    const resources = parameters.get('resources')
    const at = resources ? { resources } : { datasets: parameters.get('datasets') || '*' }
    const { turtle, next } = await cataloguePage(at, options, limits)
    const first = `${options.baseUrl}/catalog.ttl`
    const links = [`<${first}>; rel="first"`, ...(next === undefined ? [] : [`<${next}>; rel="next"`])]
    return { type: 'text/turtle; charset=utf-8', headers: [['Link', links.join(', ')]], body: turtle }
  },
}

/** The OAI-PMH 2.0 route for harvesters, by GET or a POST form (section 3.1.1). */
export const oai: Route = {
  pattern: '/oai',
  path: /^\/oai$/,
  name: 'OAI-PMH',
  types: ['text/xml', 'application/xml'],
  negotiates: true,
  posts: true,
  async answer({ method, target, header, body, options, limits }) {
    const { oaiAnswer } = await import('../oai/answer.ts')
    const given = method === 'POST' ? formOf(header('content-type'), await body()) : target.parameters
    return { type: 'text/xml; charset=utf-8', body: await oaiAnswer(given, options, limits) }
  },
}

function formOf(type: string | undefined, body: string): URLSearchParams {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? ''))
    throw new HttpError(415, 'A POST request contains its arguments in the body, as application/x-www-form-urlencoded.')
  return new URLSearchParams(body)
}
