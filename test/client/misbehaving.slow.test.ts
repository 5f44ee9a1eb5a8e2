import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ClientError, type ClientOptions, createClient } from '../../src/client/index.ts'
import { withPatience } from '../patience.ts'
import { type Answering, deadEnd, inTurn, serve, status } from '../resolve/server.ts'

const id = '18af5442-de44-4769-8663-4f210f22113e'

const send =
  (value: unknown, code = 200, headers: Readonly<Record<string, string>> = {}): Answering =>
  response =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(typeof value === 'string' ? value : JSON.stringify(value))

const page = (next: unknown, ...names: string[]) => ({
  count: 4,
  next,
  previous: null,
  results: names.map(name => ({ id, name })),
})

const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, backoff: 1, timeout: 60_000, ...options })

async function read(
  url: string,
  options: Partial<ClientOptions> = {},
): Promise<{ names: string[]; error?: ClientError }> {
  const names: string[] = []
  try {
    for await (const { name } of clientOf(url, options).datasets()) names.push(name)
  } catch (error) {
    expect(error).toBeInstanceOf(ClientError)
    if (error instanceof ClientError) return { names, error }
  }
  return { names }
}

describe('the next page', () => {
  it('the client follows a next link that is a relative URL', async () => {
    const { url, asked } = await serve(
      inTurn(send(page('/api/v1/datasets/?page=2', 'a')), send(page('?page=3', 'b')), send(page(null, 'c'))),
    )
    expect(await read(url)).toEqual({ names: ['a', 'b', 'c'] })
    expect(asked.map(line => line.split(' ')[1])).toEqual(['', '?page=2', '?page=3'].map(x => `/api/v1/datasets/${x}`))
  })

  it.each([
    ['the same page', '/api/v1/datasets/'],
    ['the same page with a fragment', '/api/v1/datasets/#2'],
    ['given as an empty address', ''],
  ])('the client reports an error with the code loop if the next page is %s', async (_, next) => {
    const { url, asked } = await serve(send(page(next, 'a')))
    const { names, error } = await read(url)
    expect([names, error?.code, error?.isTransient, asked.length]).toEqual([['a'], 'loop', false, 1])
  })

  it('the client reports an error with the code loop for a next page that was read before', async () => {
    const { url, asked } = await serve((response, before, request) =>
      send(page(`/api/v1/datasets/?page=${before % 3}`, 'a'))(response, before, request),
    )
    const { error } = await read(url)
    expect([error?.code, error?.message.includes('?page=0'), asked.length]).toEqual(['loop', true, 4])
  })

  it('the client reports an error with the code loop for an endless sequence of next pages', async () => {
    const { url, asked } = await serve((response, before, request) =>
      send(page(`/api/v1/datasets/?page=${before}`))(response, before, request),
    )
    const { error } = await read(url)
    expect(error?.code).toBe('loop')
    expect(error?.message).toContain('There should be 4 records')
    expect(asked.length).toBeLessThan(110)
  })

  it('the client reports an error with the code loop for many more records than were announced', async () => {
    const { url } = await serve((response, before, request) =>
      send(page(`?page=${before}`, ...'abcdefghijkl'.repeat(5)))(response, before, request),
    )
    const { names, error } = await read(url)
    expect([error?.code, names.length < 1100]).toEqual(['loop', true])
  })

  it.each([
    ['another host', () => 'https://elsewhere.example/api/v1/datasets/?page=2'],
    ['another port', (url: URL) => `http://${url.hostname}:1/api/v1/datasets/?page=2`],
    ['another protocol', (url: URL) => `https://${url.host}/api/v1/datasets/?page=2`],
    ['a protocol-relative URL of another host', () => '//elsewhere.example/x'],
    ['an address with a password', (url: URL) => `http://me:secret@${url.host}/api/v1/datasets/?page=2`],
    ['a file: URL', () => 'file:///etc/passwd'],
    ['a javascript: URL', () => 'javascript:alert(1)'],
    ['an invalid address', () => 'http://['],
  ])('the client does not follow a next link to %s', async (_, nextOf) => {
    let next = ''
    const { url, asked } = await serve((...request) => send(page(next, 'a'))(...request))
    next = nextOf(new URL(url))
    const { names, error } = await read(url)
    expect([names, error?.code, error?.url, asked.length]).toEqual([['a'], 'foreign-address', next, 1])
    expect(error?.message).toContain(JSON.stringify(next))
  })

  it('the client follows a next link to an origin that the caller names', async () => {
    const other = await serve(send(page(null, 'b')))
    const { url } = await serve(send(page(`${other.url}/page/2`, 'a')))
    expect(await read(url, { origins: [other.url] })).toEqual({ names: ['a', 'b'] })
    expect(other.asked).toEqual(['GET /page/2'])
  })

  it('the client follows a redirect, and resolves the next link against the new address', async () => {
    const { url, asked } = await serve((...request) => {
      const [, , { url: target = '' }] = request
      if (target.startsWith('/new')) return send(page(target.endsWith('2') ? null : '?page=2', 'a'))(...request)
      return status(301, { location: '/new/' })(...request)
    })
    expect(await read(url)).toEqual({ names: ['a', 'a'] })
    expect(asked.at(-1)).toBe('GET /new/?page=2')
  })
})

