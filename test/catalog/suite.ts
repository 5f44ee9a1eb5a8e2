import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { matcherOf } from '../../src/catalog/filter/matches.ts'
import {
  type Catalog,
  CatalogError,
  type ChangedListing,
  type ChangedQuery,
  CursorError,
  type Filters,
  type Kind,
  type Listing,
  type Stored,
} from '../../src/catalog/index.ts'
import { compareKeys, sortKeyOf } from '../../src/catalog/sort-key.ts'
import { changingSuite } from './changing-suite.ts'
import { landingPageSuite } from './landing-page-suite.ts'
import { mergedSuite } from './merged-suite.ts'
import { dataset, file, fileAlone, fixtures, type Given, many, metadata, uuid } from './records.ts'
import { searchSuite } from './search-suite.ts'
import { unknownSuite } from './unknown-suite.ts'
import { withdrawalSuite } from './withdrawal-suite.ts'

/**
 * Tests the requirements on every catalog.
 * @param open Returns a new, empty catalog.
 */
export function catalogSuite(name: string, open: () => Promise<Catalog>): void {
  let catalog: Catalog
  const fresh = (): void => {
    beforeEach(async () => {
      catalog = await open()
    })
    afterEach(() => catalog.close())
  }

  const paths = async (query: Filters, kind: 'dataset' | 'file' = 'dataset') =>
    (await catalog.list(kind, { limit: 1000, ...query })).records.map(({ path }) => path)

  async function everything<K extends Kind>(kind: K, filters: Filters = {}) {
    const records: Stored[K][] = []
    for await (const record of catalog.iterate(kind, filters)) records.push(record)
    return records
  }

  describe(`${name}: records`, () => {
    fresh()

    test('is empty at first, and answers', async () => {
      await catalog.ready()
      expect(await catalog.list('dataset', { limit: 5, count: true })).toEqual({ records: [], count: 0 })
      expect(await catalog.list('resource', { limit: 5, cursor: '*' })).toEqual({ records: [] })
      expect(await everything('file')).toEqual([])
      expect(await catalog.facets('dataset')).toEqual({})
      expect(await catalog.specifiers('file')).toEqual(new Set())
      expect(await catalog.get('resource', uuid(1))).toBeUndefined()
      expect(await catalog.byDoi('10.5072/none')).toBeUndefined()
    })

    test('returns a fixture unchanged by its id', async () => {
      const resources = fixtures('resource')
      await catalog.ingest([...resources, ...fixtures('dataset')])
      for (const given of resources) expect(await catalog.get('resource', String(given.id))).toEqual(given)
      for (const given of fixtures('dataset')) expect(await catalog.get('dataset', String(given.id))).toEqual(given)
      expect(await catalog.get('dataset', String(resources[0]?.id))).toBeUndefined()
    })

    test('serves the JSON of a resource with its hash', async () => {
      await catalog.ingest(fixtures('resource'))
      const [given] = fixtures('resource')
      const served = await catalog.served(String(given?.id))
      expect(served?.json).toBe(JSON.stringify(await catalog.get('resource', String(given?.id))))
      expect(served?.hash).toBe(
        createHash('sha256')
          .update(served?.json ?? '')
          .digest('base64url'),
      )
      expect(await catalog.served(uuid(1))).toBeUndefined()
      expect(await catalog.served('')).toBeUndefined()
    })

    test('finds a resource by its DOI in any case', async () => {
      await catalog.ingest(fixtures('resource'))
      expect((await catalog.byDoi('10.5072/impact.417302.1'))?.version).toBe('1.1')
      expect((await catalog.byDoi('10.5072/IMPACT.417302'))?.version).toBe('1.0')
      expect(await catalog.byDoi('10.5072/impact.417302.9')).toBeUndefined()
    })

    test('lets a DOI lead to another resource when it moves', async () => {
      const [given] = fixtures('resource')
      await catalog.ingest([given])
      const datacite = {
        ...(given?.datacite as Given),
        identifiers: [{ identifier: '10.5072/moved', identifierType: 'DOI' }],
      }
      await catalog.ingest([{ ...given, doi: '10.5072/moved', datacite }])
      expect(await catalog.byDoi('10.5072/impact.417302')).toBeUndefined()
      expect((await catalog.byDoi('10.5072/MOVED'))?.id).toBe(given?.id)
    })

    test('makes resources from DataCite metadata', async () => {
      const report = await catalog.ingest([metadata(1), { data: { attributes: metadata(2) } }, metadata(3)])
      expect(report.refused).toEqual([])
      expect((await catalog.byDoi('10.5072/round.2'))?.citation).toContain('Soil moisture of basin 2')
    })
  })

  describe(`${name}: files`, () => {
    fresh()

    test('exist as records if a dataset lists them', async () => {
      await catalog.ingest([dataset(1)])
      const held = await catalog.get('file', uuid(1, 5))
      expect(held).toMatchObject({ ...file(1), datasets: [uuid(1)], public: true, specifiers: { member: 'r1' } })
      expect(held?.path).toMatch(/\/file-1\.nc$/)
    })

    test.each([
      ['before', (one: unknown, two: unknown) => [two, one]],
      ['after', (one: unknown, two: unknown) => [one, two]],
    ])('keep their own members %s the dataset comes', async (_, order) => {
      for (const record of order(dataset(1), fileAlone(1))) await catalog.ingest([record])
      expect(await catalog.get('file', uuid(1, 5))).toMatchObject({
        path: 'Round/OutputData/alone/1.nc',
        specifiers: { start_year: 1901 },
        datasets: [uuid(1)],
      })
    })

    test.each([
      ['before', (one: unknown, two: unknown) => [two, one]],
      ['after', (one: unknown, two: unknown) => [one, two]],
    ])('are public if one of their datasets is, unless they say otherwise, %s it comes', async (_, order) => {
      const isPublic = async (): Promise<boolean | undefined> => (await catalog.get('file', uuid(1, 5)))?.public
      for (const record of order(dataset(1, { public: false }), fileAlone(1))) await catalog.ingest([record])
      expect(await isPublic()).toBe(false)
      expect(await paths({ dataset: [uuid(1)] }, 'file')).toEqual([])
      await catalog.ingest([dataset(4, { files: [file(1)] })])
      expect(await isPublic()).toBe(true)
      await catalog.ingest([dataset(4, { files: [] })])
      expect(await isPublic()).toBe(false)
      await catalog.ingest([fileAlone(1, { public: true })])
      expect(await isPublic()).toBe(true)
      await catalog.ingest([dataset(1, { public: true }), fileAlone(1, { public: false })])
      expect(await isPublic()).toBe(false)
    })

    test('follow their dataset: its updates, whether it is public, and when it leaves them out', async () => {
      await catalog.ingest([dataset(1, { files: [file(1), file(2)] }), dataset(4, { files: [file(2)] })])
      expect((await catalog.get('file', uuid(2, 5)))?.datasets).toEqual([uuid(1), uuid(4)].sort())
      await catalog.ingest([dataset(1, { files: [file(1, { size: 9 })], public: false })])
      expect(await catalog.get('file', uuid(1, 5))).toMatchObject({ size: 9, public: false })
      expect((await catalog.get('file', uuid(2, 5)))?.datasets).toEqual([uuid(4)])
      expect(await paths({ dataset: [uuid(1)] }, 'file')).toEqual([])
      expect(await paths({ dataset: [uuid(1)], all: true }, 'file')).toHaveLength(1)
    })
  })

  describe(`${name}: listings`, () => {
    beforeAll(async () => {
      catalog = await open()
      await catalog.ingest([...many(0, 240, number => dataset(number)), ...many(300, 340, number => fileAlone(number))])
      await catalog.ingest(many(0, 30, number => metadata(number)))
      await catalog.ingest(fixtures('resource'))
    })
    afterAll(() => catalog.close())

    test('are in order, and hide what is not public', async () => {
      const shown = await everything('dataset')
      expect(shown).toHaveLength(many(0, 240, number => number % 7 !== 3).filter(Boolean).length)
      expect(await everything('dataset', { all: true })).toHaveLength(240)
      for (const kind of ['dataset', 'file', 'resource'] as const) {
        const keys = (await everything(kind)).map(record => sortKeyOf(kind, record))
        expect(keys.length).toBeGreaterThan(30)
        expect(keys).toEqual([...keys].sort(compareKeys))
      }
    })

    const [id, hiddenId] = [uuid(25), uuid(3)]
    const path = 'Round/OutputData/FieldSim/historical/fieldsim_yield-mai_0'
    const queries: [string, Filters, number | undefined][] = [
      ['id', { id: [id, hiddenId, 'no id', uuid(9999)] }, 1],
      ['id and all', { id: [id, hiddenId], all: true }, 2],
      ['no id', { id: [] }, 0],
      ['name', { name: ['fieldsim_yield-mai_0', 'none'] }, undefined],
      ['path', { path: ['Round/OutputData/Gr'] }, undefined],
      ['paths', { path: ['Round/OutputData/AgroPlot/ssp1', 'Round/OutputData/F'] }, undefined],
      ['whole path', { path: [path] }, undefined],
      ['path of nothing', { path: ['round'] }, 0],
      ['empty path', { path: [''] }, undefined],
      ['tree', { tree: ['Round/OutputData/FieldSim', 'Round/Out'] }, undefined],
      ['tree that is a path', { tree: [path] }, undefined],
      ['tree with a slash', { tree: ['Round/'] }, 0],
      [
        'path and tree',
        { tree: ['Round/OutputData/FieldSim'], path: ['Round/OutputData/FieldSim/h', 'Round/Z'] },
        undefined,
      ],
      ['path and another tree', { tree: ['Round/OutputData/FieldSim'], path: ['Round/OutputData/A'] }, 0],
      ['version', { version: ['20100101', '20110201'] }, undefined],
      ['after', { after: '20200201' }, undefined],
      ['before', { before: '20120301' }, undefined],
      ['after and before', { after: '20120301', before: '20120301' }, undefined],
      ['after later than before', { after: '20120301', before: '20110301' }, 0],
      ['specifier', { specifiers: new Map([['model', ['FieldSim']]]) }, undefined],
      ['specifier or', { specifiers: new Map([['model', ['FieldSim', 'crop_model', 'none']]]) }, undefined],
      ['specifier of no value', { specifiers: new Map([['model', []]]) }, 0],
      ['specifier of another', { specifiers: new Map([['scenario', ['FieldSim']]]) }, 0],
      ['no specifier', { specifiers: new Map([['toString', ['FieldSim']]]) }, 0],
      [
        'three specifiers',
        {
          specifiers: new Map([
            ['model', ['Grüngang']],
            ['scenario', ['ssp1']],
            ['member', ['r10', 'r11', 'r22']],
          ]),
        },
        undefined,
      ],
      ['word', { query: 'psl' }, undefined],
      ['start of a word', { query: 'GRÜNG' }, undefined],
      ['words', { query: 'fieldsim/warming_3k-yield' }, undefined],
      ['middle of a word', { query: 'ieldsim' }, 0],
      ['words of nothing', { query: 'fieldsim agroplot' }, 0],
      ['no words', { query: ' -/_ ' }, undefined],
      [
        'all together',
        {
          specifiers: new Map([['scenario', ['historical', 'ssp1']]]),
          query: 'yield',
          after: '20110101',
          tree: ['Round/OutputData'],
          version: ['20120301', '20150601', '20190101'],
          all: true,
        },
        undefined,
      ],
    ]

    test.each(queries)('of datasets by %s', async (_, filters, count) => {
      const expected = (await everything('dataset', { all: true })).filter(record =>
        matcherOf('dataset', filters)(record),
      )
      if (count === undefined) expect(expected.length).toBeGreaterThan(0)
      else expect(expected).toHaveLength(count)
      expect(await everything('dataset', filters)).toEqual(expected)
      const page = await catalog.list('dataset', { ...filters, limit: 7, count: true })
      expect(page).toEqual({ records: expected.slice(0, 7), count: expected.length })
      expect((await catalog.list('dataset', { ...filters, limit: 7, offset: 5 })).records).toEqual(
        expected.slice(5, 12),
      )
    })

    test.each([
      ['dataset', { dataset: [uuid(24), uuid(25)] }],
      ['checksum', { checksum: ['0000000a', 'none'] }],
      ['name', { name: ['file-7.nc'] }],
      ['specifiers', { specifiers: new Map([['start_year', ['1903']]]) }],
      ['query', { query: '1903' }],
      ['tree', { tree: ['Round/OutputData/alone'] }],
    ] as [string, Filters][])('of files by %s', async (_, filters) => {
      const expected = (await everything('file', { all: true })).filter(matcherOf('file', filters))
      expect(expected.length).toBeGreaterThan(0)
      expect(await everything('file', filters)).toEqual(expected)
    })

    test.each([
      ['id', { id: ['51f5b2a0-3a2d-45a5-9f70-9d0b87d0aa43'] }, 1],
      ['doi', { doi: ['10.5072/ROUND.7', '10.5072/round.8', 'none'] }, 2],
      ['path', { path: ['CropRound2/SecondaryOutputData'] }, 1],
      ['two paths', { path: ['CropRound2/Secondary', 'CropRound2/Input'] }, 2],
      ['no path', { path: [''] }, 4],
      ['query', { query: 'soil moist lindq' }, 15],
      ['a DOI in the query', { query: '10.5072/impact.417302' }, 3],
      [
        'what resources do not have',
        { version: ['x'], name: ['x'], tree: ['x'], specifiers: new Map([['x', ['x']]]) },
        34,
      ],
    ] as [string, Filters, number][])('of resources by %s', async (_, filters, count) => {
      const expected = (await everything('resource')).filter(matcherOf('resource', filters))
      expect(expected).toHaveLength(count)
      expect(await everything('resource', filters)).toEqual(expected)
    })

    test('by offset go up to the end and not beyond', async () => {
      expect(await catalog.list('file', { limit: 10, offset: 100_000, count: true })).toMatchObject({ records: [] })
      const last = await catalog.list('resource', { limit: 10, offset: 30, count: true })
      expect(last.records).toHaveLength(4)
      expect(last.count).toBe(34)
    })

    test.each([
      '',
      'x',
      '**',
      '!!!',
      'W10',
      'WzEsMiwzXQ',
      'bnVsbA',
      'é',
      '\0',
      'A'.repeat(5000),
      'WyJcdWQ4MDAiLCIiLCIiXQ',
    ])('refuse the cursor %j', async cursor => {
      await expect(catalog.list('dataset', { limit: 3, cursor })).rejects.toThrow(CursorError)
    })

    test.each([{ limit: 0 }, { limit: 1.5 }, { limit: Number.NaN }, { limit: 5, offset: -1 }])(
      'refuse %j',
      async query => {
        await expect(catalog.list('file', query)).rejects.toThrow(TypeError)
      },
    )

    test.each([
      '\0',
      '\ud800',
      '%',
      "'",
      '"; drop table dataset',
      '\\',
      '_',
      'x'.repeat(100_000),
      '\u{10ffff}',
      '[',
      '*',
    ])('find nothing, and do not fail, with %j in every filter', async text => {
      const specifiers = new Map([
        [text, [text]],
        ['model', [text]],
      ])
      const one = [text]
      const every: Filters[] = [
        { id: one },
        { name: one },
        { path: one },
        { tree: one },
        { version: one },
        { specifiers },
      ]
      every.push({ checksum: one }, { dataset: one }, { after: text, before: '0' })
      for (const filters of every) expect(await paths(filters, 'file')).toEqual([])
      expect(await catalog.get('file', text)).toBeUndefined()
      expect(await catalog.byDoi(text)).toBeUndefined()
      expect(await catalog.facets('dataset', { path: one })).toEqual({})
      await catalog.list('file', { query: text, limit: 1 })
    })

    test('count the values of specifiers', async () => {
      const filters = { specifiers: new Map([['scenario', ['ssp1']]]) }
      const facets = await catalog.facets('dataset', filters)
      expect(Object.keys(facets)).toEqual(['member', 'model', 'scenario', 'variable'])
      const found = await everything('dataset', filters)
      expect(facets.scenario).toEqual([{ value: 'ssp1', count: found.length }])
      const grün = found.filter(({ specifiers }) => specifiers.model === 'Grüngang').length
      expect(facets.model).toContainEqual({ value: 'Grüngang', count: grün })
      const counts = (facets.model ?? []).map(({ count }) => count)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      expect((await catalog.facets('file')).start_year?.find(({ value }) => value === '1905')?.count).toBe(4)
      const all = (await catalog.facets('dataset', { all: true })).model ?? []
      expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(240)
    })

    test('know the names of specifiers', async () => {
      expect(await catalog.specifiers('dataset')).toEqual(new Set(['model', 'scenario', 'variable', 'member']))
      expect(await catalog.specifiers('file')).toContain('start_year')
    })
  })

  describe(`${name}: ingest`, () => {
    fresh()

    test('is idempotent by id, and the last one counts', async () => {
      const first = await catalog.ingest([dataset(1), dataset(1), metadata(1), metadata(1, { version: '2' })])
      expect(first.accepted).toEqual({ dataset: 2, file: 0, resource: 2 })
      expect((await catalog.byDoi('10.5072/round.1'))?.version).toBe('2')
      const moved = dataset(1, { path: 'Elsewhere/x', version: '20300101', specifiers: { model: 'Other' } })
      await catalog.ingest([moved])
      await catalog.ingest([moved])
      expect(await paths({ query: 'fieldsim' })).toEqual([])
      expect(await paths({ specifiers: new Map([['model', ['AgroPlot']]]) })).toEqual([])
      expect(await paths({ version: ['20110201'] })).toEqual([])
      expect(await paths({ name: ['x'] })).toEqual(['Elsewhere/x'])
      expect(await paths({ specifiers: new Map([['model', ['Other']]]), query: 'else oth' })).toEqual(['Elsewhere/x'])
      expect(await catalog.list('dataset', { limit: 10, count: true })).toMatchObject({ count: 1 })
      expect(await catalog.facets('dataset')).toEqual({ model: [{ value: 'Other', count: 1 }] })
      expect(await catalog.specifiers('dataset')).toEqual(new Set(['model']))
    })

    test('removes hidden records from listings and adds them again', async () => {
      await catalog.ingest(many(0, 3, number => dataset(number)))
      await catalog.ingest([dataset(1, { public: false })])
      expect(await paths({})).toHaveLength(2)
      expect((await catalog.facets('dataset')).member).toHaveLength(2)
      await catalog.ingest([dataset(1)])
      expect(await paths({})).toHaveLength(3)
    })

    test.each([
      [null, 'object'],
      ['text', 'object'],
      [[], 'object'],
      [{}, ''],
      [{ doi: 'no doi' }, ''],
      [dataset(1, { id: 'x' }), '/id'],
      [dataset(1, { version: '2020' }), '/version'],
      [dataset(1, { path: 'a/../b' }), '/path'],
      [dataset(1, { path: 'x'.repeat(801) }), '/path'],
      [dataset(1, { name: 'a\0b' }), '/name'],
      [dataset(1, { specifiers: { a: '\ud800' } }), '/specifiers/a'],
      [dataset(1, { files: [file(1, { size: -1 })] }), '/files/0/size'],
      [dataset(1, { files: [file(1, { name: '../../etc/passwd' })] }), '/files/0/name'],
      [dataset(1, { path: 'x'.repeat(790), files: [file(1, { name: 'y'.repeat(100) })] }), 'longer'],
      [fileAlone(1, { checksum: 'XYZ' }), '/checksum'],
      [metadata(1, { titles: 'no list' }), '/titles'],
      [metadata(1, { types: { resourceTypeGeneral: 'Datasett' } }), 'Datasett'],
      [metadata(1, { doi: undefined }), ''],
    ])('refuses %j, and says why', async (given, reason) => {
      const report = await catalog.ingest([dataset(5), given, dataset(6)])
      expect(report.accepted).toEqual({ dataset: 2, file: 0, resource: 0 })
      expect(report.refused).toHaveLength(1)
      expect(report.refused[0]?.index).toBe(1)
      expect(report.refused[0]?.reasons.join('\n')).toContain(reason)
      expect(await paths({ all: true })).toHaveLength(2)
    })

    test('stores long records in smaller batches, unless another number is asked for', async () => {
      if (name === 'memory') return
      const long = many(0, 12, number => metadata(number, { titles: [{ title: `${number} ${'x'.repeat(800_000)}` }] }))
      const steps = async (options: { batch?: number }) => {
        const accepted: number[] = []
        await catalog.ingest(long, { ...options, onProgress: done => accepted.push(done.accepted) })
        return accepted
      }
      const usual = await steps({})
      expect(usual.length).toBeGreaterThan(1)
      expect(usual.at(-1)).toBe(12)
      expect(await steps({ batch: 12 })).toEqual([12])
    })

    test('tells what it refuses as it comes, where that is asked for, and keeps none of it', async () => {
      const told: unknown[] = []
      const totals: unknown[] = []
      const report = await catalog.ingest([dataset(5), 'none', dataset(6), {}], {
        batch: 1,
        onRefused: async ({ index }) => {
          await new Promise(resolve => setImmediate(resolve))
          told.push(index)
        },
        onProgress: done => totals.push([done, told.length]),
      })
      expect(told).toEqual([1, 3])
      expect(report).toEqual({ accepted: { dataset: 2, file: 0, resource: 0 }, refused: [] })
      expect(totals).toEqual([
        [{ accepted: 1, refused: 0 }, 0],
        [{ accepted: 2, refused: 1 }, 1],
      ])
    })

    test('treats names of inherited members as ordinary names', async () => {
      const specifiers = JSON.parse('{"constructor": "a", "hasOwnProperty": "b", "toString": "c"}')
      await catalog.ingest([dataset(1, { specifiers })])
      expect(await paths({ specifiers: new Map([['constructor', ['a']]]) })).toHaveLength(1)
      expect(Object.keys(await catalog.facets('dataset'))).toEqual(['constructor', 'hasOwnProperty', 'toString'])
    })

    test('ingests a stream of 10 000 records in batches, and reports progress', async () => {
      async function* stream() {
        for (let number = 0; number < 10_000; number++) yield dataset(number, { files: [] })
      }
      const progress: number[] = []
      const report = await catalog.ingest(stream(), {
        batch: 2500,
        onProgress: ({ accepted }) => progress.push(accepted),
      })
      expect(report).toEqual({ accepted: { dataset: 10_000, file: 0, resource: 0 }, refused: [] })
      expect(progress).toEqual([2500, 5000, 7500, 10_000])
      const { count, records, next } = await catalog.list('dataset', {
        limit: 1000,
        count: true,
        all: true,
        cursor: '*',
      })
      expect(count).toBe(10_000)
      const second = await catalog.list('dataset', { limit: 1000, all: true, cursor: next ?? '' })
      const offset = await catalog.list('dataset', { limit: 1000, all: true, offset: 1000 })
      expect(second.records).toEqual(offset.records)
      expect(new Set([...records, ...second.records].map(record => record.id)).size).toBe(2000)
      const some = { specifiers: new Map([['model', ['AgroPlot']]]) }
      expect(await catalog.list('dataset', { ...some, all: true, limit: 1, offset: 2499, count: true })).toMatchObject({
        count: 2500,
        records: [{ specifiers: { model: 'AgroPlot' } }],
      })
    })

    test('stops between batches when aborted', async () => {
      const stop = new AbortController()
      const records = many(0, 30, number => dataset(number))
      const onProgress = () => stop.abort(new Error('enough'))
      await expect(catalog.ingest(records, { batch: 10, signal: stop.signal, onProgress })).rejects.toThrow('enough')
      expect(await paths({ all: true })).toHaveLength(10)
    })

    test('keeps the complete batches before a stream breaks off, and nothing of the current one', async () => {
      async function* broken() {
        for (let number = 0; number < 25; number++) yield dataset(number)
        throw new Error('cable cut')
      }
      await expect(catalog.ingest(broken(), { batch: 10 })).rejects.toThrow('cable cut')
      expect(await paths({ all: true })).toHaveLength(20)
    })

    test('keeps a listing by cursor complete: every record once, while others are added', async () => {
      await catalog.ingest(many(0, 240, number => dataset(number)))
      const before = (await everything('dataset')).map(record => record.id)
      const seen: string[] = []
      let added = 1000
      for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
        const page: Listing<'dataset'> = await catalog.list('dataset', { limit: 17, cursor })
        expect(page.count).toBeUndefined()
        expect(page.records.length).toBeGreaterThan(0)
        seen.push(...page.records.map(record => record.id))
        await catalog.ingest([dataset(added++), dataset(added++)])
        cursor = page.next
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(before.filter(id => !seen.includes(id))).toEqual([])
    })

    test('makes new specifiers known', async () => {
      expect(await catalog.specifiers('dataset')).toEqual(new Set())
      await catalog.ingest([dataset(1, { specifiers: { köppen: 'Cfb', region: 'nile' } })])
      expect(await catalog.specifiers('dataset')).toEqual(new Set(['köppen', 'region']))
    })

    test('knows when a record changed last, and when any of its kind did', async () => {
      const at = (second: number) => ({ now: () => second * 1000 })
      const last = async (id?: string) => (await catalog.lastChange('dataset', id))?.getTime()
      expect([await last(), await last(uuid(1)), await last('no id')]).toEqual([undefined, undefined, undefined])
      await catalog.ingest([dataset(1), dataset(2)], at(100))
      await catalog.ingest([dataset(2, { public: false })], at(200))
      expect([await last(), await last(uuid(1)), await last(uuid(2))]).toEqual([200_000, 100_000, 200_000])
      await catalog.withdraw('dataset', [uuid(1)], { reason: 'Wrong.' }, at(300))
      expect([await last(), await last(uuid(1)), await catalog.lastChange('resource')]).toEqual([
        300_000,
        300_000,
        undefined,
      ])
      await expect(catalog.lastChange('table' as 'file')).rejects.toThrow(TypeError)
    })

    test('gives the records a new revision, if it gives one at all', async () => {
      const marks = [await catalog.revision()]
      for (const records of [[dataset(1)], [dataset(1, { public: false })], [metadata(1)], [fileAlone(1)]]) {
        await catalog.ingest(records)
        marks.push(await catalog.revision())
        await paths({ query: 'field' })
        await catalog.get('dataset', uuid(1))
        expect(await catalog.revision()).toBe(marks.at(-1))
      }
      expect(new Set(marks).size).toBe(marks[0] === undefined ? 1 : 5)
    })

    test('works concurrently', async () => {
      const parts = many(0, 4, part => many(part * 50, part * 50 + 100, number => dataset(number)))
      await Promise.all(parts.map(part => catalog.ingest(part, { batch: 25 })))
      expect(await paths({ all: true })).toHaveLength(250)
      expect(await everything('file', { all: true })).toHaveLength(250)
    })
  })

  describe(`${name}: changes`, () => {
    fresh()
    const at = (time: string) => ({ now: () => Date.parse(`2024-03-01T${time}Z`) })
    const date = (time: string): Date => new Date(`2024-03-01T${time}Z`)
    const doiOf = async (id: string) => (await catalog.get('resource', id))?.doi.split('.').at(-1)

    const served = async (number: number) => catalog.served((await catalog.byDoi(`10.5072/round.${number}`))?.id ?? '')

    /** The numbers of resources in the order of their changes, each with the time of its last change. */
    async function changes(query: Partial<ChangedQuery> = {}): Promise<string[]> {
      const { records } = await catalog.changed('resource', { limit: 100, ...query })
      return Promise.all(
        records.map(async ({ id, changed }) => `${await doiOf(id)} ${changed.toISOString().slice(11, -5)}`),
      )
    }

    test('are empty in an empty catalog', async () => {
      expect(await catalog.changed('resource', { limit: 5, cursor: '*', count: true })).toEqual({
        records: [],
        count: 0,
      })
      expect(await catalog.changed('file', { limit: 5 })).toEqual({ records: [] })
    })

    test('have the time of the ingest, not a time from the record', async () => {
      await catalog.ingest([metadata(1, { dates: [{ date: '2025-01-01', dateType: 'Updated' }] })], at('10:00:00'))
      await catalog.ingest([metadata(0, { dates: [{ date: '1999-01-01', dateType: 'Issued' }] })], at('11:00:00'))
      expect(await changes()).toEqual(['1 10:00:00', '0 11:00:00'])
      expect(await changes({ from: date('10:00:01') })).toEqual(['0 11:00:00'])
    })

    test('stay when the same record is ingested again, and move when it differs', async () => {
      const both = [metadata(0), metadata(1)]
      await catalog.ingest(both, at('10:00:00'))
      await catalog.ingest(both, at('11:00:00'))
      expect((await changes()).sort()).toEqual(['0 10:00:00', '1 10:00:00'])
      await catalog.ingest([metadata(1), metadata(0, { version: '2' })], at('12:00:00'))
      expect(await changes()).toEqual(['1 10:00:00', '0 12:00:00'])
      await catalog.ingest([metadata(1, { version: '2' }), metadata(1)], at('13:00:00'))
      expect(await changes()).toEqual(['1 10:00:00', '0 12:00:00'])
      expect((await served(0))?.changed).toEqual(date('12:00:00'))
    })

    test('are rounded up to seconds, and found between two times, inclusively', async () => {
      await catalog.ingest([metadata(0)], at('10:00:00.001'))
      await catalog.ingest([metadata(1)], at('10:00:02.000'))
      await catalog.ingest([metadata(2)], at('10:00:02.999'))
      expect(await changes()).toEqual(['0 10:00:01', '1 10:00:02', '2 10:00:03'])
      expect(await changes({ from: date('10:00:01'), until: date('10:00:02') })).toEqual(['0 10:00:01', '1 10:00:02'])
      expect(await changes({ from: date('10:00:01.001'), until: date('10:00:02.999') })).toEqual(['1 10:00:02'])
      expect(await changes({ from: date('10:00:04') })).toEqual([])
      expect(await changes({ from: date('10:00:03'), until: date('10:00:01') })).toEqual([])
    })

    test('are not part of records', async () => {
      await catalog.ingest([metadata(0)], at('10:00:00'))
      const before = await served(0)
      await catalog.ingest([metadata(0, { version: '2' })], at('11:00:00'))
      await catalog.ingest([metadata(0)], at('12:00:00'))
      expect(await served(0)).toEqual({ ...before, changed: date('12:00:00') })
    })

    test('are listed for public records and, on request, only for those with metadata', async () => {
      const elsewhere = { doi: '10.5072/out.9', title: 'Elsewhere', datacite: null }
      await catalog.ingest([metadata(0), elsewhere, dataset(1), dataset(3)], at('10:00:00'))
      expect((await changes()).sort()).toEqual(['0 10:00:00', '9 10:00:00'])
      expect(await changes({ described: true })).toEqual(['0 10:00:00'])
      expect(await catalog.changed('resource', { limit: 5, count: true, described: true })).toMatchObject({ count: 1 })
      const datasets = await catalog.changed('dataset', { limit: 5, count: true })
      expect(datasets).toEqual({ records: [{ id: uuid(1), changed: date('10:00:00') }], count: 1 })
      await catalog.ingest([dataset(3, { public: true })], at('11:00:00'))
      expect((await catalog.changed('dataset', { limit: 5 })).records.map(({ id }) => id)).toEqual([uuid(1), uuid(3)])
    })

    test('continue by cursor: every record once, and one that changes meanwhile again at the end', async () => {
      await catalog.ingest(
        many(0, 25, number => metadata(number)),
        { batch: 10, ...at('10:00:00') },
      )
      await catalog.ingest(
        many(25, 50, number => metadata(number)),
        { batch: 10, ...at('09:00:00') },
      )
      const seen: string[] = []
      for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
        const { records, next }: ChangedListing = await catalog.changed('resource', { limit: 7, cursor })
        seen.push(...records.map(({ id }) => id))
        if (cursor === '*') await catalog.ingest([metadata(25, { version: '2' }), metadata(60)], at('11:00:00'))
        cursor = next
      }
      expect(new Set(seen).size).toBe(51)
      const ids = (await catalog.changed('resource', { limit: 100 })).records.map(({ id }) => id)
      expect(seen.slice(-2)).toEqual(ids.slice(-2))
      const offset = await catalog.changed('resource', { limit: 7, offset: 7, count: true })
      expect(offset).toMatchObject({ count: 51, records: ids.slice(7, 14).map(id => ({ id })) })
      expect(offset.next).toBeUndefined()
    })

    test.each(['', 'x', '!!!', 'W10', 'bnVsbA', 'WzEsMiwzXQ', 'WzEsIngiXQ', '\0', 'A'.repeat(5000)])(
      'refuse the cursor %j',
      async cursor => {
        await expect(catalog.changed('resource', { limit: 3, cursor })).rejects.toThrow(CursorError)
      },
    )

    test.each([{ limit: 0 }, { limit: 5, offset: -1 }, { limit: 5, from: new Date('x') }])('refuse %j', async query => {
      await expect(catalog.changed('file', query)).rejects.toThrow(TypeError)
    })
  })

  test(`${name}: a CatalogError after it is closed`, async () => {
    const other = await open()
    await other.ingest([dataset(1)])
    await other.close()
    if (name === 'memory') return
    await expect(other.list('dataset', { limit: 1 })).rejects.toThrow(CatalogError)
  })

  withdrawalSuite(name, open)
  changingSuite(name, open)
  searchSuite(name, open)
  mergedSuite(name, open)
  landingPageSuite(name, open)
  unknownSuite(name, open)
}
