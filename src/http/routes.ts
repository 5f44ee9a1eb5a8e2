import type { Route } from './route.ts'
import { catalogTurtle } from './routes/catalog-turtle.ts'
import { download } from './routes/download.ts'
import { countRoutes } from './routes/facets.ts'
import { filelist } from './routes/filelist.ts'
import { historyRoute } from './routes/history.ts'
import { linkset } from './routes/linkset.ts'
import { oai } from './routes/oai.ts'
import { openapiRoute } from './routes/openapi.ts'
import { pages } from './routes/pages.ts'
import { raw } from './routes/raw.ts'
import { detailRoute, listRoute } from './routes/records.ts'
import { resource, resourceFile } from './routes/resource.ts'
import { robots, sitemap, sitemaps } from './routes/sitemap.ts'
import { health, ready, root } from './routes/status.ts'
import { versions } from './routes/versions.ts'

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
