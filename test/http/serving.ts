import { expect } from 'vitest'
import { type Catalog, type IngestOptions, memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler, type ServiceOptions } from '../../src/http/index.ts'
import { serviceRecords } from '../service-records.ts'

/** The base address of test services. */
export const baseUrl = 'https://data.example.org'

/** The datasets, files and resources in `fixtures/`, which the service has by default. */
export const fixtures: readonly unknown[] = serviceRecords('dataset', 'file', 'resource')

/** A service under test. */
export interface Served {
  catalog: Catalog
  get(target: string, headers?: Record<string, string>, method?: string): Promise<Response>
  post(target: string, headers: Record<string, string>, body: string | undefined): Promise<Response>
  text(target: string): Promise<string>
}

/** Starts a service with records. Fails the test if the catalog refuses a record. */
export async function serving(
  records: readonly unknown[] = fixtures,
  options: Partial<ServiceOptions> = {},
  ingest: IngestOptions = {},
): Promise<Served> {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(records, ingest)
  expect(refused).toEqual([])
  const handle = createHandler({
    catalog,
    baseUrl,
    filesUrl: 'https://files.example.org',
    termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
    ...options,
  })
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    handle(new Request(baseUrl + target, { method, headers }))
  const post: Served['post'] = (target, headers, body) =>
    handle(new Request(baseUrl + target, { method: 'POST', headers, ...(body !== undefined && { body }) }))
  return { catalog, get, post, text: async target => (await get(target)).text() }
}
