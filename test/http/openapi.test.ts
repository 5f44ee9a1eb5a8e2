import { beforeAll, describe, expect, it } from 'vitest'
import { filtersFor } from '../../src/catalog/filters.ts'
import { reserved } from '../../src/http/listing/parameters.ts'
import { representations } from '../../src/http/negotiation/representations.ts'
import { templateOf } from '../../src/http/openapi/write-operation.ts'
import { routes } from '../../src/http/routes.ts'
import { longTest } from '../long-test.ts'
import { datasetWithContent, withContent } from './full-service.ts'
import { checkerOf, type Document, members, objectsIn, resolve, responseOf } from './openapi.ts'
import { baseUrl, fixtures, type Served, serving } from './serving.ts'

let served: Served
let document: Document
let check: ReturnType<typeof checkerOf>
beforeAll(async () => {
  const elsewhere = { doi: '10.5072/out.1', title: 'Elsewhere', datacite: null }
  served = await serving([...fixtures, datasetWithContent, elsewhere], withContent)
  document = JSON.parse(await served.text('/openapi.json'))
  check = checkerOf(document)
})

const operations = () => Object.entries(document.paths).map(([path, { get }]) => ({ path, operation: get }))
const parametersOf = (path: string): string[] => document.paths[path]?.get.parameters.map(({ name }) => name) ?? []

