import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Catalog, memoryCatalog, sqliteCatalog } from '../../../src/catalog/index.ts'
import { createHandler } from '../../../src/http/index.ts'
import { KeptReplies } from '../../../src/http/reply/kept-replies.ts'
import { dataset, many } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { longTest } from '../../long-test.ts'
import { describeWith, testWith } from '../../missing.ts'
import { settings } from '../example-catalog.ts'

const folder = mkdtempSync(join(tmpdir(), 'citable-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

function counting(catalog: Catalog): { catalog: Catalog; listed: () => number } {
  let count = 0
  const list: Catalog['list'] = (kind, query) => {
    count++
    return catalog.list(kind, query)
  }
  return { catalog: { ...catalog, list }, listed: () => count }
}

function asking(catalog: Catalog): (target: string, headers?: Record<string, string>) => Promise<Response> {
  const handle = createHandler({ ...settings, catalog })
  return (target, headers = {}) => handle(new Request(settings.baseUrl + target, { headers }))
}

const target = '/api/v1/datasets/?model=FieldSim'
const countIn = async (response: Response): Promise<number> => (await response.json()).count
const field = (number: number) => dataset(number, { specifiers: { model: 'FieldSim' }, public: true })

describeWith(undefined, 'pages of memory', () => pages(() => memoryCatalog()))
describeWith(missingSqlite, 'pages of SQLite', () => pages(() => sqliteCatalog(openSqlite(':memory:'))))

function pages(open: () => Catalog): void {
  it('the service computes a reply only once as long as nothing changes', async () => {
    const { catalog, listed } = counting(open())
    await catalog.ingest(many(0, 30, number => dataset(number)))
    const get = asking(catalog)
    const [first, second, other] = [await get(target), await get(target), await get(`${target}&page_size=2`)]
    expect(listed()).toBe(2)
    expect([...second.headers]).toEqual([...first.headers])
    expect(first.headers.get('etag')).not.toBe(other.headers.get('etag'))
    const text = await first.text()
    expect(await second.text()).toBe(text)
    expect((await get(target, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('the service caches HTML pages, and renders them again after every ingest', async () => {
    const { catalog, listed } = counting(open())
    const get = asking(catalog)
    for (const number of [1, 2, 3]) {
      await catalog.ingest([dataset(number, { name: `Field ${number}`, public: true })])
      const before = listed()
      const text = await (await get('/')).text()
      expect(text).toContain(`Field ${number}`)
      const made = listed()
      expect(made).toBeGreaterThan(before)
      expect(await (await get('/')).text()).toBe(text)
      expect(listed()).toBe(made)
    }
  })

  it('the service caches the pages of a resource in English and German, and renders them again after every ingest', async () => {
    const catalog = open()
    let looked = 0
    const get = asking({
      ...catalog,
      get: (kind, id) => {
        looked++
        return catalog.get(kind, id)
      },
    })
    const id = '5b5a6a2e-7a0f-4a39-8f0e-2f6c4f3b9d10'
    for (const title of ['Rain', 'More rain']) {
      await catalog.ingest([{ id, doi: '10.5072/kept.1', title, datacite: null }])
      for (const address of [`/resources/${id}/`, '/10.5072/kept.1'])
        for (const language of ['en', 'de']) {
          const ask = () => get(address, { accept: 'text/html', 'accept-language': language })
          const text = await (await ask()).text()
          expect(text).toContain(` dir="auto">${title}</h1>`)
          expect(text).toContain(`<html lang="${language}"`)
          const before = looked
          expect(await (await ask()).text()).toBe(text)
          expect(looked).toBe(before)
        }
    }
    await catalog.withdraw('resource', [id], { reason: 'Wrong.' })
    expect((await get(`/resources/${id}/`, { accept: 'text/html' })).status).toBe(410)
  })

  it('the service computes replies again after every ingest', async () => {
    const { catalog, listed } = counting(open())
    const get = asking(catalog)
    for (const number of [1, 2, 3]) {
      await catalog.ingest([field(number)])
      expect([await countIn(await get(target)), await countIn(await get(target))]).toEqual([number, number])
    }
    expect(listed()).toBe(3)
  })

  it('the service does not cache error responses', async () => {
    const { catalog, listed } = counting(open())
    await catalog.ingest([field(1)])
    const get = asking(catalog)
    expect([(await get(`${target}&page=7`)).status, (await get(`${target}&page=7`)).status]).toEqual([404, 404])
    expect(listed()).toBe(2)
  })

  it('the service does not cache a response if the records changed while the response was computed', async () => {
    const real = open()
    await real.ingest([field(1)])
    let meanwhile = async (): Promise<void> => undefined
    const list: Catalog['list'] = async (kind, query) => {
      const found = await real.list(kind, query)
      await meanwhile()
      return found
    }
    const get = asking({ ...real, list })
    meanwhile = async () => {
      meanwhile = async () => undefined
      await real.ingest([field(2)])
      expect(await countIn(await get(target))).toBe(2)
    }
    expect(await countIn(await get(target))).toBe(1)
    expect(await countIn(await get(target))).toBe(2)
  })
}

longTest('the cache stores at most tens of megabytes of replies, and no large reply', async () => {
  const kept = new KeptReplies(memoryCatalog())
  let made = 0
  const ask = (target: string, length: number) =>
    kept.get(target, async () => ({ body: String(++made).padEnd(length) }))
  for (let round = 0; round < 2; round++) for (let page = 0; page < 700; page++) await ask(`/${page}`, 200_000)
  expect(made).toBe(1400)
  for (let round = 0; round < 2; round++) for (let page = 0; page < 200; page++) await ask(`/${page}`, 200_000)
  expect(made).toBeLessThanOrEqual(1600)
  const before = made
  for (let round = 0; round < 3; round++) await ask('/large', 500_000)
  expect(made).toBe(before + 3)
})

testWith(missingSqlite, 'cached lists show records that another connection ingests', async () => {
  const [here, there] = [1, 2].map(() => sqliteCatalog(openSqlite(join(folder, 'catalog.sqlite'))))
  if (here === undefined || there === undefined) throw new Error('There are no catalogs.')
  const get = asking(here)
  for (const number of [1, 2, 3]) {
    await there.ingest([field(number)])
    // Reads that follow each other closely see the same state.
    await new Promise(resolve => setTimeout(resolve, 10))
    expect([await countIn(await get(target)), await countIn(await get(target))]).toEqual([number, number])
  }
  await Promise.all([here.close(), there.close()])
})
