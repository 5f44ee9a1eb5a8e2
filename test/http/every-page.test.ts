import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/http/routes.ts'
import { datasetWithContent, withContent } from './full-service.ts'
import { fixtures, type Served, serving } from './serving.ts'

const resource = 'c94a6d58-1f3b-4c66-b1de-52e7a8830c32'
const dataset = '18af5442-de44-4769-8663-4f210f22113e'
const file = 'c1513c52-858f-4366-83c0-32f0bd98f661'

/** An address for each route that is not below `/api/`. */
const targets: Readonly<Record<string, string>> = {
  '/': '/?query=yield',
  '/resources/': '/resources/',
  '/datasets/': '/datasets/?query=x',
  '/resources/<id>/': `/resources/${resource}/`,
  '/resources/<id>.<ending>': `/resources/${resource}.bib`,
  '/datasets/<id>/': `/datasets/${dataset}/`,
  '/files/<id>/': `/files/${file}/`,
  '/<doi>': '/10.5072/IMPACT.417302.2',
  '/embed/<doi>': '/embed/10.5072/IMPACT.417302.2',
  '/assets/<name>': '/assets/citable.css',
  '/assets/logo': '/assets/logo.svg',
  '/assets/citable-citation.js': '/assets/citable-citation.js',
  '/download/<path>/': '/download/one/set/',
  '/download/<path>.zip': '/download/one/set.zip',
  '/raw/<path>': '/raw/one/set/a.txt',
  '/openapi.json': '/openapi.json',
  '/robots.txt': '/robots.txt',
  '/sitemap.xml': '/sitemap.xml',
  '/sitemap-<collection>-<page>.xml': '/sitemap-datasets-1.xml',
  '/catalog.ttl': '/catalog.ttl',
  '/oai': '/oai?verb=Identify',
  '/health': '/health',
  '/ready': '/ready',
}

let service: Served
beforeAll(async () => {
  service = await serving([...fixtures, datasetWithContent], { ...withContent, now: () => Date.UTC(2026, 0, 1) })
})

it('every route outside /api/ has a tested URL', () => {
  const others = routes.map(({ pattern }) => pattern).filter(pattern => !pattern.startsWith('/api/'))
  expect(Object.keys(targets).sort()).toEqual(others.sort())
})

describe.each(Object.entries(targets))('%s', (pattern, target) => {
  const route = () => routes.find(one => one.pattern === pattern)
  const methods = () => (route()?.posts ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS')

  it('every response lists the allowed methods in Allow and starts Vary with Accept', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE']) {
      const { status, headers } = await service.get(target, {}, method)
      expect([method, Math.floor(status / 100)]).toEqual([
        method,
        method === 'DELETE' ? 4 : pattern === '/datasets/' && method !== 'OPTIONS' ? 3 : 2,
      ])
      expect([method, headers.get('allow')]).toEqual([method, methods()])
      expect(headers.get('vary')).toMatch(/^Accept(?:,|$)/)
    }
  })

  it('the service responds to OPTIONS with a JSON description of the route', async () => {
    const response = await service.get(target, { accept: 'text/html' }, 'OPTIONS')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ name: route()?.name, description: '', renders: route()?.types, parses: [] })
  })

  it('the service returns 405 in JSON to PUT, DELETE and PATCH, and as an HTML page to DELETE from a browser', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const asked = { accept: 'application/json' }
      const response = await service.get(target, asked, method)
      expect([response.status, response.headers.get('content-type')]).toEqual([405, 'application/json'])
      expect(await response.json()).toEqual({ detail: `Method "${method}" not allowed.` })
    }
    const page = await service.get(target, { accept: 'text/html,*/*;q=0.1' }, 'DELETE')
    expect([page.status, page.headers.get('content-type')]).toEqual([405, 'text/html; charset=utf-8'])
  })

  it('the service responds to HEAD as to GET, but without a body', async () => {
    const [get, head] = [await service.get(target), await service.get(target, {}, 'HEAD')]
    expect(await head.text()).toBe('')
    const own = ({ status, headers }: Response) => [
      status,
      ...[...headers].filter(([name]) => name !== 'etag' || pattern !== '/oai'),
    ]
    expect(own(head)).toEqual(own(get))
  })
})
