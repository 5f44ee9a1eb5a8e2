import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve as serveHono } from '@hono/node-server'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalog } from '../../src/catalog/index.ts'
import { createHandler, createService, type ServiceOptions } from '../../src/http/index.ts'
import { toNodeHandler } from '../../src/http/node.ts'
import { exampleCatalog, settings } from './example-catalog.ts'

interface Mounted {
  port: number
  close(): Promise<unknown>
}

/** A way to mount the service below a prefix. The prefix is empty or starts with a slash. */
type Mount = (options: ServiceOptions, prefix: string) => Promise<Mounted>

const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port

const listening = (server: Server): Promise<Mounted> =>
  new Promise(resolve => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: portOf(server), close: () => new Promise(done => server.close(done)) }),
    )
  })

const mounts: Record<string, Mount> = {
  'node:http': async options => listening(createServer(toNodeHandler(createService(options)))),

  async Express(options, prefix) {
    const app = express()
    app.use(prefix || '/', toNodeHandler(createService(options)))
    return listening(createServer(app))
  },

  async Fastify(options, prefix) {
    const app = fastify()
    const handle = toNodeHandler(createService(options))
    app.all(`${prefix}/*`, (request, reply) => {
      reply.hijack()
      handle(request.raw, reply.raw)
    })
    await app.listen({ port: 0 })
    return { port: portOf(app.server), close: () => app.close() }
  },

  async Hono(options, prefix) {
    const app = new Hono()
    app.mount(prefix || '/', createHandler(options))
    const server = await new Promise<Server>(resolve => {
      const served = serveHono({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(served as Server))
    })
    return { port: portOf(server), close: () => new Promise(done => server.close(done)) }
  },
}

let catalog: Catalog
beforeAll(async () => {
  catalog = await exampleCatalog()
})

const cases = Object.entries(mounts).flatMap(([name, mount]) =>
  ['', '/data/v2'].map(prefix => ({ name, mount, prefix })),
)

describe.each(cases)('in $name below "$prefix"', ({ mount, prefix }) => {
  const baseUrl = `https://data.example.org${prefix}`
  let mounted: Mounted
  beforeAll(async () => {
    mounted = await mount({ ...settings, baseUrl, catalog }, prefix)
  })
  afterAll(() => mounted.close())

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${mounted.port}${prefix}${path}`, { redirect: 'manual', ...init })

  it('a mounted service lists records with a working link to the next page', async () => {
    const page = await (await get('/api/v1/resources/?page_size=1')).json()
    expect(page.count).toBeGreaterThan(1)
    expect(page.next).toBe(`${baseUrl}/api/v1/resources/?page=2&page_size=1`)
    const next = await (await get(page.next.slice(baseUrl.length))).json()
    expect(next.results[0].id).not.toBe(page.results[0].id)
  })

  it('a mounted service responds to GET, HEAD and conditional requests for a record', async () => {
    const { results } = await (await get('/api/v1/datasets/?page_size=1')).json()
    const path = `/api/v1/datasets/${results[0].id}/`
    const whole = await get(path)
    const text = await whole.text()
    expect(JSON.parse(text)).toMatchObject({ id: results[0].id, url: baseUrl + path })
    expect(whole.headers.get('content-type')).toBe('application/json')
    expect(whole.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    const tag = whole.headers.get('etag') ?? ''
    const known = await get(path, { headers: { 'If-None-Match': tag } })
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag])
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  })

  it('a mounted service responds in JSON to a request for a missing record and to a disallowed method', async () => {
    const missing = await get('/api/v1/datasets/00000000-0000-4000-8000-000000000000/')
    expect([missing.status, await missing.json()]).toEqual([404, { detail: 'No Dataset matches the given query.' }])
    const post = await get('/api/v1/datasets/', { method: 'POST', body: '{}' })
    expect([post.status, await post.json()]).toEqual([405, { detail: 'Method "POST" not allowed.' }])
  })

  it('a mounted service redirects a path without a trailing slash', async () => {
    const { status, headers } = await get('/api/v1/datasets?page=1')
    expect([status, headers.get('location')]).toEqual([301, `${prefix}/api/v1/datasets/?page=1`])
  })
})
