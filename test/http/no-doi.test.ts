import { describe, expect, it } from 'vitest'
import { type Catalog, memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler } from '../../src/http/index.ts'
import { metadata } from '../catalog/records.ts'
import { settings } from './example-catalog.ts'

/**
 * Creates a catalog with a resource that an earlier release accepted. The DOI in its metadata is invalid, so that `doi`
 * is empty.
 */
async function earlier(): Promise<{ catalog: Catalog; id: string }> {
  const catalog = memoryCatalog()
  await catalog.ingest([metadata(1)])
  const id = (await catalog.list('resource', { limit: 1 })).records[0]?.id ?? ''
  const identifiers = [{ identifier: '10.5072-bad.1', identifierType: 'DOI' }]
  const empty = <T>(one: T): T =>
    one !== null && typeof one === 'object' && 'datacite' in one
      ? { ...one, doi: '', doi_url: '', datacite: { ...Object(one.datacite), identifiers } }
      : one
  const held: Catalog = {
    ...catalog,
    get: async (kind, id) => empty(await catalog.get(kind, id)),
    async served(id) {
      const served = await catalog.served(id)
      return served && { ...served, json: JSON.stringify(empty(JSON.parse(served.json))) }
    },
    async list(kind, query) {
      const { texts: _, ...listing } = await catalog.list(kind, query)
      return { ...listing, records: listing.records.map(empty) }
    },
    async *iterate(kind, filters) {
      for await (const record of catalog.iterate(kind, filters)) yield empty(record)
    },
  }
  return { catalog: held, id }
}

describe('a catalog that holds a record without a DOI', () => {
  it('the service serves a catalog that contains a record without a DOI', async () => {
    const { catalog, id } = await earlier()
    const errors: unknown[] = []
    const handle = createHandler({ ...settings, catalog, onError: error => errors.push(error) })
    const own = `/api/v1/resources/${id}`
    const endings = ['xml', 'bib', 'ttl', 'cff', 'jsonld', 'ris', 'txt', 'csv'].map(ending => `${own}.${ending}`)
    const targets = [
      ...[`/resources/${id}/`, `${own}/versions/`, `${own}/`, `${own}/linkset`, `${own}/history/`, ...endings],
      ...['/', '/resources/', '/api/v1/resources/', '/api/v1/resources/?format=bibtex', '/sitemap.xml', '/catalog.ttl'],
      ...['oai_dc', 'oai_datacite'].map(prefix => `/oai?verb=ListRecords&metadataPrefix=${prefix}`),
    ]
    for (const target of targets) {
      const response = await handle(new Request(settings.baseUrl + target))
      expect([target, response.status]).toEqual([target, 200])
      await response.text()
    }
    expect(errors).toEqual([])
  })
})
