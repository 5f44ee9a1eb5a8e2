import type { Route } from '../route.ts'

/** The repository as a catalogue of DCAT 3, page by page. */
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
