import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../../catalog/free-port.ts'
import { testWith } from '../../missing.ts'
import { certificateFor, proxies, startProxy } from '../../proxies.ts'
import { served } from '../served.ts'

const host = 'data.example.org'
const page = readFileSync(new URL('../../../docs/guides/operating/proxies.md', import.meta.url), 'utf8')
const blocks = new Map(
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, name = '', text = '']) => [name, text]),
)

/** The service options in the proxy guide's shell command. */
const options = blocks.get('sh')?.trim().split(' ').slice(3) ?? []

const folder = 'Round/OutputData'
const records = [
  { id: '0c7a1f6e-5f0b-4f5c-9d15-2b6f6a3f0001', doi: '10.5072/snow', title: 'Snow', paths: [folder], datacite: null },
  {
    id: '0c7a1f6e-5f0b-4f5c-9d15-2b6f6a3f0002',
    path: `${folder}/snow`,
    version: '20240101',
    specifiers: { model: 'Snow' },
    files: ['snow 1.nc', 'snow_2.nc'].map((name, place) => ({
      id: `0c7a1f6e-5f0b-4f5c-9d15-2b6f6a3f100${place}`,
      name,
      path: `${folder}/${name}`,
      version: '20240101',
      size: 5000,
      checksum: 'ab'.repeat(64),
      checksum_type: 'sha512',
    })),
  },
]

it('the page about proxies contains a configuration for each proxy, and the matching options of the service', () => {
  expect([...blocks.keys()].sort()).toEqual(['sh', ...proxies.map(({ language }) => language)].sort())
  expect(options).toEqual(['--base-url', `https://${host}/archive`, '--trust-proxy', '--rate', '600'])
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

for (const kind of proxies)
  testWith(
    kind.missing,
    `the configuration for ${kind.name} serves all addresses below the prefix by TLS`,
    async () => {
      const [front, back] = [await freePort(), await freePort()]
      const { folder: own, certificate, key } = certificateFor(host)
      const configuration = (blocks.get(kind.language) ?? '')
        .replace('/etc/ssl/certs/data.example.org.pem', certificate)
        .replace('/etc/ssl/private/data.example.org.key', key)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${back}`)
        .replace(/listen 443|\*:443|^data\.example\.org(?= \{)/m, found => `${found.replace(/\*|443|:/g, '')}|`)
        .replace('listen |', `listen 127.0.0.1:${front}`)
        .replace('<VirtualHost |', `<VirtualHost 127.0.0.1:${front}`)
        .replace(`${host}| {`, `https://${host}:${front} {`)
      mkdirSync(join(own, 'files', folder), { recursive: true })
      for (const name of ['snow 1.nc', 'snow_2.nc'])
        writeFileSync(join(own, 'files', folder, name), 'snow\n'.repeat(1000))
      writeFileSync(join(own, 'records.json'), JSON.stringify(records))
      const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
        new Promise((resolve, reject) => {
          const sent = request(
            {
              host: '127.0.0.1',
              port: front,
              path,
              servername: host,
              ca: readFileSync(certificate),
              headers: { Host: host, ...headers },
            },
            response => {
              let body = ''
              response.setEncoding('utf8').on('data', (text: string) => (body += text))
              response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
            },
          )
          sent.on('error', reject)
          sent.end()
        })
      const address = `https://${host}/archive`
      const args = [
        '--port',
        String(back),
        '--files',
        join(own, 'files'),
        ...options.slice(0, -1),
        '15',
        '--log',
        'json',
      ]
      const { stdout } = await served([join(own, 'records.json'), ...args], async () => {
        const proxy = await startProxy(kind, configuration, own, front)
        try {
          const list = await get('/archive/api/v1/files/?page_size=1', { 'X-Forwarded-For': '192.0.2.1' })
          const first = JSON.parse(list.body)
          expect(first).toMatchObject({ count: 2, next: `${address}/api/v1/files/?page=2&page_size=1` })
          expect(first.results[0].file_url).toBe(`${address}/raw/${folder}/snow%201.nc`)
          const part = await get(`/archive/raw/${folder}/snow%201.nc`, { Range: 'bytes=4990-' })
          expect([part.status, part.body]).toEqual([206, 'snow\nsnow\n'])
          const again = await get(`/archive/raw/${folder}/snow_2.nc`, {
            'If-Match': part.headers.etag ?? '',
            'Accept-Encoding': 'gzip',
          })
          expect([again.status, again.body.length]).toEqual([200, 5000])
          expect((await get(`/archive/download/${folder}/snow/`)).headers['content-type']).toBe('application/zip')
          const landing = await get('/archive/10.5072/snow', { Accept: 'text/html' })
          expect([landing.status, landing.headers.link]).toEqual([200, expect.stringContaining('rel="linkset"')])
          for (const path of ['/archive/10.5072%2Fsnow', '/archive/'])
            expect([path, (await get(path, { Accept: 'text/html' })).status]).toEqual([path, 200])
          for (const [from, to] of [
            ['/archive', '/archive/'],
            ['/archive/api/v1', '/archive/api/v1/'],
          ]) {
            const { status, headers } = await get(from ?? '')
            expect([status, headers.location?.replace(/^https:\/\/[^/]*/, '')]).toEqual([301, to])
          }
          // An address that a client invents does not make it another client.
          const statuses: number[] = []
          for (let number = 0; number < 40; number++)
            statuses.push((await get('/archive/api/v1/', { 'X-Forwarded-For': `192.0.2.${number}` })).status)
          expect(new Set(statuses)).toEqual(new Set([200, 429]))
        } finally {
          await proxy.close()
        }
      })
      const clients = [...stdout.matchAll(/"client":"([^"]*)"/g)].map(([, client]) => client)
      expect(new Set(clients)).toEqual(new Set(['127.0.0.1']))
    },
  )
