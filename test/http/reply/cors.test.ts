import { describe, expect, it } from 'vitest'
import { baseUrl, fixtureService } from '../fixture-service.ts'

const origin = 'https://reader.example'
const preflight = {
  Origin: origin,
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'if-none-match',
}

describe('pages of other origins', () => {
  it.each([
    ['a listing', '/api/v1/datasets/', 'GET', 200],
    ['the headers of a listing', '/api/v1/datasets/', 'HEAD', 200],
    ['the response to OPTIONS', '/api/v1/datasets/', 'OPTIONS', 200],
    ['an error', '/api/v1/nothing/', 'GET', 404],
    ['the response to a method that is not allowed', '/api/v1/datasets/', 'POST', 405],
    ['a redirect to a trailing slash', '/api/v1/datasets', 'GET', 301],
  ])('other origins may read %s', async (_, target, method, status) => {
    const { get } = await fixtureService()
    const { headers, status: given } = await get(target, { Origin: origin }, method)
    expect([given, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([status, '*', 'Accept'])
    for (const name of ['ETag', 'Link', 'Content-Disposition', 'Retry-After'])
      expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(name)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('other origins may read responses to requests without an Origin header, and responses with status 304', async () => {
    const { get } = await fixtureService()
    const first = await get('/api/v1/datasets/')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    const again = await get('/api/v1/datasets/', { Origin: origin, 'If-None-Match': first.headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*'])
  })

  it.each(['/api/v1/datasets/', '/api/v1/nothing', '/'])(
    'other origins receive a response to their preflight for %s',
    async target => {
      const { get } = await fixtureService()
      const response = await get(target, preflight, 'OPTIONS')
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': expect.stringContaining('If-None-Match'),
        'access-control-max-age': '86400',
        allow: 'GET, HEAD, OPTIONS',
      })
    },
  )

  it('other origins may use POST for /oai, but not for /api/v1/ids/', async () => {
    const { get } = await fixtureService()
    for (const [target, methods] of [
      ['/oai', 'GET, HEAD, OPTIONS, POST'],
      ['/api/v1/ids/', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const { headers } = await get(target, preflight, 'OPTIONS')
      expect([headers.get('access-control-allow-methods'), headers.get('allow')]).toEqual([methods, methods])
    }
  })

  it('an OPTIONS request that is not a preflight receives the description of the route', async () => {
    const { get } = await fixtureService()
    const response = await get('/api/v1/datasets/', { Origin: origin }, 'OPTIONS')
    expect([response.status, (await response.json()).name]).toEqual([200, 'Dataset List'])
    expect((await get('/api/v1/datasets/', preflight)).status).toBe(200)
  })

  it('the option cors.origins limits cross-origin access to the named origins', async () => {
    const { get } = await fixtureService({ cors: { origins: [origin] } })
    const allowed = await get('/api/v1/datasets/', { Origin: origin })
    expect([allowed.headers.get('access-control-allow-origin'), allowed.headers.get('vary')]).toEqual([
      origin,
      'Accept, Origin',
    ])
    for (const headers of [{ Origin: 'https://other.example' }, {}]) {
      const other = await get('/api/v1/datasets/', headers)
      expect([other.status, other.headers.get('access-control-allow-origin'), other.headers.get('vary')]).toEqual([
        200,
        null,
        'Accept, Origin',
      ])
    }
    const refused = await get('/api/v1/datasets/', { ...preflight, Origin: `${origin}.evil.example` }, 'OPTIONS')
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    const before = await get('/api/v1/datasets/', preflight, 'OPTIONS')
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, origin])
  })

  it('the option cors: false omits the headers that allow cross-origin access', async () => {
    const { get } = await fixtureService({ cors: false })
    const response = await get('/api/v1/datasets/', { Origin: baseUrl })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect((await get('/api/v1/datasets/', preflight, 'OPTIONS')).status).toBe(200)
  })
})
