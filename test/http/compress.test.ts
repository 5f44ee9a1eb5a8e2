import { createServer, request as nodeRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { createService } from '../../src/http/index.ts'
import { codingFor } from '../../src/http/node/compress.ts'
import { toNodeHandler } from '../../src/http/node.ts'
import { many, metadata } from '../catalog/records.ts'

let port = 0
const catalog = memoryCatalog()
const service = createService({
  catalog,
  baseUrl: 'https://data.example.org',
  filesUrl: 'https://files.example.org',
  termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: 'https://data.example.org/terms' },
})
const server = createServer(toNodeHandler(service, { compress: true }))

beforeAll(async () => {
  await catalog.ingest(many(0, 200, number => metadata(number)))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends a request and returns the response without decompressing the body. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asked = nodeRequest({ port, host: '127.0.0.1', path, method, headers }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
    })
    asked.on('error', reject).end()
  })

const list = '/api/v1/resources/?page_size=200'

describe('a compressing handler', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('the service sends a response compressed with %s, even from its cache', async (coding, decompressed) => {
    const plain = await ask(list)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (let round = 0; round < 2; round++) {
      const { headers, body } = await ask(list, { 'accept-encoding': coding })
      expect(headers['content-encoding']).toBe(coding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toMatch(/^Accept, .*Accept-Encoding|^Accept, Accept-Encoding/)
      expect(headers.etag).toBe(String(plain.headers.etag).replace(/"$/, `-${coding}"`))
      expect(decompressed(body).equals(plain.body)).toBe(true)
      expect(body.length).toBeLessThan(plain.body.length / 4)
    }
  })

  it('a compressing handler returns 304 for the ETag of a compressed or a plain response', async () => {
    const accepting = { 'accept-encoding': 'gzip' }
    const { headers } = await ask(list, accepting)
    const plain = await ask(list)
    for (const tag of [headers.etag, plain.headers.etag].map(String)) {
      const again = await ask(list, { ...accepting, 'if-none-match': tag })
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, tag, 0])
    }
    expect((await ask(list, { ...accepting, 'if-none-match': '"other-gzip"' })).status).toBe(200)
  })

  it('a compressing handler responds to HEAD with the ETag and Content-Encoding of GET, but without Content-Length', async () => {
    const head = await ask(list, { 'accept-encoding': 'br' }, 'HEAD')
    const whole = await ask(list, { 'accept-encoding': 'br' })
    expect([head.headers.etag, head.headers['content-encoding'], head.body.length]).toEqual([
      whole.headers.etag,
      'br',
      0,
    ])
    expect(head.headers['content-length']).toBeUndefined()
  })

  it('a compressing handler does not compress short responses, errors or streams', async () => {
    for (const path of ['/health', '/api/v1/nothing/', '/api/v1/resources/?format=ndjson']) {
      const { headers } = await ask(path, { 'accept-encoding': 'br, gzip' })
      expect([path, headers['content-encoding']]).toEqual([path, undefined])
    }
  })
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0, *;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  ['gzip;q=x', undefined],
  ['GZIP', 'gzip'],
  [`gzip${','.repeat(600)}`, undefined],
  [undefined, undefined],
])('for the Accept-Encoding header %j, codingFor returns %j', (header, coding) => {
  expect(codingFor(header)).toBe(coding)
})
