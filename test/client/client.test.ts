import { describe, expect, expectTypeOf, it } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { type Client, ClientError, createClient, type Listing } from '../../src/client/index.ts'
import { apiAt } from '../../src/client/requests.ts'
import { createHandler } from '../../src/http/index.ts'
import type { Dataset, FileDetail, Resource } from '../../src/model/index.ts'
import { walkVersions } from '../../src/versions/index.ts'
import { many, dataset as numbered, uuid } from '../catalog/records.ts'
import { dataset, file, pageOf, resource } from '../http/description.ts'
import { faultsOf } from '../http/faults.ts'
import { startDescribed } from './described.ts'
import { startService } from './service.ts'

const all = async <T>(listing: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const record of listing) found.push(record)
  return found
}
const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id)

describe('listings', () => {
  it('the client lists every record once in pages of different sizes, by page number and by cursor', async () => {
    const { url, asked } = await startService(many(0, 45, numbered))
    const client = createClient({ baseUrl: url })
    const whole = idsOf(await all(client.datasets({ all: true }, { pageSize: 1000 })))
    expect([whole.length, asked.length]).toEqual([45, 1])
    expect(idsOf(await all(client.datasets({ all: true })))).toEqual(whole)
    expect(asked).toHaveLength(1 + 3)
    expect(idsOf(await all(client.datasets({ all: true }, { pageSize: 7, cursor: true })))).toEqual(whole)
    expect(asked).toHaveLength(1 + 3 + 7)
  })

  it('the client follows the next links of a listing and keeps the filters', async () => {
    const { url, asked } = await startService(many(0, 45, numbered))
    const client = createClient({ baseUrl: `${url}/` })
    const filters = { model: ['FieldSim', 'Grüngang'], scenario: 'ssp1', all: true, after: undefined }
    const pages = await all(client.datasets(filters, { pageSize: 2 }).pages())
    const found = pages.flatMap(({ results }) => results)
    expect(found.length).toBeGreaterThan(4)
    for (const { specifiers } of found) {
      expect(filters.model).toContain(specifiers.model)
      expect(specifiers.scenario).toBe('ssp1')
    }
    expect(found.length).toBe(pages[0]?.count)
    expect(asked.slice(1)).toEqual(pages.slice(0, -1).map(({ next }) => `GET ${next?.slice(url.length)}`))
    expect(await client.datasets(filters, { limit: 1 }).count()).toBe(found.length)
  })

  it('createClient accepts the address of a service or of its API', async () => {
    const { url, asked } = await startService(many(0, 3, numbered))
    for (const baseUrl of [url, `${url}/`, `${url}/api/v1`, `${url}/api/v1/`])
      expect(await all(createClient({ baseUrl }).datasets({ all: true }))).toHaveLength(3)
    expect(new Set(asked.map(request => request.split('?')[0]))).toEqual(new Set(['GET /api/v1/datasets/']))
  })

  it.each([
    ['https://data.example.org//api//v1/', 'https://data.example.org/api/v1'],
    ['https://data.example.org/sub/api/', 'https://data.example.org/sub/api/api/v1'],
    ['https://data.example.org/API/V1', 'https://data.example.org/api/v1'],
    ['https://data.example.org/api/citable', 'https://data.example.org/api/citable/api/v1'],
    ['http://api', 'http://api/api/v1'],
    ['http://api:8000/api/v1/', 'http://api:8000/api/v1'],
  ])('for the service at %s, the client uses the API at %s', (address, api) => {
    expect(apiAt(address)).toBe(api)
  })

  it.each(['/api/v2', '/api/v1/resources/', '/api/v1/files/abc', '/sub/api/v2/datasets', '/api/resources'])(
    'createClient refuses a base URL with the path %s, and recommends the part before /api',
    path => {
      const base = `https://data.example.org${path.startsWith('/sub') ? '/sub' : ''}`
      expect(() => createClient({ baseUrl: `https://data.example.org${path}` })).toThrow(
        new TypeError(
          `The address of the service should end before /api: "${base}" instead of "https://data.example.org${path.replace(/\/$/, '')}".`,
        ),
      )
    },
  )

  it('a listing requests only as many pages as the limit needs, and starts again on each iteration', async () => {
    const { url, asked } = await startService(many(0, 45, numbered))
    const listing = createClient({ baseUrl: url }).datasets({ all: true }, { pageSize: 5, limit: 10 })
    const first = await all(listing)
    expect([first.length, asked.length]).toEqual([10, 2])
    expect(await all(listing)).toEqual(first)
    for await (const _ of listing) break
    expect(asked).toHaveLength(5)
  })

  it('the client lists files and resources', async () => {
    const { url } = await startService()
    const client = createClient({ baseUrl: url })
    const files = await all(client.files({ query: 'soilgrids' }))
    expect(files.map(({ json_url }) => json_url.startsWith(`${url}/raw/`))).toContain(true)
    expect((await all(client.resources())).length).toBe(await client.resources().count())
    expect(await all(client.resources({ doi: '10.5072/impact.417302' }))).toMatchObject([{ version: '1.0' }])
  })
})

