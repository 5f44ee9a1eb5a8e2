import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler, type Handler } from '../../src/http/index.ts'
import { datasetSchema, fileDetailSchema, resourceSchema } from '../../src/model/index.ts'
import { serviceRecords } from '../service-records.ts'

const baseUrl = 'https://data.example.org'
const filesUrl = 'https://files.example.org'
const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }

const fixtures = serviceRecords('dataset', 'file', 'resource')

let handle: Handler
beforeAll(async () => {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(fixtures)
  expect(refused).toEqual([])
  handle = createHandler({ catalog, baseUrl, filesUrl, termsOfUse })
})

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  handle(new Request(baseUrl + target, { method, headers }))
const json = async (target: string, headers?: Record<string, string>) => (await get(target, headers)).json()
const firstOf = async (kind: string) => (await json(`/api/v1/${kind}/`)).results[0]

describe('listings', () => {
  it.each([
    ['datasets', datasetSchema],
    ['files', fileDetailSchema],
    ['resources', resourceSchema],
  ] as const)('the service lists %s in pages whose records match the schema', async (kind, schema) => {
    const page = await json(`/api/v1/${kind}/`)
    expect(Object.keys(page)).toEqual(['count', 'next', 'previous', 'results'])
    expect(page.count).toBeGreaterThan(1)
    for (const record of page.results) schema.parse(record)
  })

  it('links between the pages of a listing keep the page size and the filter, with the parameters in sorted order', async () => {
    const seen: string[] = []
    const { count } = await json('/api/v1/resources/?query=10.5072')
    for (let url: string | null = `${baseUrl}/api/v1/resources/?page_size=1&query=10.5072`; url !== null; ) {
      const page: { next: string | null; previous: string | null; results: { id: string }[] } = await (
        await handle(new Request(url))
      ).json()
      seen.push(...page.results.map(({ id }) => id))
      if (seen.length === 2) expect(page.previous).toBe(`${baseUrl}/api/v1/resources/?page_size=1&query=10.5072`)
      if (page.next !== null) expect(page.next).toMatch(/\?page=\d+&page_size=1&query=10\.5072$/)
      url = page.next
    }
    expect(new Set(seen).size).toBe(count)
  })

  it('the service lists the same records by cursor as by page', async () => {
    const ids: string[] = []
    for (let target: string | undefined = '/api/v1/datasets/?cursor=*&page_size=2'; target !== undefined; ) {
      const page = await json(target)
      ids.push(...page.results.map(({ id }: { id: string }) => id))
      target = page.next?.slice(baseUrl.length)
    }
    const all = await json('/api/v1/datasets/?page_size=1000')
    expect(ids).toEqual(all.results.map(({ id }: { id: string }) => id))
  })

  it('the service filters listings by specifiers: values of one name are alternatives, and unknown names are ignored except in strict mode', async () => {
    const all = (await json('/api/v1/datasets/?page_size=1000')).results
    const [name, value] = Object.entries(all[0].specifiers)[0] as [string, string]
    const wanted = all.filter(({ specifiers }: { specifiers: Record<string, string> }) => specifiers[name] === value)
    const query = new URLSearchParams([
      [name, value],
      [name, 'nothing'],
      ['no_such_specifier', 'x'],
      ['version', ''],
    ])
    expect((await json(`/api/v1/datasets/?${query}`)).count).toBe(wanted.length)
    expect((await json(`/api/v1/datasets/?${name}=nothing`)).count).toBe(0)
    const strict = await get('/api/v1/datasets/?no_such_specifier=x&strict=true')
    expect(strict.status).toBe(400)
    expect((await strict.json()).detail).toContain('no_such_specifier')
  })

  it.each(['0', '-1', 'x', '99', '1.5'])('the service returns 404 for page %s', async page => {
    const response = await get(`/api/v1/datasets/?page=${page}`)
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Invalid page.' }])
  })

  it('the service returns the last page for page=last, and uses the default for an invalid page size', async () => {
    const { count } = await json('/api/v1/datasets/')
    const last = await json('/api/v1/datasets/?page=last&page_size=2')
    expect([last.next, last.results.length]).toEqual([null, count % 2 || 2])
    expect((await json('/api/v1/datasets/?page_size=0')).results).toHaveLength(Math.min(20, count))
  })
})

