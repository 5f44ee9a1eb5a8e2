import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dataciteRest, ResolveError, type ResolveOptions, resolve } from '../../src/resolve/index.ts'
import { withPatience } from '../patience.ts'
import { type Answering, deadEnd, good, inTurn, json, restRecord, serve, status } from './server.ts'

const doi = '10.5072/soil.1'
const quick: ResolveOptions = { timeout: 60_000, retries: 2, backoff: 1, maxWait: 1500 }

async function ask(answer: Answering, options: ResolveOptions = {}) {
  const server = await serve(answer)
  const source = dataciteRest({ endpoint: server.url })
  const outcome = await resolve(doi, { ...quick, source, ...options }).catch(error => error)
  return { server, outcome, asked: server.asked.length }
}

const html = '<!DOCTYPE html>\n<html><body>Please sign in to this network.</body></html>'
const type = { 'content-type': 'application/vnd.api+json' }

const dripping: Answering = response => {
  response.writeHead(200, type)
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

describe('a server that misbehaves', () => {
  test.each<[string, Answering, Partial<ResolveError>, number, string]>([
    ['status 404', status(404), { code: 'not-found', status: 404 }, 1, 'has no such record'],
    ['status 410', status(410), { code: 'gone', status: 410 }, 1, 'was removed'],
    ['status 403', status(403), { code: 'refused', status: 403 }, 1, 'answered with status 403'],
    ['status 406', status(406), { code: 'wrong-type', status: 406 }, 1, 'in the requested format'],
    ['status 204', status(204), { code: 'not-found', status: 204 }, 1, 'has no such record'],
    ['status 429 on every attempt', status(429), { code: 'rate-limited', status: 429 }, 3, 'try again later'],
    [
      'status 429 with a long wait',
      status(429, { 'retry-after': '3600' }),
      { code: 'rate-limited', retryAfter: 3600 },
      1,
      'again in 3600 seconds',
    ],
    ['status 500 on every attempt', status(500), { code: 'server', status: 500 }, 3, 'failed with status 500'],
    ['status 408 on every attempt', status(408), { code: 'timeout', status: 408 }, 3, 'timed out'],
    [
      'an HTML page',
      r => void r.writeHead(200, { 'content-type': 'text/html' }).end(html),
      { code: 'wrong-type', status: 200 },
      1,
      'gave text/html instead of application/vnd.api+json',
    ],
    [
      'an HTML page with the expected media type',
      r => json(r, html),
      { code: 'wrong-type', status: 200 },
      1,
      'gave an HTML page',
    ],
    [
      'a wrong media type',
      r => void r.writeHead(200, { 'content-type': 'text/plain' }).end('{}'),
      { code: 'wrong-type' },
      1,
      'gave text/plain',
    ],
    ['invalid JSON', r => json(r, '{"data": '), { code: 'unreadable' }, 1, 'cannot be read'],
    [
      'JSON that is not a record',
      r => json(r, '{"errors": [{"title": "?"}]}'),
      { code: 'unreadable' },
      1,
      'not one DataCite record',
    ],
    [
      'several records',
      r => json(r, `[${restRecord('10.5072/a')},${restRecord('10.5072/b')}]`),
      { code: 'unreadable' },
      1,
      'not one DataCite record',
    ],
    ['an empty body', r => json(r, ''), { code: 'unreadable' }, 1, 'cannot be read'],
    [
      'bytes that are not text',
      r => void r.writeHead(200, type).end(Buffer.from([0x7b, 0xff, 0xfe])),
      { code: 'unreadable' },
      1,
      '0xFF',
    ],
    [
      'a truncated body',
      r => {
        r.writeHead(200, { ...type, 'content-length': '1000' })
        r.write('{"data":', () => r.destroy())
      },
      { code: 'network' },
      3,
      'connection was lost',
    ],
    [
      'truncated chunks',
      r => {
        r.writeHead(200, type)
        r.write('{"data":', () => r.destroy())
      },
      { code: 'network' },
      3,
      'connection was lost',
    ],
    ['a closed connection', r => void r.socket?.destroy(), { code: 'network' }, 3, 'gave no answer'],
    ['circular redirects', status(302, { location: '/dois/again' }), { code: 'redirect' }, 1, 'more than 5 times'],
    ['a redirect without an address', status(302), { code: 'redirect', status: 302 }, 1, 'not an address'],
    [
      'a redirect to a file',
      status(302, { location: 'file:///etc/passwd' }),
      { code: 'redirect' },
      1,
      'neither http nor https',
    ],
    [
      'a redirect to a script',
      status(302, { location: 'javascript:alert(1)' }),
      { code: 'redirect' },
      1,
      'neither http nor https',
    ],
    [
      'a redirect into a private network',
      status(302, { location: 'http://169.254.169.254/latest/' }),
      { code: 'redirect' },
      1,
      'not followed',
    ],
  ])('resolve rejects with a typed error for %s', async (_, answer, expected, tries, reason) => {
    const { outcome, asked, server } = await ask(answer)
    expect(outcome).toBeInstanceOf(ResolveError)
    expect(outcome).toMatchObject({ doi, source: 'datacite-rest', ...expected })
    expect(outcome.message).toMatch(/^10\.5072\/soil\.1: .*[.?]$/s)
    expect(outcome.message).toContain(reason)
    expect(outcome.message).toContain(server.url)
    if (expected.code !== 'redirect') expect(asked).toBe(tries)
  })

  test.each<[string, Answering]>([
    ['no response', () => {}],
    ['a response that is sent too slowly', dripping],
  ])('resolve rejects with a typed error after a timeout: %s', (_, answer) =>
    withPatience(300, async timeout => {
      const { outcome, asked, server } = await ask(answer, { timeout })
      expect(outcome).toBeInstanceOf(ResolveError)
      expect(outcome).toMatchObject({ doi, source: 'datacite-rest', code: 'timeout' })
      expect(outcome.message).toContain(`took longer than ${timeout} ms`)
      expect(outcome.message).toContain(server.url)
      expect(asked).toBe(3)
    }),
  )

  test('resolve does not read a response of excessive length', async () => {
    const { outcome, asked } = await ask(
      r => void r.writeHead(200, { ...type, 'content-length': '20000001' }).write(' '),
    )
    expect(outcome).toMatchObject({ code: 'too-large' })
    expect(asked).toBe(1)
  })

  test('resolve stops reading an endless response', async () => {
    const { outcome } = await ask(
      response => {
        response.writeHead(200, type)
        const chunk = Buffer.alloc(64_000, 0x20)
        const more = (): void => {
          while (!response.destroyed && response.write(chunk));
        }
        response.on('drain', more)
        more()
      },
      { maxBytes: 1_000_000 },
    )
    expect(outcome).toMatchObject({ code: 'too-large', reason: expect.stringContaining('1000000 bytes') })
  })

  test('resolve rejects a gzip bomb because of its decompressed size', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, 0x20))
    expect(bomb.length).toBeLessThan(100_000)
    const { outcome } = await ask(
      r => void r.writeHead(200, { ...type, 'content-encoding': 'gzip', 'content-length': `${bomb.length}` }).end(bomb),
    )
    expect(outcome).toMatchObject({ code: 'too-large' })
  })

  test('an unreachable server causes a typed error that contains the underlying error', async () => {
    const endpoint = await deadEnd()
    const error = await resolve(doi, { ...quick, source: dataciteRest({ endpoint }) }).catch(error => error)
    expect(error).toMatchObject({ code: 'network', doi, reason: expect.stringContaining('the connection was refused') })
    expect(error.cause).toBeInstanceOf(Error)
  })

  test('a host name that does not resolve causes a typed error', async () => {
    const source = dataciteRest({ endpoint: 'http://no-such-host.invalid' })
    const error = await resolve(doi, { ...quick, retries: 0, source }).catch(error => error)
    expect(error).toMatchObject({ code: 'network', url: expect.stringContaining('no-such-host.invalid') })
  })
})

