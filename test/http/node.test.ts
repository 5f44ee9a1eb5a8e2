import { describe, expect, it, onTestFinished } from 'vitest'
import { createService, type Service, type ServiceRequest } from '../../src/http/index.ts'
import { type ServeOptions, serve } from '../../src/http/node.ts'
import { longTest } from '../long-test.ts'
import { withPatience } from '../patience.ts'
import { exampleCatalog, settings } from './example-catalog.ts'
import { get, wireTo } from './wire.ts'

async function serving(service?: Service, options: ServeOptions = {}) {
  const catalog = await exampleCatalog()
  const listening = await serve(() => service ?? createService({ ...settings, catalog }), { port: 0, ...options })
  onTestFinished(() => listening.close())
  return listening
}

/** Creates a service that responds to each request with its target, once the test releases the response. */
function held() {
  const waiting: (() => void)[] = []
  const seen: ServiceRequest[] = []
  const service: Service = async request => {
    seen.push(request)
    await new Promise<void>(resolve => waiting.push(resolve))
    return { status: 200, headers: [['Content-Length', String(request.target.length)]], body: request.target }
  }
  const goOn = () => waiting.shift()?.()
  const under = async (count: number) => {
    while (seen.length < count) await new Promise(resolve => setTimeout(resolve, 5))
  }
  return { service, seen, goOn, under }
}

const plain =
  (body: string): Service =>
  async () => ({
    status: 200,
    headers: [['Content-Length', String(body.length)]],
    body,
  })

describe('a server of the service', () => {
  it('the server derives its URLs from its host and port by default', async () => {
    const catalog = await exampleCatalog()
    const { termsOfUse } = settings
    const { url, close } = await serve({ catalog, termsOfUse }, { port: 0 })
    const { results } = await (await fetch(`${url}/api/v1/files/`)).json()
    expect(results[0].url).toBe(`${url}/api/v1/files/${results[0].id}/`)
    expect(results[0].file_url).toMatch(`${url}/raw/`)
    await close()
    await expect(fetch(url)).rejects.toThrow()
  })

  it('the server accepts an OAI-PMH form by POST, and returns 413 to an overlong form', async () => {
    const { url } = await serving()
    const post = (body: string) =>
      fetch(`${url}/oai`, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body })
    expect(await (await post('verb=Identify')).text()).toContain('<repositoryName>')
    const long = await post(`verb=${'x'.repeat(30_000)}`)
    expect([long.status, await long.json()]).toEqual([413, { detail: 'The body is longer than 16384 bytes.' }])
    expect((await post('verb=Identify')).status).toBe(200)
  })

  it('serve rejects if the port is in use', async () => {
    const { url } = await serving()
    await expect(serving(undefined, { port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400],
    ['a request without a Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a request with two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['headers of 20,000 characters', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL of 20,000 characters', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('the server responds with JSON to %s, and closes the connection', async (_, text, status) => {
    const { url } = await serving()
    const wire = wireTo(url)
    wire.send(text)
    const [head = '', body = ''] = (await wire.closed).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toContain(`Content-Length: ${body.length}`)
    expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/\.$/) })
  })

  it('the server responds to an HTTP/1.0 request and closes the connection', async () => {
    const { url } = await serving()
    const wire = wireTo(url)
    wire.send('GET /health HTTP/1.0\r\n\r\n')
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"status":"ok"\}$/)
  })

  it('the server accepts a complete URL as the request target', async () => {
    const { url } = await serving()
    const wire = wireTo(url)
    wire.send(get('http://data.example.org/health', 'Connection: close'))
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  it('the server responds to pipelined requests in the order received', async () => {
    const { service, seen, goOn, under } = held()
    const { url } = await serving(service)
    const wire = wireTo(url)
    wire.send(get('/1') + get('/2') + get('/3', 'Connection: close'))
    for (const count of [1, 2, 3]) {
      await under(count)
      await new Promise(resolve => setTimeout(resolve, 20))
      expect(seen).toHaveLength(count)
      goOn()
    }
    expect((await wire.closed).match(/\/\d$|\/\d(?=HTTP)/g)).toEqual(['/1', '/2', '/3'])
  })

  it('the server ignores a short request body, and closes the connection if a long body is announced', async () => {
    const { url } = await serving()
    const wire = wireTo(url)
    wire.send(`${get('/health', 'Content-Length: 5')}hello${get('/ready')}`)
    await wire.until(/ok[\s\S]*ok/)
    wire.send(get('/health', 'Content-Length: 99999999'))
    expect(await wire.closed).toMatch(/Connection: close\r\n[\s\S]*\{"status":"ok"\}$/)
  })

  it('the server sends no 100 Continue to a GET request that announces a body, and closes the connection', async () => {
    const { url } = await serving()
    const wire = wireTo(url)
    wire.send(get('/health', 'Content-Length: 5', 'Expect: 100-continue'))
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close/)
  })

  it('the server sends 100 Continue to a client that announces an OAI-PMH form, and keeps the connection open', async () => {
    const { url } = await serving()
    const wire = wireTo(url)
    const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 13', 'Expect: 100-continue']
    wire.send(get('/oai', ...form).replace('GET', 'POST'))
    await wire.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
    wire.send('verb=Identify')
    await wire.until(/<repositoryName>/)
    wire.send(get('/health'))
    await wire.until(/"ok"/)
  })

  it('the server aborts the signal of a request when the client disconnects', async () => {
    const { service, seen, under } = held()
    const { url } = await serving(service)
    const wire = wireTo(url)
    wire.send(get('/'))
    await under(1)
    const aborted = new Promise(resolve => seen[0]?.signal?.addEventListener('abort', resolve))
    expect(seen[0]?.client).toBe('127.0.0.1')
    wire.socket.destroy()
    await aborted
  })

  it('the server returns 500 if the service throws an error or sets an invalid header', async () => {
    const { url } = await serving(async ({ target }) => {
      if (target === '/throws') throw new Error('a mistake')
      return { status: 200, headers: [['X-Wrong', 'line\nbreak']] }
    })
    expect((await fetch(`${url}/throws`)).status).toBe(500)
    expect((await fetch(`${url}/header`)).status).toBe(500)
  })

  it('the server sends the text of a response in UTF-8', async () => {
    const body = 'Grüße, 世界 🌍'
    const length = String(Buffer.byteLength(body))
    const { url } = await serving(async () => ({ status: 200, headers: [['Content-Length', length]], body }))
    expect(await (await fetch(url)).text()).toBe(body)
  })
})

