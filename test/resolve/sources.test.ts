import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dataciteXml } from '../../src/formats/index.ts'
import { parseDoi } from '../../src/identifiers/schemes/doi.ts'
import {
  type AnswerCache,
  asResolver,
  contentNegotiation,
  dataciteRest,
  fromRecords,
  ResolveError,
  resolve,
  type Source,
} from '../../src/resolve/index.ts'
import { walkVersions } from '../../src/versions/index.ts'
import { deadEnd, doiOf, good, json, restRecord, serve, status } from './server.ts'

const doi = '10.5072/soil.1'
const quick = { timeout: 60_000, retries: 0 }
const xml = dataciteXml.write?.({ doi, titles: [{ title: 'Soil moisture' }] }).text
const xmlType = 'application/vnd.datacite.datacite+xml'

describe('resolve', () => {
  test.each(['10.5072/soil.1', 'doi:10.5072/soil.1', 'https://doi.org/10.5072/soil.1', ' 10.5072/soil.1. '])(
    'resolve reads %j as a DOI',
    async given => {
      const { url, asked } = await serve(good)
      const resolved = await resolve(given, { ...quick, source: dataciteRest({ endpoint: `${url}/` }) })
      expect(resolved).toMatchObject({ doi, source: 'datacite-rest', record: { doi } })
      expect(resolved.url).toBe(`${url}/dois/10.5072%2Fsoil.1?affiliation=true&publisher=true`)
      expect(asked).toEqual(['GET /dois/10.5072%2Fsoil.1?affiliation=true&publisher=true'])
    },
  )

  test.each(['', 'soil', '10.5072', 'https://example.org/10.5072/soil.1'])(
    'resolve rejects with the code not-a-doi for %j',
    async given => {
      const error = await resolve(given, quick).catch(error => error)
      expect(error).toMatchObject({ name: 'ResolveError', code: 'not-a-doi', doi: given })
    },
  )

  test('resolve rejects with a TypeError for a DOI that is not text', async () => {
    await expect(resolve(7 as never, quick)).rejects.toThrow(new TypeError('The DOI should be text, not 7.'))
  })

  test('resolve writes a DOI into a single path segment', async () => {
    const { url, asked } = await serve(good)
    const source = dataciteRest({ endpoint: `${url}/api` })
    const suffix = fc.string({
      unit: fc.constantFrom('/', '.', '?', '#', '%', '&', ' ', '@', ':', '\\', 'é', '2e', 'a'),
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(suffix, async text => {
        const name = parseDoi(`10.5072/${text}`)
        fc.pre(name !== undefined)
        expect((await resolve(name, { ...quick, source })).record.doi).toBe(name)
        expect(asked.at(-1)).toMatch(/^GET \/api\/dois\/10\.5072%2F[^/?#]+\?affiliation=true&publisher=true$/)
      }),
      { numRuns: 60 },
    )
  })

  test.each<[object, string]>([
    [{ timeout: -1 }, 'The option timeout should be a number from 1 up, not -1.'],
    [{ retries: Number.NaN }, 'The option retries should be a number from 0 up, not NaN.'],
    [{ source: [] }, 'The option source is an empty list'],
    [{ contact: 'me\r\nX-Evil: 1' }, 'The option contact should be an e-mail address'],
    [{ userAgent: 'x\n' }, 'The option userAgent should be like'],
  ])('resolve rejects with a TypeError for the option %j', async (options, message) => {
    await expect(resolve(doi, options)).rejects.toThrow(message)
    await expect(resolve(doi, options)).rejects.toBeInstanceOf(TypeError)
  })

  test.each(['ftp://example.org', 'example.org', 'https://me:secret@example.org', 'https://example.org/?a=1'])(
    'a source throws a TypeError for the endpoint %s',
    endpoint => {
      expect(() => dataciteRest({ endpoint })).toThrow(TypeError)
      expect(() => contentNegotiation({ endpoint })).toThrow(TypeError)
    },
  )

  test('resolve identifies citable and the caller in the User-Agent header', async () => {
    const { url, headers } = await serve(good)
    const source = dataciteRest({ endpoint: url })
    await resolve(doi, { source, contact: 'data@example.org', userAgent: 'my-pipeline/1.2' })
    await resolve(doi, { source })
    expect(headers.map(each => each['user-agent'])).toEqual([
      'my-pipeline/1.2 (https://github.com/citable/citable; mailto:data@example.org)',
      'citable (https://github.com/citable/citable)',
    ])
  })

  test('resolve in a browser does not name citable in the User-Agent header', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { url, headers } = await serve(good)
    await resolve(doi, { source: dataciteRest({ endpoint: url }), contact: 'data@example.org' })
    expect(headers[0]?.['user-agent']).not.toContain('citable')
  })

  test('resolve requests a record with the given fetch function', async () => {
    const fetch = async (url: string) =>
      new Response(restRecord(url.includes('soil') ? doi : ''), { headers: { 'content-type': 'application/json' } })
    expect(await resolve(doi, { fetch })).toMatchObject({ record: { doi } })
  })

  test('resolve lets fetch follow redirects if fetch hides redirects, as in browsers', async () => {
    const modes: unknown[] = []
    const fetch = async (_: string, { redirect }: RequestInit) => {
      modes.push(redirect)
      if (redirect === 'follow')
        return new Response(restRecord(doi), { headers: { 'content-type': 'application/json' } })
      return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    }
    expect(await resolve(doi, { fetch })).toMatchObject({ record: { doi } })
    expect(modes).toEqual(['manual', 'follow'])
  })
})

describe('a chain', () => {
  test('resolve queries the sources of a chain in order until one has the record', async () => {
    const missing = await serve(status(404))
    const broken = await serve(status(500))
    const there = await serve(good)
    const never = await serve(good)
    const source = [missing, broken, there, never].map(({ url }) => dataciteRest({ endpoint: url }))
    expect((await resolve(doi, { ...quick, source })).url).toContain(there.url)
    expect([missing, broken, there, never].map(({ asked }) => asked.length)).toEqual([1, 1, 1, 0])
  })

  test('the error of a chain reports the outcome of each source', async () => {
    const { url } = await serve(status(429, { 'retry-after': '7000' }))
    const odd: Source = { name: 'odd', get: () => Promise.reject(new RangeError('out of order')) }
    const source = [fromRecords([]), dataciteRest({ endpoint: url }), odd]
    const error: ResolveError = await resolve(doi, { ...quick, source }).catch(error => error)
    expect(error).toMatchObject({
      code: 'rate-limited',
      status: 429,
      retryAfter: 7000,
      source: 'records, datacite-rest, odd',
    })
    expect(error.errors?.map(({ code, source, doi }) => ({ code, source, doi }))).toEqual([
      { code: 'not-found', source: 'records', doi },
      { code: 'rate-limited', source: 'datacite-rest', doi },
      { code: 'failed', source: 'odd', doi },
    ])
    expect(error.errors?.[2]?.cause).toEqual(new RangeError('out of order'))
    expect(error.message).toMatch(
      /^10\.5072\/soil\.1: None of the 3 sources has the record\. records: .* datacite-rest: .* odd: odd failed: out of order\.$/,
    )
  })

  test('resolve reports not-found if no source has the record', async () => {
    const error = await resolve(doi, { source: [fromRecords([]), fromRecords(new Map())] }).catch(error => error)
    expect(error).toMatchObject({ code: 'not-found' })
  })
})

describe('contentNegotiation', () => {
  test('contentNegotiation reads DataCite XML from a response', async () => {
    const server = await serve((response, _, { headers }) => {
      response.writeHead(200, { 'content-type': `${headers.accept}; charset=utf-8` }).end(xml)
    })
    const resolved = await resolve(doi, { ...quick, source: contentNegotiation({ endpoint: server.url }) })
    expect(resolved).toMatchObject({ source: 'content-negotiation', url: `${server.url}/10.5072%2Fsoil.1` })
    expect(resolved.record).toMatchObject({ doi, titles: [{ title: 'Soil moisture' }] })
    expect(server.headers[0]?.accept).toBe(xmlType)
  })

  test('contentNegotiation reports malformed XML with the position of the fault', async () => {
    const { url } = await serve(
      r => void r.writeHead(200, { 'content-type': 'text/xml' }).end('<resource>\n<titles></resource>'),
    )
    const error = await resolve(doi, { ...quick, source: contentNegotiation({ endpoint: url }) }).catch(error => error)
    expect(error).toMatchObject({
      code: 'unreadable',
      diagnostics: [{ rule: 'schema/not-well-formed', position: { start: { line: 2 } } }],
    })
  })

  test('contentNegotiation follows a redirect only to a permitted host and port', async () => {
    const inside = await serve(good)
    const target = inside.url.replace('127.0.0.1', 'localhost')
    const { url } = await serve(status(302, { location: target }))
    const ask = (hosts?: string[]) =>
      resolve(doi, { ...quick, source: contentNegotiation({ endpoint: url, ...(hosts && { hosts }) }) }).catch(
        error => error,
      )
    expect(await ask()).toMatchObject({ code: 'redirect', reason: expect.stringContaining('not followed') })
    expect(inside.asked).toEqual([])
    expect(await ask(['localhost'])).toMatchObject({
      code: 'redirect',
      reason: expect.stringContaining('host or port'),
    })
    expect(inside.asked).toEqual([])
    expect(await ask([new URL(target).host])).toMatchObject({ code: expect.stringMatching(/network|wrong-type/) })
  })
})

describe('fromRecords', () => {
  const records = [
    { doi: '10.5072/A', version: '1' },
    { doi: 'https://doi.org/10.5072/b' },
    {},
    { doi: '10.5072/a', version: '2' },
  ]

  test('fromRecords compares DOIs regardless of case and form, and prefers the first of two records with the same DOI', async () => {
    expect((await resolve('doi:10.5072/a', { source: fromRecords(records) })).record).toBe(records[0])
    expect(await resolve('10.5072/B', { source: fromRecords(records) })).toEqual({
      doi: '10.5072/B',
      record: records[1],
      source: 'records',
    })
  })

  test('fromRecords reads from any object with a get method', async () => {
    const source = fromRecords({ get: async name => (name === '10.5072/a' ? records[0] : undefined) })
    expect((await resolve('10.5072/A', { source })).record).toBe(records[0])
    await expect(resolve('10.5072/c', { source })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('fromRecords reports an error thrown by the get method', async () => {
    const source = fromRecords({ get: () => Promise.reject(new Error('the database is gone')) })
    await expect(resolve(doi, { source })).rejects.toMatchObject({
      code: 'failed',
      reason: 'records failed: the database is gone.',
    })
  })
})

describe('a cache', () => {
  const map = () => new Map<string, { url: string; text: string }>()

  test('resolve sends no second request for a cached record, and caches only values that JSON can represent', async () => {
    const { url, asked } = await serve(good)
    const cache = map()
    const ask = () => resolve(doi, { ...quick, cache, source: dataciteRest({ endpoint: url }) })
    expect(await ask()).toEqual(await ask())
    expect(asked).toHaveLength(1)
    expect(JSON.parse(JSON.stringify([...cache.values()]))).toEqual([...cache.values()])
  })

  test('resolve waits for an asynchronous cache', async () => {
    const { url, asked } = await serve(good)
    const kept = map()
    const cache: AnswerCache = { get: async key => kept.get(key), set: async (key, value) => kept.set(key, value) }
    for (let run = 0; run < 2; run++) await resolve(doi, { ...quick, cache, source: dataciteRest({ endpoint: url }) })
    expect(asked).toHaveLength(1)
  })

  test('resolve does not cache a response that is not a record', async () => {
    const { url } = await serve(r => json(r, '{"errors": []}'))
    const cache = map()
    await expect(resolve(doi, { ...quick, cache, source: dataciteRest({ endpoint: url }) })).rejects.toThrow()
    expect(cache.size).toBe(0)
  })

  test.each<[string, AnswerCache]>([
    [
      'fails',
      {
        get: () => Promise.reject(new Error('full')),
        set: () => {
          throw new Error('full')
        },
      },
    ],
    ['returns a number', { get: () => 7, set: () => undefined }],
    ['returns unreadable text', { get: () => ({ url: 'x', text: '{' }), set: () => undefined }],
  ])('resolve ignores a cache that %s', async (_, cache) => {
    const { url, asked } = await serve(good)
    expect(await resolve(doi, { ...quick, cache, source: dataciteRest({ endpoint: url }) })).toMatchObject({
      record: { doi },
    })
    expect(asked).toHaveLength(1)
  })
})

describe('asResolver', () => {
  test('walkVersions finds the versions of a record with a resolver from asResolver', async () => {
    const next: Record<string, string> = {
      '10.5072/v1': '10.5072/v2',
      '10.5072/v2': '10.5072/v3',
      '10.5072/v3': '10.5072/gone',
    }
    const { url } = await serve((response, before, request) => {
      const relatedIdentifier = next[doiOf(request)]
      if (relatedIdentifier === undefined) return status(404)(response, before, request)
      const link = { relatedIdentifier, relatedIdentifierType: 'DOI', relationType: 'IsPreviousVersionOf' }
      json(response, restRecord(doiOf(request), { relatedIdentifiers: [link] }))
    })
    const walk = walkVersions('10.5072/v1', asResolver({ ...quick, source: dataciteRest({ endpoint: url }) }))
    const graph = await walk.graph()
    expect(graph.chain('10.5072/v1')?.order).toEqual(['10.5072/v1', '10.5072/v2', '10.5072/v3', '10.5072/gone'])
    expect(graph.warnings.map(({ code }) => code)).toContain('unresolved')
  })

  test('asResolver returns undefined for a missing record, and rejects if the server cannot be reached', async () => {
    const resolver = asResolver({ ...quick, source: dataciteRest({ endpoint: (await serve(status(410))).url }) })
    expect(await resolver(doi)).toBeUndefined()
    expect(await resolver('urn:uuid:x')).toBeUndefined()
    const dead = asResolver({ ...quick, source: dataciteRest({ endpoint: await deadEnd() }) })
    await expect(dead(doi)).rejects.toBeInstanceOf(ResolveError)
  })

  test('a resolver from asResolver obeys both its own signal and the signal of the call', async () => {
    const own = asResolver({ signal: AbortSignal.abort(), source: fromRecords([]) })
    const other = asResolver({ signal: new AbortController().signal, source: fromRecords([]) })
    await expect(own(doi, new AbortController().signal)).rejects.toMatchObject({ code: 'aborted' })
    await expect(other(doi, AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
    expect(await other(doi)).toBeUndefined()
  })
})
