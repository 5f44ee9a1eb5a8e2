import type { Catalog, StoredDataset } from '../../catalog/index.ts'
import { type Linked, resourcesOf } from './linked-resources.ts'

/** Returns the only current resource of a dataset, or undefined if there are several or none. */
export async function linkedTo(dataset: StoredDataset, catalog: Catalog): Promise<Linked | undefined> {
  // Imported lazily, because the module loads the comparison of versions.
  const { currentOf } = await import('./current-resources.ts')
  const [only, ...others] = currentOf(await resourcesOf([dataset], catalog))
  return others.length === 0 ? only : undefined
}