describe('records', () => {
  it('the client finds a dataset by its UUID or an upper-case UUID URN, and the files of the dataset by their ids', async () => {
    const { url } = await startService()
    const client = createClient({ baseUrl: url })
    const [dataset] = await all(client.datasets({}, { limit: 1 }))
    const id = dataset?.id ?? ''
    expect(await client.dataset(id)).toEqual(dataset)
    expect(await client.dataset(`urn:uuid:${id.toUpperCase()}`)).toEqual(dataset)
    expect(await client.filelist(id)).toEqual(dataset?.files.map(({ file_url }) => file_url))
    for (const file of dataset?.files ?? []) expect(await client.file(file.id)).toMatchObject({ name: file.name })
  })

  it('the client finds a resource and its versions by DOI or id', async () => {
    const { url } = await startService()
    const client = createClient({ baseUrl: url })
    const resource = await client.resource('https://doi.org/10.5072/IMPACT.417302.1')
    expect(resource).toMatchObject({ doi: '10.5072/IMPACT.417302.1', version: '1.1' })
    expect(await client.resource(resource?.id ?? '')).toEqual(resource)
    const versions = await client.versions('10.5072/impact.417302.1')
    expect(versions?.versions.map(({ version }) => version)).toEqual(['1.0', '1.1', '1.2'])
    expect(await client.versions(resource?.id ?? '')).toEqual(versions)
  })

  it('the client returns undefined for missing records', async () => {
    const { url } = await startService()
    const { dataset, file, resource, filelist, versions } = createClient({ baseUrl: url })
    const nothing = uuid(4)
    for (const get of [dataset, file, resource, filelist, versions]) expect(await get(nothing)).toBeUndefined()
    for (const get of [resource, versions]) expect(await get('10.5072/not-there')).toBeUndefined()
  })

  it.each(['', 'x', '../..', '%2e%2e', `${uuid(4)}/filelist`])(
    'the client requests no record for the invalid id %j',
    async id => {
      const { url, asked } = await startService()
      const { dataset, file, resource, filelist, versions } = createClient({ baseUrl: url })
      for (const get of [dataset, file, resource, filelist, versions]) {
        const error = await get(id).catch(error => error)
        expect(error).toBeInstanceOf(ClientError)
        expect(error).toMatchObject({ code: 'not-an-id', isTransient: false })
      }
      expect(asked).toEqual([])
    },
  )
})

describe('versions', () => {
  it('the client follows versions from DOI to DOI', async () => {
    const { url } = await startService()
    const walk = walkVersions('10.5072/IMPACT.417302', createClient({ baseUrl: url }).resolver())
    const graph = await walk.graph()
    expect(graph.latest('10.5072/IMPACT.417302')).toBe('10.5072/IMPACT.417302.2')
    expect(graph.versions('10.5072/impact.417302.1')).toEqual([
      '10.5072/IMPACT.417302',
      '10.5072/IMPACT.417302.1',
      '10.5072/IMPACT.417302.2',
    ])
    expect(graph.warnings.filter(({ code }) => code === 'resolver-failed')).toEqual([])
  })

  it('the resolver of a client sends no request for an identifier that is not a DOI', async () => {
    const { url, asked } = await startService()
    expect(await createClient({ baseUrl: url }).resolver()('ark:/12345/x')).toBeUndefined()
    expect(asked).toEqual([])
  })
})

it('a client needs no network if its fetch option calls a handler', async () => {
  const [baseUrl, filesUrl] = ['https://data.example.org', 'https://files.example.org']
  const catalog = memoryCatalog()
  await catalog.ingest(many(0, 45, numbered))
  const termsOfUse = { terms_of_use: '', terms_of_use_url: `${baseUrl}/terms` }
  const handler = createHandler({ catalog, baseUrl, filesUrl, termsOfUse })
  const client = createClient({ baseUrl, fetch: (url, init) => handler(new Request(url, init)) })
  const found = await all(client.datasets({ model: 'AgroPlot' }, { pageSize: 3 }))
  expect(found.length).toBe(await client.datasets({ model: 'AgroPlot' }).count())
  expect(await client.dataset(found[0]?.id ?? '')).toEqual(found[0])
})

