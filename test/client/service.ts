import { memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler, type ServiceOptions } from '../../src/http/index.ts'
import { serve, type TestServer } from '../resolve/server.ts'
import { serviceRecords } from '../service-records.ts'

const records = serviceRecords('dataset', 'file', 'resource')

/**
 * Starts the service of this package on the loopback interface, with the given records or, by default, those of the
 * fixtures. Stops the service when the test finishes.
 */
export async function startService(
  given: readonly unknown[] = records,
  options: Partial<ServiceOptions> = {},
): Promise<TestServer> {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(given)
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  const server = await serve(async (response, _, { method = 'GET', url = '/', headers }) => {
    const request = new Request(server.url + url, { method, headers: { accept: headers.accept ?? '*/*' } })
    const answer = await handle(request)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: `${server.url}/terms` }
  const handle = createHandler({ catalog, baseUrl: server.url, filesUrl: `${server.url}/raw`, termsOfUse, ...options })
  return server
}
