import { memoryCatalog } from '../../../src/catalog/index.ts'
import { createHandler, type ServiceOptions } from '../../../src/http/index.ts'
import { serviceRecords } from '../../service-records.ts'

export const baseUrl = 'https://data.example.org'

/** The options of the service except its catalog. */
export const options = {
  baseUrl,
  filesUrl: 'https://files.example.org',
  termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
  about: { title: 'Impact Model Archive', description: 'Simulated impacts of climate change.' },
} satisfies Partial<ServiceOptions>

/** Returns the records in fixture folders. */
export const fixtures: (...folders: string[]) => unknown[] = serviceRecords

/** Creates a catalog of records. Rejects if the catalog refuses a record. */
export async function catalogOf(records: readonly unknown[]) {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(records)
  if (refused.length > 0) throw new Error(refused.flatMap(({ reasons }) => reasons).join('\n'))
  return catalog
}

/** Creates a visitor, which requests pages as a browser would from a service with the given records. */
export async function visitor(records: readonly unknown[], further: Partial<ServiceOptions> = {}) {
  const handle = createHandler({ ...options, ...further, catalog: await catalogOf(records) })
  return async (target: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const response = await handle(new Request(baseUrl + target, { method, headers: { accept, ...headers } }))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

/** Returns the visible text of a page or of a part of a page. */
export const seen = (page: string): string =>
  page
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