describe('a server that recovers', () => {
  test.each<[string, Answering]>([
    ['500 then 200', status(500)],
    ['503 then 200', status(503, { 'retry-after': '0' })],
    ['429 then 200', status(429)],
    ['a truncated body then 200', r => void r.writeHead(200, type).write('{', () => r.destroy())],
  ])('resolve returns the record if the server sends %s', (_, first) => expectRecovery(first))

  test('resolve returns the record if the first request times out and the second succeeds', () =>
    withPatience(300, timeout => expectRecovery(() => {}, { timeout })))

  async function expectRecovery(first: Answering, options: ResolveOptions = {}): Promise<void> {
    const { outcome, asked } = await ask(inTurn(first, good), options)
    expect(outcome).toMatchObject({
      doi,
      source: 'datacite-rest',
      record: { doi, titles: [{ title: 'Soil moisture' }] },
    })
    expect(asked).toBe(2)
  }

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 1500).toUTCString()],
  ])('resolve waits for the time that a server gives in Retry-After as %s', async (_, header) => {
    const start = performance.now()
    const { outcome } = await ask(inTurn(status(429, { 'retry-after': header() }), good), { maxWait: 5000 })
    expect(outcome).toMatchObject({ record: { doi } })
    // A date counts whole seconds, so that it may be up to a second less.
    expect(performance.now() - start).toBeGreaterThan(450)
  })
})

describe('a redirect', () => {
  test('resolve follows a redirect and reports the final address', async () => {
    const { outcome, server } = await ask(
      inTurn(status(301, { location: '/elsewhere/dois/x' }), r => json(r, restRecord(doi))),
    )
    expect(outcome).toMatchObject({ url: `${server.url}/elsewhere/dois/x`, record: { doi } })
  })

  test('resolve follows at most the allowed number of redirects', async () => {
    const { outcome, asked } = await ask(status(307, { location: 'again' }), { maxRedirects: 2 })
    expect(outcome).toMatchObject({ code: 'redirect' })
    expect(asked).toBe(3)
  })
})

describe('a signal', () => {
  test('an aborted signal ends the current request, and no further request starts', async () => {
    const controller = new AbortController()
    const server = await serve(() => controller.abort(new Error('enough')))
    const source = dataciteRest({ endpoint: server.url })
    const error = await resolve(doi, { source, signal: controller.signal }).catch(error => error)
    expect(error).toMatchObject({ code: 'aborted', doi, cause: new Error('enough') })
    expect(server.asked).toHaveLength(1)
  })

  test('an aborted signal ends the wait between two attempts', async () => {
    const controller = new AbortController()
    const server = await serve(status(503, { 'retry-after': '50' }))
    setTimeout(() => controller.abort(), 100)
    const source = [dataciteRest({ endpoint: server.url }), dataciteRest({ endpoint: server.url })]
    await expect(resolve(doi, { source, signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' })
    expect(server.asked).toHaveLength(1)
  })

  test('a signal that is already aborted prevents any request', async () => {
    const server = await serve(good)
    const source = dataciteRest({ endpoint: server.url })
    await expect(resolve(doi, { source, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
    expect(server.asked).toEqual([])
  })
})
