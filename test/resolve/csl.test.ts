import { describe, expect, test } from 'vitest'
import { citationJs, contentNegotiation, type ResolveOptions, resolve } from '../../src/resolve/index.ts'
import { type Answering, deadEnd, serve, status } from './server.ts'

const doi = '10.5072/paper.1'
const quick = { timeout: 60_000, retries: 0 }
const cslType = 'application/vnd.citationstyles.csl+json'

/** Crossref's response for an article. */
const article = {
  type: 'journal-article',
  DOI: doi,
  title: 'On soil',
  author: [{ given: 'Ngozi', family: 'Okafor', sequence: 'first', affiliation: [] }],
  'container-title': 'Journal of Soils',
  publisher: 'Soil Press',
  issued: { 'date-parts': [[2021, 3]] },
  volume: '7',
  page: '1-9',
}

const record = {
  doi,
  titles: [{ title: 'On soil' }],
  creators: [{ familyName: 'Okafor', givenName: 'Ngozi' }],
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'JournalArticle' },
  relatedItems: [{ relatedItemType: 'Journal', titles: [{ title: 'Journal of Soils' }], volume: '7' }],
}

/** Responds like a server that supports only CSL-JSON. */
const crossref: Answering = (response, before, request) =>
  request.headers.accept?.includes(cslType)
    ? void response.writeHead(200, { 'content-type': cslType }).end(JSON.stringify(article))
    : status(406)(response, before, request)

describe('contentNegotiation', () => {
  test('contentNegotiation requests CSL-JSON if there is no DataCite XML', async () => {
    const { url, asked, headers } = await serve(crossref)
    const resolved = await resolve(doi, { ...quick, source: contentNegotiation({ endpoint: url }) })
    expect(resolved).toMatchObject({ source: 'content-negotiation', record })
    expect(asked).toHaveLength(2)
    expect(headers[1]?.accept).toBe(cslType)
  })

  test('contentNegotiation requests CSL-JSON if the first response redirects to the landing page', async () => {
    const { url } = await serve((response, before, request) =>
      (before === 0 ? status(302, { location: 'https://soils.example/papers/1' }) : crossref)(
        response,
        before,
        request,
      ),
    )
    expect(await resolve(doi, { ...quick, source: contentNegotiation({ endpoint: url }) })).toMatchObject({ record })
  })

  test.each<[string, Answering]>([
    ['status 406', status(406)],
    ['an empty list', r => void r.writeHead(200, { 'content-type': 'application/json' }).end('[]')],
    ['two items', r => void r.writeHead(200, { 'content-type': cslType }).end(JSON.stringify([article, article]))],
  ])('contentNegotiation reports a response with %s', async (_, answer) => {
    const { url } = await serve(answer)
    const error = await resolve(doi, { ...quick, source: contentNegotiation({ endpoint: url }) }).catch(error => error)
    expect(error).toMatchObject({
      name: 'ResolveError',
      doi,
      code: expect.stringMatching(/^(?:wrong-type|unreadable)$/),
    })
  })

  test('contentNegotiation does not request CSL-JSON after status 404', async () => {
    const { url, asked } = await serve(status(404))
    await expect(resolve(doi, { ...quick, source: contentNegotiation({ endpoint: url }) })).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(asked).toHaveLength(1)
  })
})

describe('citationJs', () => {
  const ask = (endpoint: string, options: ResolveOptions = {}) =>
    resolve(doi, { ...quick, ...options, source: citationJs({ endpoint }) }).catch(error => error)

  test('citationJs reads the record that plugin-doi returns', async () => {
    const { url, asked } = await serve(crossref)
    expect(await ask(url)).toMatchObject({ source: 'citation-js', record, url: `${url}/10.5072%2Fpaper.1` })
    expect(asked).toEqual(['GET /10.5072%2Fpaper.1'])
  })

  test.each<[string, Answering, object, ResolveOptions?]>([
    ['status 404', status(404), { code: 'not-found', status: 404 }],
    ['status 503', status(503), { code: 'server', status: 503 }],
    [
      'an HTML page',
      r => void r.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      { code: 'wrong-type', status: 200 },
    ],
    ['invalid JSON', r => void r.writeHead(200, { 'content-type': cslType }).end('{'), { code: 'unreadable' }],
    [
      'a list without an item',
      r => void r.writeHead(200, { 'content-type': cslType }).end('[]'),
      { code: 'unreadable' },
    ],
    ['a server that sends nothing', () => {}, { code: 'timeout' }, { timeout: 300 }],
  ])('citationJs throws a typed error for %s', async (_, answer, expected, options) => {
    expect(await ask((await serve(answer)).url, options)).toMatchObject({
      name: 'ResolveError',
      doi,
      source: 'citation-js',
      ...expected,
    })
  })

  test('citationJs throws a typed error for an unreachable server', async () => {
    expect(await ask(await deadEnd())).toMatchObject({
      code: 'network',
      reason: expect.stringContaining('the connection was refused'),
    })
  })
})
