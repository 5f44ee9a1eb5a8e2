/**
 * Runs one of the servers that `http.ts` measures, in a separate process.
 *
 * `catalog` serves a SQLite file, and `bare` answers every request with the bytes that the service returns for one
 * target. Reports its address over IPC and, on request, its memory use.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Database from 'better-sqlite3'
import { sqliteCatalog } from '../src/catalog/index.ts'
import { createService } from '../src/http/index.ts'
import { serve } from '../src/http/node.ts'

const [mode, path = '', target = ''] = process.argv.slice(2)
const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }
const addresses = { baseUrl: 'https://data.example.org', filesUrl: 'https://files.example.org' }
const service = createService({ catalog: sqliteCatalog(new Database(path)), termsOfUse, ...addresses })

process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ bytes: heapUsed + external })
})
process.send?.({ url: mode === 'bare' ? await bareServer() : (await serve(() => service, { port: 0 })).url })

async function bareServer(): Promise<string> {
  const { status, headers: list, body } = await service({ method: 'GET', target, header: () => undefined })
  const headers = Object.fromEntries(list)
  const server = createServer((_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
