import { kinds } from '../catalog/filters.ts'
import { json, type Route } from './route.ts'
import { countRoutes } from './routes/counts.ts'
import { download, downloadZip, raw } from './routes/files.ts'
import { catalogTurtle, oai, robots, sitemap, sitemaps } from './routes/harvesting.ts'
import { datasetLinkset, linkset } from './routes/linkset.ts'
import { listRoutes } from './routes/lists.ts'
import { pages } from './routes/pages.ts'
import { detailRoute, historyRoute, listRoute } from './routes/records.ts'
import { resource, resourceFile, versions } from './routes/resource.ts'
import { health, ready, root } from './routes/status.ts'

const openapi: Route = {
  pattern: '/openapi.json',
  path: /^\/openapi\.json$/,
  name: 'OpenAPI',
  types: json,
  async answer({ options, limits }) {
    const { openapiDocument } = await import('./openapi/document.ts')
    return { body: JSON.stringify(await openapiDocument(options, limits, routes)) }
  },
}

/** All routes. The first route with a matching pattern handles the request. */
export const routes: readonly Route[] = [
  ...kinds.flatMap(countRoutes),
  ...listRoutes,
  resource,
  detailRoute('dataset'),
  detailRoute('file'),
  ...kinds.map(listRoute),
  resourceFile,
  linkset,
  datasetLinkset,
  versions,
  ...kinds.map(historyRoute),
  root,
  health,
  ready,
  download,
  downloadZip,
  raw,
  ...pages,
  openapi,
  robots,
  sitemaps,
  sitemap,
  catalogTurtle,
  oai,
]
