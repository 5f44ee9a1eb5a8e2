import { describe, expect, it } from 'vitest'
import { CatalogError, memoryCatalog } from '../../../src/catalog/index.ts'
import { createHandler } from '../../../src/http/index.ts'
import { failure } from '../../../src/http/reply/error-reply.ts'
import { HttpError } from '../../../src/http/reply/http-error.ts'

const typeFor = (accept: string | undefined) =>
  failure(new HttpError(404, 'Not found.'), accept).type ?? 'application/json'
const problem = 'application/problem+json'

describe('errors are reported', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/html', 'application/json'],
    ['application/json', 'application/json'],
    [problem, problem],
    ['Application/Problem+JSON', problem],
    [`application/json, ${problem}`, problem],
    [`${problem}, */*;q=0.1`, problem],
    [`${problem};q=0.5, application/json`, 'application/json'],
    [`application/json;q=0.5, ${problem};q=0.9`, problem],
    [`${problem};q=0`, 'application/json'],
    [`text/html;x="${problem}"`, 'application/json'],
  ])('for the Accept header %s, the service sends errors with the media type %s', (accept, type) => {
    expect(typeFor(accept)).toBe(type)
  })

  it('the service sends errors with the members of RFC 9457, and the message in the member detail', () => {
    expect(JSON.parse(failure(new HttpError(404, 'Invalid page.'), problem).body ?? '')).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Invalid page.',
    })
  })

  it.each([
    ['a corrupt file', new CatalogError('database disk image is malformed', { isTransient: false })],
    ['an error of a custom store', new TypeError('no such table')],
  ])(
    'the service returns 503 at /ready for a failure of the store, and reports the failure to the operator: %s',
    async (_, error) => {
      const catalog = { ...memoryCatalog(), ready: () => Promise.reject(error) }
      const told: unknown[] = []
      const addresses = { baseUrl: 'https://data.example.org', filesUrl: 'https://files.example.org' }
      const termsOfUse = { terms_of_use: 'Cite it.', terms_of_use_url: 'https://data.example.org/terms' }
      const handle = createHandler({ catalog, termsOfUse, ...addresses, onError: one => told.push(one) })
      const response = await handle(new Request('https://data.example.org/ready'))
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(told).toEqual([expect.objectContaining({ message: error.message })])
    },
  )

  it.each([
    ['/api/v1/nothing/', 'application/json'],
    ['/10.5072/nothing', 'text/html; charset=utf-8'],
  ])('below a mount path, the service sends the error for %s to a browser as %s', async (path, type) => {
    const baseUrl = 'https://example.org/data'
    const termsOfUse = { terms_of_use: 'Cite it.', terms_of_use_url: 'https://example.org/terms' }
    const handle = createHandler({
      catalog: memoryCatalog(),
      termsOfUse,
      baseUrl,
      filesUrl: 'https://files.example.org',
    })
    const response = await handle(new Request(baseUrl + path, { headers: { accept: 'text/html, */*;q=0.8' } }))
    expect([response.status, response.headers.get('content-type')]).toEqual([404, type])
  })
})
