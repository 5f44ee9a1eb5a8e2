import { readdirSync, readFileSync } from 'node:fs'
import { type Catalog, memoryCatalog } from '../../src/catalog/index.ts'

/** The fixtures that are datasets, files and resources. */
export const fixtures: readonly unknown[] = ['dataset', 'file', 'resource'].flatMap(folder => {
  const url = new URL(`../../fixtures/${folder}/`, import.meta.url)
  return readdirSync(url).map(name => JSON.parse(readFileSync(new URL(name, url), 'utf8')))
})

/** What a service is made of but for its catalog. */
export const settings = {
  baseUrl: 'https://data.example.org',
  filesUrl: 'https://files.example.org',
  termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
}

/** The fixtures in a catalog, in memory where none is given; rejects where one is refused. */
export async function exampleCatalog(catalog: Catalog = memoryCatalog()): Promise<Catalog> {
  const { refused } = await catalog.ingest(fixtures)
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  return catalog
}
