import type { Catalog, StoredDataset } from '../../catalog/index.ts'
import { doiKey } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'

const most = 20

/** A dataset's link to a resource, with the resource if the catalog has it. */
export type Linked = StoredDataset['resources'][number] & { resource?: Resource }

/** Returns the first 20 distinct resources that datasets link to, each with its record if the catalog has it. */
export async function resourcesOf(datasets: readonly StoredDataset[], catalog: Catalog): Promise<Linked[]> {
  const links = new Map(datasets.flatMap(({ resources }) => resources).map(link => [doiKey(link.doi), link]))
  return Promise.all(
    [...links.values()].slice(0, most).map(async link => {
      const resource = (await catalog.get('resource', link.id)) ?? (await catalog.byDoi(link.doi))
      return resource === undefined ? link : { ...link, resource }
    }),
  )
}