describe('an answer', () => {
  it.each([
    ['HTML', send('<!doctype html><p>Log in', 200, { 'content-type': 'text/html' }), 'wrong-type'],
    ['HTML with the media type of JSON', send('<html>'), 'wrong-type'],
    ['truncated JSON', send('{"count":4,"next":nu'), 'unreadable'],
    ['a list', send([]), 'unreadable'],
    ['null', send('null'), 'unreadable'],
    ['an object without results', send({ count: 1, next: null }), 'unreadable'],
    ['results that are not records', send({ ...page(null), results: [1] }), 'unreadable'],
    ['a count that is not a number', send({ ...page(null), count: '4' }), 'unreadable'],
    ['a page without the member next', send({ ...page(null), next: undefined }), 'unreadable'],
    ['a number as the next page', send(page(7)), 'unreadable'],
    ['bytes that are not UTF-8', (r: ServerResponse) => void r.end(Buffer.from([0xff, 0xfe, 0xff])), 'unreadable'],
    ['more bytes than allowed', send(page(null, 'x'.repeat(60_000))), 'too-large'],
    ['a redirect to another host', status(302, { location: 'http://elsewhere.example/' }), 'redirect'],
    ['status 401', send({ detail: 'Credentials were not provided.' }, 401), 'refused'],
    ['status 400', send({ detail: 'No.' }, 400), 'refused'],
  ] as const)('the client reports %s as an error without repeating the request', async (_, answer, code) => {
    const { url, asked } = await serve(answer)
    const { names, error } = await read(url, { maxBytes: 50_000 })
    expect([names, error?.code, error?.isTransient, asked.length]).toEqual([[], code, false, 1])
    expect(error?.message).toMatch(/^datasets: .*\.$/)
    expect(error?.message).toContain(url)
  })

  it('an error of the client contains the explanation that the service sent', async () => {
    const { url } = await serve(send({ title: 'Bad', detail: '"after" is not a date.' }, 400))
    const { error } = await read(url)
    expect(error).toMatchObject({ status: 400, detail: '"after" is not a date.', url: `${url}/api/v1/datasets/` })
    expect(error?.message).toMatch(/The service says: "after" is not a date\.$/)
  })

  it('a response of the wrong type causes an error', async () => {
    const { url } = await serve(send({ detail: 'Moved.' }))
    await expect(clientOf(url).dataset(id)).rejects.toMatchObject({ code: 'unreadable' })
    await expect(clientOf(url).versions(id)).rejects.toMatchObject({ code: 'unreadable' })
    await expect(clientOf(url).filelist(id)).rejects.toMatchObject({ code: 'wrong-type' })
  })

  it('the client keeps unknown members of a response, and sets no prototype', async () => {
    const text = `{"id":"${id}","__proto__":{"polluted":true},"more":[1]}`
    const { url } = await serve(send(text))
    const dataset = await clientOf(url).dataset(id)
    expect(JSON.stringify(dataset)).toBe(text)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('a 404 response counts as a missing record only if the response is from the service', async () => {
    const there = await serve(inTurn(send({ detail: 'Not found.' }, 404), send(page(null))))
    expect(await clientOf(there.url).dataset(id)).toBeUndefined()
    const elsewhere = await serve(send('<html>No such site', 404, { 'content-type': 'text/html' }))
    await expect(clientOf(elsewhere.url).dataset(id)).rejects.toMatchObject({
      code: 'not-found',
      status: 404,
      message: expect.stringContaining('the option baseUrl is wrong'),
    })
  })

  it('a 404 response from another API causes an error', async () => {
    const other = await serve(send({ detail: 'Not Found' }, 404))
    await expect(clientOf(other.url).dataset(id)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('not from this service'),
    })
  })

  it('the client reports that lookup by DOI is not offered if the service ignores the DOI filter', async () => {
    const { url } = await serve(send(page('?page=2', 'another')))
    await expect(clientOf(url).resource('10.5072/abc')).rejects.toMatchObject({ code: 'not-offered' })
  })

  it('the client accepts CRLF, LF and an empty last line in a list of files', async () => {
    const { url, headers } = await serve(response =>
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('https://a/1\r\nhttps://a/2\n\n'),
    )
    expect(await clientOf(url).filelist(id)).toEqual(['https://a/1', 'https://a/2'])
    expect(headers[0]?.accept).toBe('text/plain, */*;q=0.1')
  })
})

const good = send(page(null, 'a'))
const cut: Answering = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"count":4,')
  setTimeout(() => response.destroy(), 10)
}
const silence: Answering = () => {}
const drip: Answering = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