describe('the description', () => {
  it('the OpenAPI description contains exactly the routes of the service', () => {
    const templates = routes.map(({ pattern }) => templateOf(pattern))
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(templates)].sort())
  })

  it('the OpenAPI description has a parameter for every filter, every specifier and every reserved parameter name', async () => {
    for (const [kind, path] of [
      ['dataset', '/api/v1/datasets/'],
      ['file', '/api/v1/files/'],
      ['resource', '/api/v1/resources/'],
    ] as const) {
      expect(parametersOf(path)).toEqual(expect.arrayContaining(filtersFor(kind).map(({ name }) => name)))
      if (kind !== 'resource')
        expect(parametersOf(path)).toEqual(expect.arrayContaining([...(await served.catalog.specifiers(kind))]))
    }
    const all = new Set(operations().flatMap(({ path }) => parametersOf(path)))
    expect([...reserved].filter(name => !all.has(name))).toEqual([])
  })

  it('the OpenAPI description uses only members of OpenAPI 3.1', () => {
    const allowed = (where: keyof typeof members, value: object): void =>
      expect(members[where]).toEqual(expect.arrayContaining(Object.keys(value)))
    allowed('document', document)
    allowed('info', document.info)
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: baseUrl }])
    expect(document.info).toMatchObject({
      title: expect.any(String),
      version: expect.any(String),
      license: { name: 'CC0-1.0' },
    })
    for (const { operation } of operations()) {
      allowed('operation', operation)
      for (const parameter of operation.parameters) allowed('parameter', parameter)
      for (const status of Object.keys(operation.responses)) {
        const response = responseOf(document, operation, Number(status.replace('XX', '99')))
        allowed('response', response ?? { missing: status })
        for (const media of Object.values(response?.content ?? {})) allowed('media', media)
      }
    }
    for (const name of Object.values(document.components).flatMap(Object.keys)) expect(name).toMatch(/^[\w.-]+$/)
  })

  it('the OpenAPI description has no dangling reference', () => {
    const references = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter(ref => !ref.startsWith('#/') || resolve(document, ref) === undefined)).toEqual([])
  })

  it('every OpenAPI operation has a unique id, declares its path parameters and declares no parameter twice', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const { path, operation } of operations()) {
      expect(operation.tags.filter(tag => !tags.has(tag))).toEqual([])
      const names = operation.parameters.map(parameter => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size).toBe(names.length)
      const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{[^}]*\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
  })

  it('links between OpenAPI operations name existing operations and an id in the response', () => {
    const ids = new Set(operations().map(({ operation }) => operation.operationId))
    const links = operations().flatMap(({ operation }) =>
      Object.values(responseOf(document, operation, 200)?.links ?? {}),
    )
    expect(links.length).toBeGreaterThan(10)
    for (const { operationId, parameters } of links) {
      expect(ids).toContain(operationId)
      expect(parameters).toEqual({ id: expect.stringMatching(/^\$response\.body#\/(?:\w+\/0\/)?id$/) })
    }
  })

  it('the OpenAPI description lists POST only for /oai, with a form as the request body', () => {
    const posting = Object.entries(document.paths).filter(([, { post }]) => post !== undefined)
    expect(posting.map(([path]) => path)).toEqual(['/oai'])
    expect(posting[0]?.[1].post).toMatchObject({
      requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { required: ['verb'] } } } },
      responses: { 413: {}, 415: {} },
    })
    expect(document.components.headers.Allow?.description).toContain('`POST` for `/oai`')
  })

  it('the OpenAPI description uses only patterns that work with and without the regular expression flag u', () => {
    const patterns = [...objectsIn(document)].flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
    expect(patterns.length).toBeGreaterThan(10)
    for (const pattern of patterns)
      for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags)).not.toThrow()
    const year = patterns.find(pattern => pattern.includes('{4}') && pattern.includes('x7f')) ?? ''
    for (const flags of ['', 'u']) {
      const test = new RegExp(year, flags)
      expect(['2024', '२०२४', '𝟐𝟎𝟐𝟒', '20', 'year'].map(text => test.test(text))).toEqual([
        true,
        true,
        true,
        false,
        false,
      ])
    }
  })

  it('the locale pattern in the OpenAPI description accepts the same locales as the service', async () => {
    const path = '/api/v1/resources/{id}/'
    const { pattern } = document.paths[path]?.get.parameters.find(({ name }) => name === 'locale')?.schema ?? {}
    const id = (await served.catalog.list('resource', { limit: 1 })).records[0]?.id ?? ''
    for (const locale of ['de-DE', 'en_GB', '', 'x', ';', 'de-', 'français']) {
      const target = `${path.replace('{id}', id)}?format=txt&locale=${encodeURIComponent(locale)}`
      const { status } = await served.get(target)
      expect(new RegExp(String(pattern)).test(locale), locale).toBe(status === 200)
    }
  })

  it('the OpenAPI description lists values of the parameter format, and requires no member that may be missing', () => {
    const format = document.paths['/api/v1/resources/{id}/']?.get.parameters.find(({ name }) => name === 'format')
    expect(format?.schema).toMatchObject({ enum: expect.arrayContaining(['json', 'bibtex', 'bib', 'ro-crate']) })
    for (const name of ['Dataset', 'FileDetail', 'Resource'])
      expect(document.components.schemas[name]?.required).toBeUndefined()
  })

  it('the OpenAPI description has valid schemas, and examples that match them', () => {
    for (const schema of Object.values(document.components.schemas)) expect(() => check(schema, null)).not.toThrow()
    const wrong: string[] = []
    let tried = 0
    for (const { path, operation } of operations()) {
      const { content = {} } = responseOf(document, operation, 200) ?? {}
      for (const { schema, example } of [...operation.parameters, ...Object.values(content)]) {
        if (example === undefined) continue
        tried++
        const fault = check(schema, example)
        if (fault !== '') wrong.push(`${path}: ${fault}`)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(20)
  })
})

