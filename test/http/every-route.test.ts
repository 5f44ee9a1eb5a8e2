import { beforeAll, describe, expect, it } from 'vitest'
import { representations } from '../../src/http/negotiation/representations.ts'
import { routes } from '../../src/http/routes.ts'
import { fixtureService, fixtures } from './fixture-service.ts'

type Service = Awaited<ReturnType<typeof fixtureService>>
let service: Service
beforeAll(async () => {
  service = await fixtureService()
})

const id = fixtures.resource.find(({ is_external }) => !is_external).id
const dataset = fixtures.dataset[0].id
const file = fixtures.file[0].id
const unknown = '3f0f7c7e-5a41-4b0e-9d57-000000000000'

/** Requests for each response type of each route. */
const targets: [target: string, accept: string][] = [
  ['/api/v1/', '*/*'],
  ['/api/v1/datasets/', '*/*'],
  ['/api/v1/datasets/?cursor=*&page_size=1', 'application/json'],
  ['/api/v1/files/?page=last&page_size=1', '*/*'],
  ['/api/v1/resources/?fields=id', '*/*'],
  [`/api/v1/datasets/${dataset}/`, '*/*'],
  [`/api/v1/datasets/${dataset}/filelist/`, '*/*'],
  [`/api/v1/files/${file}/`, '*/*'],
  [`/api/v1/resources/${id}/`, '*/*'],
  [`/api/v1/resources/${id}/?fields=doi`, '*/*'],
  [`/api/v1/resources/${id}/versions/`, '*/*'],
  [`/api/v1/resources/${id}/linkset`, 'application/linkset'],
  [`/api/v1/resources/${id}/linkset`, 'application/linkset+json'],
  ...representations.map((row): [string, string] => [`/api/v1/resources/${id}/?format=${row.id}`, '*/*']),
  ...representations.flatMap(({ types }) => types.map((type): [string, string] => [`/api/v1/resources/${id}/`, type])),
  [`/api/v1/resources/${id}.bib`, '*/*'],
  ['/health', '*/*'],
  ['/ready', '*/*'],
  ['/api/v1/datasets', '*/*'],
  ['/api/v1/datasets/?page=99', 'application/problem+json'],
  ['/api/v1/nothing/', '*/*'],
  [`/api/v1/resources/${unknown}/`, '*/*'],
  [`/api/v1/resources/${id}/`, 'text/html'],
]

describe.each(targets)('%s as %s', (target, accept) => {
  const send = (method: string, headers: Record<string, string> = {}) =>
    service.get(target, { Accept: accept, ...headers }, method)

  it('the service responds to HEAD with the headers of GET', async () => {
    const [whole, head] = [await send('GET'), await send('HEAD')]
    expect([head.status, [...head.headers]]).toEqual([whole.status, [...whole.headers]])
    expect(await head.text()).toBe('')
    const length = new TextEncoder().encode(await whole.text()).length
    expect(whole.headers.get('content-length')).toBe(String(length))
    expect(whole.headers.get('vary')).toMatch(/^Accept\b/)
    expect(whole.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })

  it('the service returns 304 to a client with the current version', async () => {
    const { status, headers } = await send('GET')
    if (status !== 200) return expect(headers.get('etag')).toBeNull()
    for (const method of ['GET', 'HEAD']) {
      const again = await send(method, { 'If-None-Match': headers.get('etag') ?? '' })
      expect([again.status, await again.text()]).toEqual([304, ''])
      for (const name of ['etag', 'vary', 'cache-control', 'allow'])
        expect(again.headers.get(name)).toBe(headers.get(name))
      expect(again.headers.get('content-length')).toBeNull()
    }
  })

  it('the service returns 405 to POST, PUT, PATCH and DELETE', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await send(method)
      expect([response.status, (await response.json()).detail]).toEqual([405, `Method "${method}" not allowed.`])
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })
})

describe('options', () => {
  it.each([
    ['/api/v1/datasets/', 'Dataset List'],
    ['/api/v1/files/', 'File List'],
    ['/api/v1/resources/', 'Resource List'],
    [`/api/v1/datasets/${dataset}/`, 'Dataset Instance'],
    [`/api/v1/files/${file}/`, 'File Instance'],
    [`/api/v1/resources/${id}/`, 'Resource Instance'],
  ])('the service responds to OPTIONS for %s with the description of the %s, byte for byte', async (target, name) => {
    const response = await service.get(target, {}, 'OPTIONS')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await response.text()).toBe(`{"name":"${name}","description":"","renders":["application/json"],"parses":[]}`)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })

  it.each(routes.map(route => [route.pattern, route] as const))(
    'the route %s has a name and media types',
    async (_, { name, types }) => {
      expect(name).not.toBe('')
      expect(types.length).toBeGreaterThan(0)
    },
  )
})
