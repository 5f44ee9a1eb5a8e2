import type { Route } from './route.ts'
import { download, filelist, raw } from './routes/download.ts'
import { countRoutes } from './routes/facets.ts'
import { linkset } from './routes/linkset.ts'
import { openapiRoute } from './routes/openapi.ts'
import { pages } from './routes/pages.ts'
import { detailRoute, historyRoute, listRoute } from './routes/records.ts'
import { resource, resourceFile, versions } from './routes/resource.ts'
import { catalogTurtle, oai, robots, sitemap, sitemaps } from './routes/sitemap.ts'
import { health, ready, root } from './routes/status.ts'

/** All kinds of paths; the first whose path fits answers. */
export const routes: readonly Route[] = [
  ...(['dataset', 'file', 'resource'] as const).flatMap(countRoutes),
  resource,
  detailRoute('dataset'),
  detailRoute('file'),
  listRoute('dataset'),
  listRoute('file'),
  listRoute('resource'),
  filelist,
  resourceFile,
  linkset,
  versions,
  historyRoute('dataset'),
  historyRoute('file'),
  historyRoute('resource'),
  root,
  health,
  ready,
  download,
  raw,
  ...pages,
  openapiRoute(() => routes),
  robots,
  sitemaps,
  sitemap,
  catalogTurtle,
  oai,
]