describe('real answers', () => {
  async function faultsOf(path: string, target: string, headers?: Record<string, string>): Promise<string[]> {
    const operation = document.paths[path]?.get
    const response = await served.get(target, headers)
    const told = operation && responseOf(document, operation, response.status)
    if (told === undefined) return [`${target}: ${response.status} is not described`]
    // A streamed response has no validator, since its content is unknown when the headers are sent.
    const isStreamed = /[?&]format=ndjson\b/.test(target)
    const missing = Object.keys(told.headers).filter(
      name => name !== 'Retry-After' && !(isStreamed && name === 'ETag') && !response.headers.has(name),
    )
    const faults = missing.map(name => `${target}: has no ${name}`)
    const type = (response.headers.get('content-type') ?? '').replace(/;.*$/, '')
    const text = await response.text()
    if (told.content === undefined) return text === '' ? faults : [...faults, `${target}: has content`]
    const media = told.content[type]
    if (media === undefined) return [...faults, `${target}: ${type} is not described`]
    const fault = check(media.schema, /[/+]json$/.test(type) ? JSON.parse(text) : text)
    return fault === '' ? faults : [...faults, `${target}: ${fault}`]
  }

  it('real responses to valid requests match the OpenAPI description', async () => {
    const { catalog } = served
    const targets: [path: string, target: string][] = []
    for (const kind of ['dataset', 'file', 'resource'] as const) {
      const { records } = await catalog.list(kind, { limit: 100, all: true })
      targets.push(...records.map(({ id }): [string, string] => [`/api/v1/${kind}s/{id}/`, `/api/v1/${kind}s/${id}/`]))
      const first = records[0]?.id
      const [specifier = 'none'] = await catalog.specifiers(kind)
      targets.push(
        [`/api/v1/${kind}s/{id}/history/`, `/api/v1/${kind}s/${first}/history/`],
        [`/api/v1/${kind}s/histogram/{identifier}/`, `/api/v1/${kind}s/histogram/${specifier}/`],
      )
      if (kind === 'file') targets.push(['/files/{id}/', `/files/${first}/`])
      if (kind === 'dataset')
        targets.push(
          ['/api/v1/datasets/filelist/', '/api/v1/datasets/filelist/'],
          ['/api/v1/datasets/manifest/', '/api/v1/datasets/manifest/'],
          ['/api/v1/ids/', '/api/v1/ids/'],
          ...records.flatMap(({ id }): [string, string][] => [
            ['/datasets/{id}/', `/datasets/${id}/`],
            ['/datasets/{id}/', `/datasets/${id}/?format=json`],
            ['/datasets/{id}/', `/datasets/${id}/?format=schema-org`],
            ['/api/v1/datasets/{id}/linkset', `/api/v1/datasets/${id}/linkset`],
          ]),
          ['/api/v1/datasets/{id}/filelist/', `/api/v1/datasets/${first}/filelist/`],
          ['/api/v1/datasets/{id}/manifest/', `/api/v1/datasets/${first}/manifest/`],
        )
      if (kind === 'resource')
        targets.push(
          ...records.flatMap(({ id }) =>
            ['datasets', 'files', 'filelist', 'manifest'].map((list): [string, string] => [
              `/api/v1/resources/{id}/${list}/`,
              `/api/v1/resources/${id}/${list}/`,
            ]),
          ),
          ...records.map(({ id }): [string, string] => [
            '/api/v1/resources/{id}/versions/',
            `/api/v1/resources/${id}/versions/`,
          ]),
          ...records.map(({ id }): [string, string] => [
            '/api/v1/resources/{id}/linkset',
            `/api/v1/resources/${id}/linkset`,
          ]),
          ...representations.flatMap(({ id, ending }): [string, string][] => [
            ['/api/v1/resources/{id}/', `/api/v1/resources/${records.at(-1)?.id}/?format=${id}`],
            ['/api/v1/resources/{id}/', `/api/v1/resources/${first}/?format=${id}`],
            ['/resources/{id}/', `/resources/${records.at(-1)?.id}/?format=${id}`],
            ['/{doi}', `/${(records.at(-1) as { doi?: string }).doi}?format=${id}`],
            ['/api/v1/resources/{id}.{ending}', `/api/v1/resources/${records.at(-1)?.id}.${ending}`],
            ['/resources/{id}.{ending}', `/resources/${records.at(-1)?.id}.${ending}`],
          ]),
        )
    }
    for (const name of ['datasets', 'resources'] as const)
      targets.push(['/sitemap-{collection}-{page}.xml', `/sitemap-${name}-1.xml`])
    targets.push(
      ['/download/{path}/', `/download/${datasetWithContent.path}/`],
      ['/download/{path}.zip', `/download/${datasetWithContent.path}.zip`],
      ['/raw/{path}', `/raw/${datasetWithContent.files[0]?.path}`],
      ['/embed/{doi}', '/embed/10.5072/IMPACT.417302.2'],
      ['/assets/{name}', '/assets/citable.css'],
      ...Object.keys(document.paths).flatMap((path): [string, string][] => (path.includes('{') ? [] : [[path, path]])),
    )
    const faults = await Promise.all(targets.map(([path, target]) => faultsOf(path, target)))
    expect(faults.flat()).toEqual([])
    expect([...new Set(targets.map(([path]) => path))].sort()).toEqual(Object.keys(document.paths).sort())
  })

  longTest('real responses to every single parameter of a listing match the description', async () => {
    const asked: [string, string][] = []
    for (const path of ['/api/v1/datasets/', '/api/v1/files/', '/api/v1/resources/'])
      for (const { name, example } of document.paths[path]?.get.parameters ?? []) {
        for (const value of [example ?? 'x', 'true', ''])
          asked.push([path, `${path}?${new URLSearchParams({ [name]: String(value) })}`])
      }
    const faults = await Promise.all(asked.map(([path, target]) => faultsOf(path, target)))
    expect(faults.flat()).toEqual([])
    expect(asked.length).toBeGreaterThan(80)
  })

  it.each([
    ['/api/v1/datasets/', '/api/v1/datasets/?page=99'],
    ['/api/v1/datasets/', '/api/v1/datasets/?cursor=x'],
    ['/api/v1/datasets/', '/api/v1/datasets/?nothing=1&strict=true'],
    ['/api/v1/files/', '/api/v1/files/?after=x'],
    ['/api/v1/resources/{id}/', '/api/v1/resources/x/'],
    ['/api/v1/resources/{id}/versions/', '/api/v1/resources/00000000-0000-4000-8000-000000000000/versions/'],
    ['/catalog.ttl', '/catalog.ttl?resources=x'],
    ['/api/v1/', `/api/v1/?${'&'.repeat(8000)}`],
  ])('real responses of %s to wrong requests match the OpenAPI description (%#)', async (path, target) => {
    expect(await faultsOf(path, target)).toEqual([])
    expect(await faultsOf(path, target, { Accept: 'application/problem+json' })).toEqual([])
  })

  it.each([
    ['/resources/{id}/', '/resources/x/'],
    ['/datasets/{id}/', '/datasets/00000000-0000-4000-8000-000000000000/'],
    ['/{doi}', '/10.5072/nothing'],
    ['/download/{path}/', '/download/nothing/'],
    ['/', '/?strict=banana'],
  ])('real responses of %s to a wrong request by a browser match the OpenAPI description', async (path, target) => {
    const response = await served.get(target, { Accept: 'text/html' })
    expect([target, response.headers.get('content-type')]).toEqual([target, expect.stringContaining('text/html')])
    expect(await faultsOf(path, target, { Accept: 'text/html' })).toEqual([])
  })

  it('real responses about a withdrawn record match the OpenAPI description', async () => {
    const service = await serving()
    const [record] = (await service.catalog.list('resource', { limit: 1 })).records
    await service.catalog.withdraw('resource', [record?.id ?? ''], { reason: 'Wrong.' })
    const response = await service.get(`/api/v1/resources/${record?.id}/`)
    const told = responseOf(document, document.paths['/api/v1/resources/{id}/']?.get as never, response.status)
    expect([response.status, check(told?.content?.['application/json']?.schema ?? {}, await response.json())]).toEqual([
      410,
      '',
    ])
  })

  it('real responses with status 304 or 406 match the OpenAPI description', async () => {
    expect(await faultsOf('/api/v1/datasets/', '/api/v1/datasets/', { Accept: 'image/png' })).toEqual([])
    const etag = (await served.get('/api/v1/datasets/')).headers.get('etag') ?? ''
    expect(await faultsOf('/api/v1/datasets/', '/api/v1/datasets/', { 'If-None-Match': etag })).toEqual([])
  })
})

it('the OpenAPI description has the title, contact and limits of the service', async () => {
  const about = { title: 'Basins', contact: 'data@basins.example.org', licence: 'https://basins.example.org/terms' }
  const { text } = await serving([], { about, limits: { pageSize: 50 } })
  const described: Document = JSON.parse(await text('/openapi.json'))
  expect(described.info).toMatchObject({
    title: 'Basins',
    contact: { email: about.contact },
    license: { name: about.licence, url: about.licence },
  })
  const size = described.paths['/api/v1/files/']?.get.parameters.find(({ name }) => name === 'page_size')
  expect(size?.schema).toMatchObject({ maximum: 50, default: 20 })
})
