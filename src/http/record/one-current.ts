import type { Catalog, StoredDataset } from '../../catalog/index.ts'
import { type Linked, resourcesOf } from './linked-resources.ts'

/** The one current resource of a dataset; undefined if there are several or none. */
export async function linkedTo(dataset: StoredDataset, catalog: Catalog): Promise<Linked | undefined> {
  // Loaded when it is first needed, because it compares versions.
  const { currentOf } = await import('./current-resources.ts')
  const [only, ...others] = currentOf(await resourcesOf([dataset], catalog))
  return others.length === 0 ? only : undefined
}
