import { memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler, type ServiceOptions } from '../../src/http/index.ts'
import { serviceRecords } from '../service-records.ts'

/** The base address declared by the test service. */
export const baseUrl = 'https://data.example.org'

/** The records of the fixtures, by kind. */
export const fixtures = {
  dataset: serviceRecords('dataset'),
  file: serviceRecords('file'),
  resource: serviceRecords('resource'),
}

/** Creates an in-memory service with the fixtures and further records. */
export async function fixtureService(options: Partial<ServiceOptions> = {}, further: readonly object[] = []) {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest([...Object.values(fixtures).flat(), ...further])
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  const handle = createHandler({
    catalog,
    baseUrl,
    filesUrl: 'https://files.example.org',
    termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: `${baseUrl}/terms` },
    ...options,
  })
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    handle(new Request(new URL(target, baseUrl), { method, headers }))
  const json = async (target: string, headers?: Record<string, string>) => (await get(target, headers)).json()
  return { catalog, get, json }
}

/** Returns the links of a `Link` header, with resolved addresses. */
export function linksIn(header: string | null): { href: string; rel: string; type?: string }[] {
  return [...(header ?? '').matchAll(/<([^>]*)>; rel="([^"]*)"(?:; type="((?:[^"\\]|\\.)*)")?/g)].map(
    ([, href = '', rel = '', type]) => ({
      href: href.startsWith('/') ? baseUrl + href : href,
      rel,
      ...(type !== undefined && { type }),
    }),
  )
}
