import type { Catalog, StoredDataset } from '../../catalog/index.ts'
import { doiKey } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'

/** The most resources of a dataset to look up; nobody reads more. */
const most = 20

/** A resource as a dataset names it, with the catalog's record of it. */
export type Linked = StoredDataset['resources'][number] & { resource?: Resource }

/** The resources that datasets name, each once, with what the catalog knows of them. */
export async function resourcesOf(datasets: readonly StoredDataset[], catalog: Catalog): Promise<Linked[]> {
  const links = new Map(datasets.flatMap(({ resources }) => resources).map(link => [doiKey(link.doi), link]))
  return Promise.all(
    [...links.values()].slice(0, most).map(async link => {
      const resource = (await catalog.get('resource', link.id)) ?? (await catalog.byDoi(link.doi))
      return resource === undefined ? link : { ...link, resource }
    }),
  )
}
