import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { type Listening, serve } from '../../src/http/node.ts'
import { freePort } from '../catalog/free-port.ts'
import { describeWith } from '../missing.ts'
import { proxies, type RunningProxy, startProxy } from '../proxies.ts'
import { settings } from './example-catalog.ts'
import { fixtures } from './serving.ts'

/** The path of the base address. The test cuts the whole address to 100 characters. */
const prefix = '/repositories/of/the/institute/for/snow/and/ice/research/published/data/of/the/archive'

const orcid = (index: number) => ({
  nameIdentifier: `https://orcid.org/0000-0001-5000-${String(index).padStart(4, '0')}`,
  nameIdentifierScheme: 'ORCID',
})

/** A DOI of 120 characters. Its resource has 40 creators, and covers a dataset of 30 files with long names. */
const doi = `10.5072/${'archive.'.repeat(13)}archives`
const folder = 'SnowRound/OutputData/snow/northern-hemisphere/daily'
const crowded = [
  {
    doi,
    paths: [folder],
    datacite: {
      identifiers: [{ identifier: doi, identifierType: 'DOI' }],
      creators: Array.from({ length: 40 }, (_, index) => ({
        name: `Roe, Ann ${index}`,
        nameIdentifiers: [orcid(index)],
      })),
      titles: [{ title: 'Snow' }],
      publisher: 'Example Archive',
      publicationYear: '2024',
      types: { resourceTypeGeneral: 'Dataset', resourceType: 'Snow' },
      rightsList: [{ rights: 'CC BY 4.0', rightsURI: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
    },
  },
  {
    id: '0c7a1f6e-5f0b-4f5c-9d15-2b6f6a3f0001',
    name: 'snow-daily',
    path: `${folder}/snow-daily`,
    version: '20240101',
    specifiers: { model: 'Snow' },
    files: Array.from({ length: 30 }, (_, index) => ({
      id: `0c7a1f6e-5f0b-4f5c-9d15-2b6f6a3f1${String(index).padStart(3, '0')}`,
      name: `snow-daily_northern-hemisphere_${1990 + index}_雪.nc`,
      path: `${folder}/snow-daily_northern-hemisphere_${1990 + index}_雪.nc`,
      version: '20240101',
      size: 5,
      checksum: 'ab'.repeat(64),
      checksum_type: 'sha512',
    })),
  },
]

const kind = proxies.find(({ name }) => name === 'nginx') as (typeof proxies)[number]

describeWith(kind.missing, 'behind nginx with its default settings, below a path', () => {
  let nginx: RunningProxy
  let service: Listening
  let baseUrl: string
  beforeAll(async () => {
    const catalog = memoryCatalog()
    expect((await catalog.ingest([...fixtures, ...crowded])).refused).toEqual([])
    const port = await freePort()
    baseUrl = `http://127.0.0.1:${port}${prefix}`.slice(0, 100)
    service = await serve(
      { ...settings, catalog, baseUrl, filesUrl: `${baseUrl}/raw`, files: sameFiles },
      { port: 0, compress: true },
    )
    const below = baseUrl.slice(baseUrl.indexOf('/rep'))
    const configuration = `server { listen 127.0.0.1:${port}; location ${below}/ { proxy_pass ${service.url}; } }`
    nginx = await startProxy(kind, configuration, mkdtempSync(join(tmpdir(), 'citable-nginx-')), port)
  })
  afterAll(async () => {
    await nginx?.close()
    await service?.close()
  })

  it('the service serves a crawl of 200 URLs behind nginx without server errors, with headers below 2.5 kB', async () => {
    const seen = new Set<string>()
    const open = [
      ...['/', '/api/v1/', '/oai?verb=Identify', '/sitemap.xml', '/catalog.ttl', '/openapi.json', `/${doi}`],
      ...['datasets', 'files', 'resources'].flatMap(kind => [
        `/api/v1/${kind}/?page_size=1`,
        `/api/v1/${kind}/?cursor=*&page_size=1`,
      ]),
      `/api/v1/resources/?doi=${doi}`,
      `/api/v1/datasets/?path=${folder}`,
    ].map(path => baseUrl + path)
    const failed: unknown[] = []
    let longest = { length: 0, url: '' }
    for (let url = open.shift(); url !== undefined && seen.size < 200; url = open.shift()) {
      if (seen.has(url)) continue
      seen.add(url)
      const response = await fetch(url, { redirect: 'manual' })
      const text = await response.text()
      if (response.status >= 500) failed.push([response.status, url])
      const length = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
      if (length > longest.length) longest = { length, url }
      open.push(...addressesIn(response, text, url))
    }
    expect([failed, nginx.errors()]).toEqual([[], expect.not.stringContaining('upstream')])
    expect(seen.size).toBe(200)
    expect(longest.length).toBeLessThan(2500)
  })

  it('a client finds all files by following only the Link header', async () => {
    let url: string | undefined = `${baseUrl}/api/v1/files/?cursor=*&page_size=5`
    const found: string[] = []
    while (url !== undefined) {
      const response: Response = await fetch(url)
      found.push(...(await response.json()).results.map(({ id }: { id: string }) => id))
      const next = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      url = next && new URL(next, url).href
    }
    const { count } = await (await fetch(`${baseUrl}/api/v1/files/`)).json()
    expect(new Set(found).size).toBe(count)
  })

  it('the Link header contains the main links even for a resource with a long DOI and many creators', async () => {
    const { results } = await (await fetch(`${baseUrl}/api/v1/resources/?doi=${doi}`)).json()
    for (const path of [`/api/v1/resources/${results[0].id}/`, `/resources/${results[0].id}/`]) {
      const link = (await fetch(baseUrl + path)).headers.get('link') ?? ''
      expect(link.length).toBeLessThan(1500)
      const relations = new Set([...link.matchAll(/rel="([^"]+)"/g)].map(([, relation]) => relation))
      expect([...relations].filter(relation => relation !== 'describes')).toEqual([
        ...['cite-as', 'linkset', 'type', 'license', 'describedby', 'author'],
      ])
    }
  })
})

const sameFiles = {
  find: async () => ({
    size: 5,
    modified: new Date('2024-01-01'),
    async *read(from: number, to: number) {
      yield new TextEncoder().encode('snow\n').subarray(from, to)
    },
  }),
  crc32: () => 0,
}

/** Returns the addresses of the service in a response: in its headers, links and values. */
function addressesIn(response: Response, text: string, at: string): string[] {
  const linked = [...(response.headers.get('link') ?? '').matchAll(/<([^>]*)>/g)].map(([, href]) => href)
  const shown = [...text.matchAll(/(?:href|src)="([^"]*)"|"(https?:\/\/[^"]*)"|<loc>([^<]*)</g)].map(
    ([, href, value, location]) => (href ?? value ?? location)?.replaceAll('&amp;', '&'),
  )
  const all = [response.headers.get('location'), ...linked, ...shown]
  const start = new URL(at).origin
  return all.flatMap(address => {
    const url = address && URL.canParse(address, at) ? new URL(address, at) : undefined
    return url?.origin === start ? [url.href.replace(/#.*/, '')] : []
  })
}
