import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Served } from './serving.ts'
import { fixtures, serving } from './serving.ts'

const first = new Date('2026-01-02T03:04:05Z')
const later = new Date('2026-02-03T04:05:06Z')
const served = (): Promise<Served> => serving(fixtures, {}, { now: () => first.getTime() })
const idOf = async ({ catalog }: Served, kind: 'dataset' | 'file' | 'resource'): Promise<string> =>
  (await catalog.list(kind, { limit: 1 })).records[0]?.id ?? ''

async function targetsOf(service: Served): Promise<string[]> {
  const [dataset, file, resource] = await Promise.all(
    (['dataset', 'file', 'resource'] as const).map(kind => idOf(service, kind)),
  )
  return [
    '/api/v1/datasets/',
    '/api/v1/datasets/?query=zzz',
    '/api/v1/files/?page_size=3',
    '/api/v1/resources/?cursor=*',
    `/api/v1/datasets/${dataset}/`,
    `/api/v1/datasets/${dataset}/?fields=id`,
    `/api/v1/datasets/${dataset}/filelist/`,
    `/api/v1/files/${file}/`,
    `/api/v1/resources/${resource}/`,
  ]
}

describe('Last-Modified', () => {
  it('the service sends the time of the last change of a record or list, and returns 304 to a client with the current version', async () => {
    const service = await served()
    for (const target of await targetsOf(service)) {
      const response = await service.get(target)
      expect([target, response.headers.get('last-modified')]).toEqual([target, first.toUTCString()])
      for (const method of ['GET', 'HEAD'])
        expect((await service.get(target, { 'If-Modified-Since': first.toUTCString() }, method)).status, target).toBe(
          304,
        )
      const before = new Date(first.getTime() - 1000).toUTCString()
      expect((await service.get(target, { 'If-Modified-Since': before })).status, target).toBe(200)
    }
  })

  it('Last-Modified advances for a list after a withdrawal and for a record after its restoration, but not for other records', async () => {
    const service = await served()
    const [gone, kept] = (await service.catalog.list('dataset', { limit: 2 })).records.map(({ id }) => id)
    await service.catalog.withdraw('dataset', [gone ?? ''], { reason: 'Wrong.' }, { now: () => later.getTime() })
    const since = { 'If-Modified-Since': first.toUTCString() }
    const list = await service.get('/api/v1/datasets/', since)
    expect([list.status, list.headers.get('last-modified')]).toEqual([200, later.toUTCString()])
    expect((await service.get(`/api/v1/datasets/${kept}/`, since)).status).toBe(304)
    expect((await service.get('/api/v1/resources/', since)).status).toBe(304)
    await service.catalog.restore('dataset', [gone ?? ''], { now: () => later.getTime() + 60_000 })
    expect((await service.get(`/api/v1/datasets/${gone}/`, since)).headers.get('last-modified')).toBe(
      new Date(later.getTime() + 60_000).toUTCString(),
    )
  })

  it('the service omits Last-Modified for a list within a second of its last change, because another change may follow', async () => {
    const service = await serving(fixtures, {}, { now: () => Date.now() + 60_000 })
    const response = await service.get('/api/v1/datasets/')
    expect([response.status, response.headers.get('last-modified')]).toEqual([200, null])
    expect((await (await serving([])).get('/api/v1/datasets/')).headers.get('last-modified')).toBeNull()
  })
})

describe('Last-Modified of a page', () => {
  afterEach(() => void vi.useRealTimers())

  const at = (time: Date): void => void vi.useFakeTimers({ toFake: ['Date'], now: time })

  async function pagesOf(service: Served): Promise<string[]> {
    const [dataset, file, resource] = await Promise.all(
      (['dataset', 'file', 'resource'] as const).map(kind => idOf(service, kind)),
    )
    const { doi } = (await service.catalog.get('resource', resource ?? '')) ?? {}
    return [
      '/',
      '/?query=crops',
      '/resources/',
      `/datasets/${dataset}/`,
      `/files/${file}/`,
      `/resources/${resource}/`,
      `/${doi}`,
    ]
  }

  it('Last-Modified of a page is the time of the service start or of the last change of any record, whichever is later', async () => {
    at(later)
    const service = await served()
    at(new Date(later.getTime() + 5000))
    const html = { Accept: 'text/html' }
    const targets = await pagesOf(service)
    const askSince = (target: string, time: Date, method = 'GET') =>
      service.get(target, { ...html, 'If-Modified-Since': time.toUTCString() }, method)
    for (const target of targets) {
      expect((await service.get(target, html)).headers.get('last-modified'), target).toBe(later.toUTCString())
      for (const method of ['GET', 'HEAD']) expect((await askSince(target, later, method)).status, target).toBe(304)
      expect((await askSince(target, first)).status, target).toBe(200)
    }
    const [, other] = (await service.catalog.list('dataset', { limit: 2 })).records
    const change = new Date(later.getTime() + 10_000)
    await service.catalog.withdraw('dataset', [other?.id ?? ''], { reason: 'Wrong.' }, { now: () => change.getTime() })
    at(new Date(change.getTime() + 5000))
    for (const target of targets) {
      const response = await askSince(target, later)
      expect([target, response.status, response.headers.get('last-modified')]).toEqual([
        target,
        200,
        change.toUTCString(),
      ])
    }
  })

  it('metadata requested at the URL of a page have the Last-Modified of the record', async () => {
    at(later)
    const service = await served()
    at(new Date(later.getTime() + 5000))
    const [, , , , , , doi = ''] = await pagesOf(service)
    const response = await service.get(doi, { Accept: 'application/x-bibtex' })
    expect(response.headers.get('last-modified')).toBe(first.toUTCString())
  })

  it('the service omits Last-Modified for a page in the second in which the service starts', async () => {
    const service = await served()
    expect((await service.get('/', { Accept: 'text/html' })).headers.get('last-modified')).toBeNull()
  })
})