describe('a client that holds on', () => {
  it('the server disconnects a client that never finishes its headers, and continues to serve other clients', () =>
    withPatience(400, async headersTimeout => {
      const { url } = await serving(undefined, { headersTimeout })
      const slow = Array.from({ length: 40 }, () => wireTo(url))
      for (const { send } of slow.slice(1)) send('GET /health HTTP/1.1\r\nHost: a\r\n')
      const dripping = setInterval(() => {
        for (const { socket, send } of slow.slice(1)) if (socket.writable) send('X-A: b\r\n')
      }, 50)
      expect((await fetch(`${url}/api/v1/datasets/`)).status).toBe(200)
      const [silent, ...others] = await Promise.all(slow.map(({ closed }) => closed))
      clearInterval(dripping)
      expect(silent).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
      for (const came of others) expect(came).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"detail":"The request took too long/)
      expect((await fetch(`${url}/health`)).status).toBe(200)
    }))

  longTest('the server disconnects a client that does not read the response', () =>
    withPatience(400, async idleTimeout => {
      const [small, large] = [plain('small'), plain('x'.repeat(50_000_000))]
      const service: Service = request => (request.target === '/' ? large : small)(request)
      const { url } = await serving(service, { idleTimeout })
      const wire = wireTo(url)
      wire.socket.pause()
      const closed = new Promise(resolve => wire.socket.on('close', resolve))
      wire.send(get('/'))
      expect((await fetch(`${url}/small`)).status).toBe(200)
      // The client cannot notice the closed connection while it does not read.
      await new Promise(resolve => setTimeout(resolve, 4 * idleTimeout))
      wire.socket.resume()
      await closed
      expect(wire.socket.bytesRead).toBeLessThan(50_000_000)
    }),
  )

  it('the server disconnects a client that stays idle after a response', async () => {
    const { url } = await serving(undefined, { keepAliveTimeout: 100 })
    const wire = wireTo(url)
    wire.send(get('/health'))
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  it('the server treats a client that closes the sending side of its connection as disconnected', async () => {
    const { service, seen, under } = held()
    const { url } = await serving(service)
    const wires = Array.from({ length: 20 }, () => wireTo(url))
    for (const { send } of wires) send(get('/'))
    await under(20)
    const aborted = seen.map(({ signal }) => new Promise(resolve => signal?.addEventListener('abort', resolve)))
    for (const { socket } of wires) socket.end()
    await Promise.all([...aborted, ...wires.map(({ closed }) => closed)])
  })

  it('the server limits the number of connections', async () => {
    const { url } = await serving(undefined, { maxConnections: 2 })
    const [one, two] = [wireTo(url), wireTo(url)]
    one.send(get('/health'))
    two.send(get('/health'))
    await Promise.all([one.until(/ok/), two.until(/ok/)])
    expect(await wireTo(url).closed).toBe('')
    one.socket.destroy()
    await one.closed
    // The server may notice the closed connection later than the client.
    while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok);
  })
})

describe('closing', () => {
  it('the server finishes current responses on shutdown, and waits for nothing else', async () => {
    const { service, goOn, under } = held()
    const { url, close } = await serving(service)
    const [busy, idle, silent] = [wireTo(url), wireTo(url), wireTo(url)]
    idle.send(get('/idle'))
    await under(1)
    goOn()
    await idle.until(/\/idle$/)
    busy.send(get('/busy'))
    silent.send('GET /half')
    await under(2)
    const closed = close()
    await Promise.all([idle.closed, silent.closed])
    await expect(fetch(url)).rejects.toThrow()
    goOn()
    expect(await busy.closed).toMatch(/\/busy$/)
    await closed
    expect(close()).toBe(close())
  })

  it('a shutdown waits for responses no longer than its timeout', async () => {
    const { service, under } = held()
    const { url, close } = await serving(service, { stopTimeout: 200 })
    const wire = wireTo(url)
    wire.send(get('/'))
    await under(1)
    const start = performance.now()
    await close()
    expect(performance.now() - start).toBeLessThan(5000)
    expect(await wire.closed).toBe('')
  })
})
