import type { Catalog } from '../catalog/index.ts'
import type { Resource } from '../model/index.ts'
import { walkVersions } from '../versions/index.ts'

/** The resources of the catalog that version relations connect to one, itself included; at most 200. */
export async function walkOf(start: Resource, catalog: Catalog): Promise<Resource[]> {
  const found: Resource[] = []
  for await (const { record } of walkVersions(start.doi, doi => catalog.byDoi(doi), { limit: 200 }))
    if (record !== undefined) found.push(record)
  return found
}