describe('a service that has what is described and no more', () => {
  it('the client reads a service that offers only a list of datasets and single records by id', async () => {
    const { url, asked } = await startDescribed()
    const client = createClient({ baseUrl: url })
    const found = await all(client.datasets({ climate_forcing: 'gauge-2' }))
    expect(found.map(({ name }) => name)).toEqual([0, 1, 2, 3].map(number => `rain_gauge-2_${number}`))
    expect(asked[1]).toBe('GET /api/v1/datasets/?climate_forcing=gauge-2&page=2')
    expect(await client.datasets().count()).toBe(5)
    const [link] = found[0]?.resources ?? []
    expect(await client.resource(link?.id ?? '')).toMatchObject({ doi: link?.doi })
    expect(await client.file('7c9e6679-7425-40de-944b-000000000100')).toMatchObject({ rights: { color: 'green' } })
    expect(await client.file('7c9e6679-7425-40de-944b-000000000999')).toBeUndefined()
  })

  it('the client returns pages, files and resources with the fields of the service description', async () => {
    const { url } = await startDescribed()
    const client = createClient({ baseUrl: url })
    for (const page of await all(client.datasets().pages()))
      expect(faultsOf(page, { form: pageOf(dataset) })).toEqual([])
    const number = (last: number) => `7c9e6679-7425-40de-944b-000000000${last}`
    expect(faultsOf(await client.file(number(100)), { form: file })).toEqual([])
    expect(faultsOf(await client.resource(number(200)), { form: resource })).toEqual([])
  })

  it('the client reports features that the service does not offer', async () => {
    const { url } = await startDescribed()
    const client = createClient({ baseUrl: url })
    await expect(client.resource('10.5072/RAIN.1')).rejects.toMatchObject({ code: 'not-offered' })
    await expect(all(client.files())).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })
})

describe('an address that is not the one of the service', () => {
  const handler = createHandler({
    catalog: memoryCatalog(),
    baseUrl: 'https://data.example.org',
    filesUrl: 'https://files.example.org',
    termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
  })
  const at = (baseUrl: string): Client =>
    createClient({ baseUrl, fetch: async (input, init) => handler(new Request(input, init)) })
  const id = 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11'
  const calls: [name: string, call: (client: Client) => Promise<unknown>][] = [
    ['resource', client => client.resource(id)],
    ['resource by DOI', client => client.resource('10.5072/a')],
    ['dataset', client => client.dataset(id)],
    ['file', client => client.file(id)],
    ['filelist', client => client.filelist(id)],
    ['versions', client => client.versions(id)],
  ]

  it.each(calls)(
    'the client call %s rejects instead of returning undefined if the base URL has a wrong path',
    async (_, call) => {
      await expect(call(at('https://data.example.org/wrong'))).rejects.toMatchObject({
        code: 'not-found',
        status: 404,
        message: expect.stringContaining('the option baseUrl is wrong'),
      })
    },
  )

  it.each(calls)(
    'the client call %s returns undefined for a missing record if the base URL is right',
    async (_, call) => {
      for (const address of ['https://data.example.org', 'https://data.example.org/api/v1/'])
        expect(await call(at(address))).toBeUndefined()
    },
  )
})

describe('what is wrong', () => {
  const client = createClient({ baseUrl: 'https://data.example.org' })

  it.each([
    [() => createClient({ baseUrl: 'data.example.org' })],
    [() => createClient({ baseUrl: 'ftp://data.example.org' })],
    [() => createClient({ baseUrl: 'https://data.example.org', concurrency: 0 })],
    [() => createClient({ baseUrl: 'https://data.example.org', contact: 'nobody' })],
    [() => createClient({ baseUrl: 'https://data.example.org', origins: ['x'] })],
    [() => client.datasets({}, { limit: 0 })],
    [() => client.datasets({}, { pageSize: Number.NaN })],
    [() => client.datasets({ model: [] })],
    [() => client.datasets({ model: Number.NaN })],
  ])('an invalid option or filter of the client causes a TypeError: %s', make => {
    expect(make).toThrow(TypeError)
  })

  it('the error for a filter that is null names all types that a filter value may have', () => {
    expect(() => client.datasets({ model: null as never })).toThrow(
      new TypeError('The filter model should be text, a number, true, false or a list of them, not null.'),
    )
  })
})

it('the methods of a client have typed results', () => {
  expectTypeOf<ReturnType<Client['datasets']>>().toEqualTypeOf<Listing<Dataset>>()
  expectTypeOf<Client['file']>().returns.resolves.toEqualTypeOf<FileDetail | undefined>()
  expectTypeOf<ReturnType<Client['resolver']>>().parameter(0).toEqualTypeOf<string>()
  expectTypeOf<Awaited<ReturnType<Client['resource']>>>().toEqualTypeOf<Resource | undefined>()
})
