import type { Resource } from '../model/index.ts'
import type { Served } from './catalog.ts'
import { hashOf } from './hash.ts'

/** What is kept with a resource so that it is served fast: the hash of its JSON, and its links. */
export async function servedWith(resource: Resource, json: string): Promise<Pick<Served, 'hash' | 'links'>> {
  const [hash, { linksOf }] = await Promise.all([hashOf(json), signs()])
  return { hash, links: linksOf(resource) }
}

// The names of types and licences weigh a lot for whoever only reads.
let loaded: Promise<typeof import('./signs.ts')> | undefined
const signs = () => (loaded ??= import('./signs.ts'))