describe('what may pass', () => {
  it.each([
    ['status 429', status(429, { 'retry-after': '0' }), 'rate-limited'],
    ['status 503', send({ detail: 'The service is not available at the moment.' }, 503), 'server'],
    ['status 500', status(500), 'server'],
    ['a truncated body', cut, 'network'],
  ] as const)('the client repeats a request after a temporary failure: %s', (_, bad, code) =>
    expectAskedAgain(bad, code),
  )

  it.each([
    ['a server that sends nothing', silence],
    ['a server that sends its response too slowly', drip],
  ])('the client repeats a request after a timeout caused by %s', (_, bad) =>
    withPatience(300, limit => expectAskedAgain(bad, 'timeout', limit)),
  )

  async function expectAskedAgain(bad: Answering, code: string, timeout = 60_000): Promise<void> {
    const { url, asked } = await serve(inTurn(bad, good))
    expect(await read(url, { timeout })).toEqual({ names: ['a'] })
    expect(asked).toHaveLength(2)
    const always = await serve(bad)
    const { error } = await read(always.url, { retries: 1, timeout })
    expect(error).toMatchObject({ code, isTransient: true, url: `${always.url}/api/v1/datasets/` })
    expect(always.asked).toHaveLength(2)
  }

  it('the client waits after a temporary failure for as long as the service requests', async () => {
    const { url } = await serve(inTurn(send({ detail: 'Request was throttled.' }, 429, { 'retry-after': '1' }), good))
    const started = performance.now()
    expect(await read(url)).toEqual({ names: ['a'] })
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  it('the client reports an error instead of waiting longer than allowed after a temporary failure', async () => {
    const { url, asked } = await serve(send({ detail: 'Request was throttled.' }, 429, { 'retry-after': '3600' }))
    const { error } = await read(url)
    expect(error).toMatchObject({ code: 'rate-limited', status: 429, retryAfter: 3600, isTransient: true })
    expect(error?.detail).toBe('Request was throttled.')
    expect(asked).toHaveLength(1)
  })

  it('the client repeats a request that fails temporarily in the middle of a listing', async () => {
    const { url, asked } = await serve(inTurn(send(page('?page=2', 'a')), status(503), good))
    expect(await read(url)).toEqual({ names: ['a', 'a'] })
    expect(asked.map(line => line.includes('page=2'))).toEqual([false, true, true])
  })

  it('the client treats an unreachable server as a temporary failure', async () => {
    const { error } = await read(await deadEnd(), { retries: 0 })
    expect(error).toMatchObject({ code: 'network', isTransient: true })
  })
})

describe('a caller', () => {
  it('the client identifies itself to the service', async () => {
    const { url, headers } = await serve(good)
    await read(url, { contact: 'data@example.org', userAgent: 'my-pipeline/1.2' })
    expect(headers[0]?.['user-agent']).toMatch(/^my-pipeline\/1\.2 \(.*mailto:data@example\.org\)$/)
    expect(headers[0]?.accept).toBe('application/json')
  })

  it('a caller may cancel all calls, including queued ones', async () => {
    const { url, asked } = await serve(silence)
    const controller = new AbortController()
    const { dataset } = clientOf(url, { signal: controller.signal, concurrency: 2, timeout: 60_000 })
    const calls = Array.from({ length: 5 }, () => dataset(id).catch((error: unknown) => error))
    while (asked.length < 2) await sleep(5)
    await sleep(50)
    expect(asked).toHaveLength(2)
    controller.abort()
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: 'aborted', isTransient: false })
    expect(asked).toHaveLength(2)
  })

  it('a caller may cancel one call', async () => {
    const { url } = await serve(silence)
    const client = clientOf(url, { timeout: 60_000 })
    const one = { signal: AbortSignal.timeout(50) }
    await expect(client.dataset(id, one)).rejects.toMatchObject({ code: 'aborted' })
    await expect(client.datasets({}, one).count()).rejects.toMatchObject({ code: 'aborted' })
    await expect(client.resolver()('10.5072/x', AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
  })

  it('the client makes at most the allowed number of concurrent requests', async () => {
    let [running, most] = [0, 0]
    const { url, asked } = await serve((response, before, request) => {
      most = Math.max(most, ++running)
      setTimeout(() => {
        running--
        send({ id, name: request.url })(response, before, request)
      }, 10)
    })
    const { file } = clientOf(url, { concurrency: 3 })
    await Promise.all(Array.from({ length: 20 }, () => file(id)))
    expect([asked.length, most]).toEqual([20, 3])
  })
})
