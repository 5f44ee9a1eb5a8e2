import { type Catalog, memoryCatalog } from '../../src/catalog/index.ts'
import { serviceRecords } from '../service-records.ts'

/** The fixtures that are datasets, files and resources. */
export const fixtures: readonly unknown[] = serviceRecords('dataset', 'file', 'resource')

/** The options of a service except its catalog. */
export const settings = {
  baseUrl: 'https://data.example.org',
  filesUrl: 'https://files.example.org',
  termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
}

/** Ingests the fixtures into a catalog, by default one in memory. Rejects if the catalog refuses a record. */
export async function exampleCatalog(catalog: Catalog = memoryCatalog()): Promise<Catalog> {
  const { refused } = await catalog.ingest(fixtures)
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  return catalog
}