describe('records', () => {
  it('the service finds records by an id in upper case or without hyphens', async () => {
    const { id } = await firstOf('resources')
    for (const spelling of [id, id.toUpperCase(), id.replaceAll('-', '')])
      expect((await json(`/api/v1/resources/${spelling}/`)).id).toBe(id)
  })

  it('the service writes search_rank as a decimal number', async () => {
    const { id } = await firstOf('datasets')
    expect(await (await get(`/api/v1/datasets/${id}/`)).text()).toContain('"search_rank":0.0,')
  })

  it('the service returns only the requested members of records', async () => {
    const { id, doi } = await firstOf('resources')
    expect(await json(`/api/v1/resources/${id}/?fields=doi,id`)).toEqual({ id, doi })
    expect(await json(`/api/v1/resources/${id}/?exclude=datacite`)).not.toHaveProperty('datacite')
  })

  it('the service returns 304 if the validator of a record is in the list that a client sends', async () => {
    const { id } = await firstOf('resources')
    const first = await get(`/api/v1/resources/${id}/`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get(`/api/v1/resources/${id}/`, { 'If-None-Match': `"other", W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  })

  it('the service lists the files of a dataset as text', async () => {
    const dataset = await firstOf('datasets')
    const response = await get(`/api/v1/datasets/${dataset.id}/filelist/`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${dataset.name}.txt`)
    const urls = dataset.files.map(({ file_url }: { file_url: string }) => `${file_url}\n`)
    expect(await response.text()).toBe(urls.join(''))
  })

  it('the service lists the versions of a resource', async () => {
    const resources = (await json('/api/v1/resources/?page_size=1000')).results
    const old = resources.find(({ new_version }: { new_version: string | null }) => new_version !== null)
    const { versions, latest } = await json(`/api/v1/resources/${old.id}/versions/`)
    expect(versions.length).toBeGreaterThan(1)
    expect(versions.at(-1).doi).toBe(latest)
    expect(versions.map(({ doi }: { doi: string }) => doi)).toContain(old.doi)
  })
})

describe('requests', () => {
  it.each([
    ['/api/v1/resources/3f0f7c7e-5a41-4b0e-9d57-000000000000/', 404, 'No Resource matches the given query.'],
    ['/api/v1/datasets/3f0f7c7e-5a41-4b0e-9d57-000000000000/', 404, 'No Dataset matches the given query.'],
    ['/api/v1/files/not-a-uuid/', 404, 'Not found.'],
    ['/api/v1/nothing/', 404, 'Not found.'],
    ['/api/v1/datasets/?cursor=x', 404, 'Invalid cursor.'],
    ['/api/v1/datasets/?after=yesterday', 400, '"after" is not a date in the form YYYYMMDD.'],
  ])('the service responds to the request %s with status %i', async (target, status, detail) => {
    const response = await get(target)
    expect([response.status, await response.json()]).toEqual([status, { detail }])
    const problem = await get(target, { Accept: 'application/problem+json' })
    expect(problem.headers.get('content-type')).toBe('application/problem+json')
    expect(await problem.json()).toMatchObject({ status, detail })
  })

  it('the service returns 405 to a POST request for a listing', async () => {
    const response = await get('/api/v1/datasets/', {}, 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await response.json()).toEqual({ detail: 'Method "POST" not allowed.' })
  })

  it('the service responds to HEAD with the headers of the full response', async () => {
    const [whole, head] = [await get('/api/v1/datasets/'), await get('/api/v1/datasets/', {}, 'HEAD')]
    expect([...head.headers]).toEqual([...whole.headers])
    expect(whole.headers.get('content-length')).toBe(String(new TextEncoder().encode(await whole.text()).length))
    expect(await head.text()).toBe('')
  })

  it('the service responds to OPTIONS with a description of the listing', async () => {
    const response = await get('/api/v1/datasets/', {}, 'OPTIONS')
    expect(await response.json()).toEqual({
      name: 'Dataset List',
      description: '',
      renders: ['application/json'],
      parses: [],
    })
  })

  it('the service redirects a path without a trailing slash, and keeps the query', async () => {
    const response = await get('/api/v1/datasets?version=20200101')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/api/v1/datasets/?version=20200101'])
  })

  it('the service returns 406 to requests for an unavailable media type', async () => {
    const response = await get('/api/v1/datasets/', { Accept: 'text/html, application/json;q=0' })
    expect([response.status, await response.json()]).toEqual([
      406,
      { detail: 'Could not satisfy the request Accept header.' },
    ])
  })

  it('the service responds to random GET requests under /api/v1/ without an internal error', async () => {
    const names = ['page', 'page_size', 'cursor', 'after', 'query', 'id', 'fields', 'tree', '__proto__', 'product']
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('last', '*', '%', '-1', '1e9'))
    const target = fc.record({
      path: fc.oneof(fc.constantFrom('datasets/', 'files/', 'resources/', 'datasets/%00/', ''), fc.webPath()),
      parameters: fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(target, fc.string(), async ({ path, parameters }, accept) => {
        const query = parameters
          .map(pair => pair.map(part => encodeURIComponent(part.replace(/\p{Cs}/gu, ''))).join('='))
          .join('&')
        const headers = /^[ -~]*$/.test(accept) ? { Accept: accept } : {}
        const { status } = await get(`/api/v1/${path}?${query}`, headers)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})
