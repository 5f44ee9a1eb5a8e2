import type { Catalog, Filters, Kind, Listing, Stored } from '../catalog.ts'
import { dataset, file, fileAlone, many, metadata, uuid } from './records.ts'
import { each, type Suite } from './runner.ts'

/** Defines the tests of storing records. */
export function ingestSuite({ name, open, describe, test, expect, beforeEach, afterEach }: Suite): void {
  let catalog: Catalog
  beforeEach(async () => {
    catalog = await open()
  })
  afterEach(() => catalog.close())

  const paths = async (query: Filters, kind: 'dataset' | 'file' = 'dataset') =>
    (await catalog.list(kind, { limit: 1000, ...query })).records.map(({ path }) => path)

  async function everything<K extends Kind>(kind: K, filters: Filters = {}) {
    const records: Stored[K][] = []
    for await (const record of catalog.iterate(kind, filters)) records.push(record)
    return records
  }

  describe(`${name}: ingest`, () => {
    test('is idempotent by id, and the last record with an id counts', async () => {
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

    test('metadata with any spelling of a DOI becomes the same resource', async () => {
      const { doi: _, ...other } = metadata(1)
      const spellings = [
        'https://doi.org/10.5072/ROUND.1',
        'doi:10.5072/round.1',
        'http://dx.doi.org/10.5072%2Fround.1',
      ]
      await catalog.ingest([
        metadata(1),
        ...spellings.map(doi => ({ ...other, doi })),
        ...spellings.map(identifier => ({ ...other, identifiers: [{ identifier, identifierType: 'DOI' }] })),
      ])
      expect(await everything('resource')).toHaveLength(1)
    })

    test('removes hidden records from listings and adds them again', async () => {
      await catalog.ingest(many(0, 3, number => dataset(number)))
      await catalog.ingest([dataset(1, { public: false })])
      expect(await paths({})).toHaveLength(2)
      expect((await catalog.facets('dataset')).member).toHaveLength(2)
      await catalog.ingest([dataset(1)])
      expect(await paths({})).toHaveLength(3)
    })

    each(test, [
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
      [dataset(1, { path: 'x'.repeat(790), files: [file(1, { name: 'y'.repeat(100) })] }), 'too long'],
      [fileAlone(1, { checksum: 'XYZ' }), '/checksum'],
      [metadata(1, { titles: 'no list' }), '/titles'],
      [metadata(1, { types: { resourceTypeGeneral: 'Datasett' } }), 'Datasett'],
      [metadata(1, { doi: undefined }), ''],
    ])('refuses %j with a reason', async (given, reason) => {
      const report = await catalog.ingest([dataset(5), given, dataset(6)])
      expect(report.accepted).toEqual({ dataset: 2, file: 0, resource: 0 })
      expect(report.refused).toHaveLength(1)
      expect(report.refused[0]?.index).toBe(1)
      expect(report.refused[0]?.reasons.join('\n')).toContain(reason)
      expect(await paths({ all: true })).toHaveLength(2)
    })

    test('reports refused records immediately on request, and stores none of them', async () => {
      const told: unknown[] = []
      const totals: unknown[] = []
      const report = await catalog.ingest([dataset(5), 'none', dataset(6), {}], {
        batch: 1,
        onRefused: async ({ index }) => {
          await new Promise(resolve => setTimeout(resolve, 1))
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

    test('keeps the complete batches before a stream fails, and nothing of the current batch', async () => {
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

    test('returns the time of the last change of a record, and of any record of its kind', async () => {
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

    test('changes the revision of the records, if the store has revisions', async () => {
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
}
