/**
 * Serves one file in a separate process.
 *
 * `bare` sends the file with Node's own streams, and `service` sends it as a raw file of the service. Reports its
 * address over IPC and, on request, the processor time that it has used.
 */
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname } from 'node:path'
import { memoryCatalog } from '../src/catalog/index.ts'
import { createService } from '../src/http/index.ts'
import { fileFolder, serve } from '../src/http/node.ts'
import { uuidFor } from './catalog-records.ts'

const [mode, path = ''] = process.argv.slice(2)
const { size } = statSync(path)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ milliseconds: (user + system) / 1000 })
})
process.send?.({ url: mode === 'bare' ? await bareServer() : await ofService() })

async function bareServer(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': size })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function ofService(): Promise<string> {
  const catalog = memoryCatalog()
  const [name, id] = [basename(path), uuidFor(1, 3)]
  const { refused } = await catalog.ingest([
    { id, name, path: name, version: '20200101', size, checksum: '00', checksum_type: 'sha512' },
  ])
  if (refused[0] !== undefined) throw new Error(refused[0].reasons.join(' '))
  const files = await fileFolder(dirname(path))
  const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }
  const { url } = await serve(
    baseUrl => createService({ catalog, baseUrl, filesUrl: `${baseUrl}/raw`, termsOfUse, files }),
    { port: 0 },
  )
  return `${url}/raw/${name}`
}
