import { describe, expect, test } from 'vitest'
import {
  contentNegotiation,
  dataciteRest,
  fromRecords,
  ResolveError,
  resolve,
  resolveAll,
} from '../../src/resolve/index.ts'
import { restRecord, serve } from './server.ts'

const doi = '10.5072/asked'

async function errorOf(promise: Promise<unknown>): Promise<ResolveError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ResolveError) return error
  throw new Error('There was no ResolveError.')
}

const json = { 'content-type': 'application/json' }

describe('a record of another DOI', () => {
  test('a record whose DOI is not the requested DOI causes an error that names both DOIs', async () => {
    const server = await serve(response => response.writeHead(200, json).end(restRecord('10.5072/given')))
    const error = await errorOf(resolve(doi, { source: dataciteRest({ endpoint: server.url }) }))
    expect(error).toMatchObject({ code: 'other-doi', doi, found: '10.5072/given' })
    expect(error.message).toMatch(
      /^10\.5072\/asked: The record that http.* returned has another DOI, 10\.5072\/given; /,
    )
  })

  test('a store that returns a record with the wrong DOI causes an error', async () => {
    const source = fromRecords({ get: () => ({ doi: '10.5072/given' }) })
    expect(await errorOf(resolve(doi, { source }))).toMatchObject({ code: 'other-doi', found: '10.5072/given' })
  })

  test('a record whose DOI differs from the requested DOI only in case or form causes no error', async () => {
    for (const own of ['10.5072/ASKED', 'https://doi.org/10.5072/asked']) {
      const found = await resolve(doi, { source: fromRecords({ get: () => ({ doi: own }) }) })
      expect(found.record.doi).toBe(own)
      expect(found).not.toHaveProperty('aliasOf')
    }
  })

  test('a record with the wrong DOI does not prevent a request to the next source', async () => {
    const source = [fromRecords({ get: () => ({ doi: '10.5072/given' }) }), fromRecords([{ doi, version: '2' }])]
    expect((await resolve(doi, { source })).record.version).toBe('2')
  })
})

describe('an alias that the registry names is followed and reported', () => {
  test('resolve follows a DOI alias that the server redirects, and reports the alias', async () => {
    const server = await serve((response, _, { url = '' }) =>
      url.includes('asked')
        ? response.writeHead(301, { location: '/dois/10.5072%2Fprime' }).end()
        : response.writeHead(200, json).end(restRecord('10.5072/prime')),
    )
    const found = await resolve(doi, { source: dataciteRest({ endpoint: server.url }) })
    expect(found).toMatchObject({ doi, aliasOf: '10.5072/prime', record: { doi: '10.5072/prime' } })
  })

  test('resolve follows a DOI alias that is listed in a Crossref work, and reports the alias', async () => {
    const work = { type: 'journal-article', DOI: '10.5072/prime', title: ['Waves'], aliases: [doi] }
    const server = await serve((response, before) =>
      before === 0
        ? response.writeHead(406).end()
        : response
            .writeHead(200, { 'content-type': 'application/vnd.citationstyles.csl+json' })
            .end(JSON.stringify(work)),
    )
    const found = await resolve(doi, { source: contentNegotiation({ endpoint: server.url }) })
    expect(found).toMatchObject({ aliasOf: '10.5072/prime', record: { titles: [{ title: 'Waves' }] } })
  })

  test('resolve follows a DOI alias that the record lists as an alternate identifier, and reports the alias', async () => {
    const alternateIdentifiers = [{ alternateIdentifier: doi, alternateIdentifierType: 'DOI' }]
    const server = await serve(response =>
      response.writeHead(200, json).end(restRecord('10.5072/prime', { alternateIdentifiers })),
    )
    const found = await resolve(doi, { source: dataciteRest({ endpoint: server.url }) })
    expect(found.aliasOf).toBe('10.5072/prime')
  })
})

describe('a redirect', () => {
  test('resolve does not follow a redirect from https to http', async () => {
    const asked: string[] = []
    const fetch = async (url: string): Promise<Response> => {
      asked.push(url)
      return new Response(null, { status: 302, headers: { location: 'http://api.datacite.org/dois/x' } })
    }
    const error = await errorOf(resolve(doi, { source: dataciteRest(), fetch }))
    expect(error).toMatchObject({ code: 'redirect', status: 302 })
    expect(error.reason).toContain('which is not encrypted, so it is not followed')
    expect(asked).toHaveLength(1)
  })

  test.each(['https://api.datacite.org:8443/dois/x', 'https://evil.api.datacite.org:22/x', 'https://datacite.org:1/x'])(
    'resolve does not follow a redirect to an unknown host or port: %s',
    async location => {
      const fetch = async () => new Response(null, { status: 302, headers: { location } })
      const error = await errorOf(resolve(doi, { source: dataciteRest(), fetch }))
      expect(error.reason).toContain('a host or port that is not known to hold records')
    },
  )

  test('resolve does not follow a redirect to another port of the same host', async () => {
    const other = await serve(response => response.writeHead(200, json).end(restRecord(doi)))
    const server = await serve(response => response.writeHead(302, { location: `${other.url}/dois/x` }).end())
    const error = await errorOf(resolve(doi, { source: dataciteRest({ endpoint: server.url }) }))
    expect(error.code).toBe('redirect')
    expect(other.asked).toEqual([])
  })

  test('resolve follows a redirect from http to https on the same host', async () => {
    const asked: string[] = []
    const fetch = async (url: string): Promise<Response> => {
      asked.push(url)
      return asked.length === 1
        ? new Response(null, { status: 301, headers: { location: 'https://api.datacite.org/dois/x' } })
        : new Response(restRecord(doi), { headers: json })
    }
    const source = dataciteRest({ endpoint: 'http://api.datacite.org' })
    expect((await resolve(doi, { source, fetch })).url).toBe('https://api.datacite.org/dois/x')
  })
})

test('resolveAll causes no warning if many concurrent requests share one signal', async () => {
  const warnings: Error[] = []
  const note = (warning: Error): void => void warnings.push(warning)
  process.on('warning', note)
  const server = await serve((response, _, { url = '' }) =>
    setTimeout(() => {
      const [asked = ''] = /10\.5072%2F\d+/.exec(url) ?? []
      response.writeHead(200, json).end(restRecord(decodeURIComponent(asked)))
    }, 5),
  )
  const dois = Array.from({ length: 300 }, (_, index) => `10.5072/${index}`)
  const signal = new AbortController().signal
  const options = { source: dataciteRest({ endpoint: server.url }), concurrency: 100, signal }
  const found: boolean[] = []
  for await (const { ok } of resolveAll(dois, options)) found.push(ok)
  // Warnings are emitted in a later turn.
  await new Promise(done => setTimeout(done, 20))
  process.off('warning', note)
  expect(found).toEqual(dois.map(() => true))
  expect(warnings.map(({ message }) => message)).toEqual([])
})
