import { beforeAll, describe, expect, it } from 'vitest'
import { bearerTokens } from '../../src/http/index.ts'
import { baseUrl, fixtures, type Served, serving } from './serving.ts'

const token = 'b3f1c2a84d6e4f0a9c57'
const withToken = { authorization: `Bearer ${token}` }

const dataset = {
  id: '11111111-1111-4111-8111-111111111111',
  path: 'secret/round/hidden-set',
  version: '20240101',
  specifiers: { round: 'secret' },
  public: false,
  files: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      name: 'hidden_1.nc',
      path: 'secret/round/hidden-set/hidden_1.nc',
      version: '20240101',
      size: 3,
      checksum: 'ab',
      checksum_type: 'sha512',
    },
  ],
}
const resource = {
  id: '33333333-3333-4333-8333-333333333333',
  doi: '10.5072/hidden.1',
  public: false,
  datacite: {
    titles: [{ title: 'A hidden publication' }],
    creators: [{ name: 'Nobody, N.' }],
    publisher: 'Hidden Press',
    publicationYear: '2024',
    types: { resourceTypeGeneral: 'Dataset' },
    identifiers: [{ identifier: '10.5072/hidden.1', identifierType: 'DOI' }],
  },
}
const hidden = [
  `/api/v1/datasets/${dataset.id}/`,
  `/api/v1/datasets/${dataset.id}/filelist/`,
  `/api/v1/datasets/${dataset.id}/history/`,
  `/datasets/${dataset.id}/`,
  `/api/v1/files/22222222-2222-4222-8222-222222222222/`,
  '/files/22222222-2222-4222-8222-222222222222/',
  `/api/v1/resources/${resource.id}/`,
  `/api/v1/resources/${resource.id}.bib`,
  `/api/v1/resources/${resource.id}/versions/`,
  `/api/v1/resources/${resource.id}/linkset`,
  `/api/v1/resources/${resource.id}/history/`,
  `/resources/${resource.id}/`,
  '/10.5072/hidden.1',
  '/embed/10.5072/hidden.1',
]
const hiddenPaths = [
  '/raw/secret/round/hidden-set/hidden_1.nc',
  '/raw/secret/round/hidden-set/hidden_1.json',
  '/download/secret/round/hidden-set/?format=wget',
  '/download/secret/round/hidden-set.zip',
]
const lists = [
  '/api/v1/datasets/',
  '/api/v1/files/',
  '/api/v1/resources/',
  '/api/v1/datasets/facets/',
  '/api/v1/datasets/suggestions/?query=hid',
  '/api/v1/resources/?format=bibtex',
  '/',
  '/resources/',
  '/sitemap-resources-1.xml',
  '/catalog.ttl',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
]
const isTold = /hidden publication|hidden-set|hidden_1|Hidden Press|secret/

let service: Served
beforeAll(async () => {
  const content = new TextEncoder().encode('abc')
  service = await serving([...fixtures, dataset, resource], {
    authorize: bearerTokens([token, 'another-token-of-somebody']),
    files: {
      crc32: () => 0,
      find: async path =>
        path.endsWith('hidden_1.nc')
          ? {
              size: 3,
              modified: new Date(0),
              async *read(from, to) {
                yield content.subarray(from, to)
              },
            }
          : undefined,
    },
  })
})

