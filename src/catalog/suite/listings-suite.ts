import { type Catalog, CursorError, type Filters, type Kind, type Stored } from '../catalog.ts'
import { matcherOf } from '../filter/matches.ts'
import { compareKeys, sortKeyOf } from '../sort-key.ts'
import { dataset, fileAlone, many, metadata, uuid } from './records.ts'
import { each, eachOf, type Suite } from './runner.ts'

/** Defines the tests of listings and their filters. */
export function listingsSuite({ name, open, describe, test, expect, beforeAll, afterAll }: Suite): void {
  let catalog: Catalog

  const paths = async (query: Filters, kind: 'dataset' | 'file' = 'dataset') =>
    (await catalog.list(kind, { limit: 1000, ...query })).records.map(({ path }) => path)

  async function everything<K extends Kind>(kind: K, filters: Filters = {}) {
    const records: Stored[K][] = []
    for await (const record of catalog.iterate(kind, filters)) records.push(record)
    return records
  }

  describe(`${name}: listings`, () => {
    beforeAll(async () => {
      catalog = await open()
      await catalog.ingest([...many(0, 240, number => dataset(number)), ...many(300, 340, number => fileAlone(number))])
      await catalog.ingest(many(0, 30, number => metadata(number)))
    })
    afterAll(() => catalog.close())

    test('are in order, and omit records that are not public', async () => {
      const shown = await everything('dataset')
      expect(shown).toHaveLength(many(0, 240, number => number % 7 !== 3).filter(Boolean).length)
      expect(await everything('dataset', { all: true })).toHaveLength(240)
      for (const kind of ['dataset', 'file', 'resource'] as const) {
        const keys = (await everything(kind)).map(record => sortKeyOf(kind, record))
        expect(keys.length).toBeGreaterThan(29)
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

    each(test, queries)('of datasets by %s', async (_, filters, count) => {
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

    each(test, [
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

    each(test, [
      ['doi', { doi: ['10.5072/ROUND.7', '10.5072/round.8', 'none'] }, 2],
      ['query', { query: 'soil moist lindq' }, 15],
      [
        'what resources do not have',
        { version: ['x'], name: ['x'], tree: ['x'], specifiers: new Map([['x', ['x']]]) },
        30,
      ],
    ] as [string, Filters, number][])('of resources by %s', async (_, filters, count) => {
      const expected = (await everything('resource')).filter(matcherOf('resource', filters))
      expect(expected).toHaveLength(count)
      expect(await everything('resource', filters)).toEqual(expected)
    })

    test('by offset reach the end and go no further', async () => {
      expect(await catalog.list('file', { limit: 10, offset: 100_000, count: true })).toMatchObject({ records: [] })
      const last = await catalog.list('resource', { limit: 10, offset: 26, count: true })
      expect(last.records).toHaveLength(4)
      expect(last.count).toBe(30)
    })

    eachOf(test, [
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

    eachOf(test, [{ limit: 0 }, { limit: 1.5 }, { limit: Number.NaN }, { limit: 5, offset: -1 }])(
      'refuse %j',
      async query => {
        await expect(catalog.list('file', query)).rejects.toThrow(TypeError)
      },
    )

    eachOf(test, [
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

    test('list the names of specifiers', async () => {
      expect(await catalog.specifiers('dataset')).toEqual(new Set(['model', 'scenario', 'variable', 'member']))
      expect(await catalog.specifiers('file')).toContain('start_year')
    })
  })
}
