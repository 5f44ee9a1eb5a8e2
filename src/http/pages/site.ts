import { type About, aboutOf } from '../about.ts'
import type { ServiceOptions } from '../options.ts'
import { type Assets, assetsOf } from './assets/page-assets.ts'

/** What all pages of a service have in common. */
export interface Site {
  about: About
  options: ServiceOptions
  /** The address of a path of the service for links: without the host, so that it works under any host name. */
  to(path: string): string
  assets: Assets
}

/** The site of a service. */
export async function siteOf(options: ServiceOptions): Promise<Site> {
  const prefix = new URL(options.baseUrl).pathname.replace(/\/$/, '')
  return { about: aboutOf(options), options, to: path => prefix + path, assets: await assetsOf() }
}