describe('records that are not public', () => {
  it.each(hidden)('the service shows a non-public record at %s only to a client with a valid token', async path => {
    const denied = await service.get(path)
    expect([denied.status, denied.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await denied.text()).not.toMatch(/hidden publication|hidden_1\.nc|Hidden Press/)
    const wrong = await service.get(path, { authorization: 'Bearer wrong-wrong-wrong-wrong' })
    expect(wrong.status).toBe(403)
    const allowed = await service.get(path, withToken)
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('cache-control')).toBe('private, no-cache')
    expect(allowed.headers.get('vary')).toContain('Authorization')
    // The service must not reuse the authorized response for other clients.
    expect((await service.get(path)).status).toBe(401)
  })

  it.each([...hiddenPaths, '/download/secret/round/hidden-set/hidden_1.nc/'])(
    'the service responds to a request for %s without a valid token as if the path did not exist',
    async path => {
      const missing = await (await service.get('/download/no/such/path/')).text()
      const wrong = { authorization: 'Bearer wrong-wrong-wrong-wrong' }
      for (const headers of [{}, wrong]) {
        const denied = await service.get(path, headers)
        expect(denied.status).toBe(404)
        expect(denied.headers.get('www-authenticate')).toBeNull()
        expect(await denied.text()).toBe(missing)
      }
    },
  )

  it.each(hiddenPaths)('the service sends %s to a client with a token', async path => {
    const allowed = await service.get(path, withToken)
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('cache-control')).toBe('private, no-cache')
    expect(allowed.headers.get('vary')).toContain('Authorization')
    // The service must not reuse the authorized response for other clients.
    expect((await service.get(path)).status).toBe(404)
  })

  it.each(['/download/secret/', '/raw/secret'])(
    'the service returns 404 for %s, a folder that contains only non-public records',
    async path => {
      expect((await service.get(path)).status).toBe(404)
    },
  )

  it.each(lists)('the service omits non-public records from %s, even for a client with a token', async path => {
    for (const headers of [{}, withToken]) {
      const response = await service.get(path, headers)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(isTold)
    }
  })

  it.each([
    '/api/v1/datasets/',
    '/api/v1/files/',
    '/api/v1/resources/',
    '/api/v1/datasets/facets/',
    '/',
    '/resources/',
  ])('the service lists non-public records in %s only with all=true and a token', async path => {
    expect((await service.get(`${path}?all=true`)).status).toBe(401)
    const response = await service.get(`${path}?all=true`, withToken)
    expect(await response.text()).toMatch(isTold)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect((await service.get(`${path}?all=true`)).status).toBe(401)
  })

  it('the page of a public record shows a linked non-public record only to a client with a token', async () => {
    const open = {
      ...dataset,
      id: '44444444-4444-4444-8444-444444444444',
      public: true,
      name: 'open-set',
      path: 'open/open-set',
    }
    const linked = {
      ...open,
      resources: [{ id: resource.id, doi: resource.doi, doi_url: 'https://doi.org/10.5072/hidden.1' }],
      files: [],
    }
    const own = await serving([linked, resource], { authorize: bearerTokens([token]) })
    const response = await own.get(`/datasets/${open.id}/`, { accept: 'text/html' })
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('A hidden publication')
    expect(await (await own.get(`/datasets/${open.id}/`, { accept: 'text/html', ...withToken })).text()).toContain(
      'A hidden publication',
    )
  })

  it('the service reports the withdrawal of a non-public record only to clients with access', async () => {
    const own = await serving([dataset, resource], { authorize: bearerTokens([token]) })
    await own.catalog.withdraw('resource', [resource.id], { reason: 'An error.' })
    expect((await own.get(`/api/v1/resources/${resource.id}/`)).status).toBe(401)
    expect((await own.get(`/api/v1/resources/${resource.id}/`, withToken)).status).toBe(410)
  })

  it('the service calls a custom authorisation function for each non-public record', async () => {
    const asked: unknown[] = []
    const own = await serving([dataset, resource], {
      authorize: (request, record) => {
        asked.push(record?.kind)
        return record?.kind === 'resource' && request.header('x-user') === 'me'
      },
    })
    expect((await own.get('/10.5072/hidden.1', { 'x-user': 'me', accept: 'text/html' })).status).toBe(200)
    expect((await own.get('/10.5072/hidden.1', { 'x-user': 'you' })).status).toBe(401)
    expect((await own.get(`/api/v1/datasets/${dataset.id}/`, { 'x-user': 'me' })).status).toBe(401)
    expect(new Set(asked)).toEqual(new Set(['resource', 'dataset']))
  })

  it('access control keeps the body, ETag and Cache-Control of a public record, and adds Authorization to Vary', async () => {
    const plain = await serving(fixtures)
    const [first] = (await (await plain.get('/api/v1/datasets/')).json()).results
    const path = new URL(first.url).pathname
    const [open, guarded] = [await plain.get(path), await service.get(path)]
    expect(await guarded.text()).toBe(await open.text())
    expect(guarded.headers.get('etag')).toBe(open.headers.get('etag'))
    expect(guarded.headers.get('cache-control')).toBe(open.headers.get('cache-control'))
    expect(guarded.headers.get('vary')).toBe('Accept, Authorization')
    expect(baseUrl).toMatch(/^https:/)
  })
})

describe('bearerTokens', () => {
  it.each([['short'], ['with a space in the middle'], ['ünïcode-token-of-20']])(
    'bearerTokens throws an error for the token %j',
    given => {
      expect(() => bearerTokens([given])).toThrow('A token')
    },
  )

  it.each([
    [undefined, false],
    ['Bearer', false],
    [`bearer ${token}`, true],
    [`Bearer   ${token}`, true],
    [`Bearer ${token}x`, false],
    [`Basic ${token}`, false],
    [`Bearer ${'x'.repeat(700)}`, false],
  ])('for the Authorization header %j, the function that bearerTokens creates returns %s', async (header, isTaken) => {
    const request = { method: 'GET', target: '/', header: () => header }
    expect(await bearerTokens([token])(request, undefined)).toBe(isTaken)
  })
})
