import { type Catalog, type ChangedListing, type ChangedQuery, CursorError } from '../catalog.ts'
import { dataset, many, metadata, uuid } from './records.ts'
import { eachOf, type Suite } from './runner.ts'

/** Defines the tests of change listings. */
export function changesSuite({ name, open, describe, test, expect, beforeEach, afterEach }: Suite): void {
  let catalog: Catalog
  beforeEach(async () => {
    catalog = await open()
  })
  afterEach(() => catalog.close())

  describe(`${name}: changes`, () => {
    const at = (time: string) => ({ now: () => Date.parse(`2024-03-01T${time}Z`) })
    const date = (time: string): Date => new Date(`2024-03-01T${time}Z`)
    const doiOf = async (id: string) => (await catalog.get('resource', id))?.doi.split('.').at(-1)

    const served = async (number: number) => catalog.served((await catalog.byDoi(`10.5072/round.${number}`))?.id ?? '')

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

    test('have the time of the ingest instead of a time from the record', async () => {
      await catalog.ingest([metadata(1, { dates: [{ date: '2025-01-01', dateType: 'Updated' }] })], at('10:00:00'))
      await catalog.ingest([metadata(0, { dates: [{ date: '1999-01-01', dateType: 'Issued' }] })], at('11:00:00'))
      expect(await changes()).toEqual(['1 10:00:00', '0 11:00:00'])
      expect(await changes({ from: date('10:00:01') })).toEqual(['0 11:00:00'])
    })

    test('keep their time when the same record is ingested again, and change it when the record differs', async () => {
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

    test('are listed for the records that match filters, withdrawn ones included', async () => {
      const elsewhere = { doi: '10.5072/out.9', title: 'Elsewhere', paths: ['Round/OutputData'], datacite: null }
      const text = metadata(1, { types: { resourceTypeGeneral: 'Text' }, publisher: { name: 'Hail & Sons' } })
      await catalog.ingest([metadata(0), text, metadata(2), elsewhere, metadata(3)], at('10:00:00'))
      const { records } = await catalog.list('resource', { doi: ['10.5072/round.2'], limit: 1 })
      await catalog.withdraw('resource', [records[0]?.id ?? ''], { reason: 'Wrong.' }, at('11:00:00'))
      const having = (name: string, value: string) => ({ filters: { specifiers: new Map([[name, [value]]]) } })
      const datasets = having('resource_type', 'Dataset')
      expect((await changes(datasets)).sort()).toEqual(['0 10:00:00', '3 10:00:00'])
      expect(await changes(having('publisher', 'Hail & Sons'))).toEqual(['1 10:00:00'])
      expect(await changes(having('publisher', 'Hail'))).toEqual([])
      expect(await changes({ firstSegment: 'Round' })).toEqual(['9 10:00:00'])
      expect(await changes({ firstSegment: 'Round', described: true })).toEqual([])
      expect(await changes({ firstSegment: 'Roun' })).toEqual([])
      const both = await catalog.changed('resource', { limit: 5, count: true, withdrawn: true, ...datasets })
      expect([both.count, both.records.map(({ isWithdrawn = false }) => isWithdrawn)]).toEqual([
        3,
        [false, false, true],
      ])
      const later = await catalog.changed('resource', {
        limit: 5,
        withdrawn: true,
        from: date('10:30:00'),
        ...datasets,
      })
      expect(later.records.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true])
      const first = await catalog.changed('resource', { limit: 1, cursor: '*', count: true, ...datasets })
      const second = await catalog.changed('resource', { limit: 5, cursor: first.next ?? '', ...datasets })
      expect([first.count, second.records.length, second.next]).toEqual([2, 1, undefined])
      expect(first.records[0]?.id === second.records[0]?.id).toBe(false)
    })

    test('have filters even if very many records match', async () => {
      const texts = many(0, 1100, number => metadata(number))
      const others = many(1100, 1120, number => metadata(number, { publisher: { name: 'Hail & Sons' } }))
      await catalog.ingest([...others.slice(10), ...texts, ...others.slice(0, 10)], { batch: 50 })
      const filters = { specifiers: new Map([['publisher', ['Rain Repository']]]) }
      const ids = new Set<string>()
      let pages = 0
      for (let cursor: string | undefined = '*'; cursor !== undefined; pages++) {
        const page: ChangedListing = await catalog.changed('resource', { limit: 300, cursor, count: true, filters })
        expect(page.count).toBe(1100)
        for (const { id } of page.records) ids.add(id)
        cursor = page.next
      }
      expect([pages, ids.size]).toEqual([4, 1100])
      const offset = await catalog.changed('resource', { limit: 300, offset: 1000, filters })
      expect(offset.records).toHaveLength(100)
    })

    test('have the first segments of the paths of public resources, each once', async () => {
      expect(await catalog.firstSegments()).toEqual([])
      const resource = (number: number, paths: string[], more = {}) => ({
        doi: `10.5072/out.${number}`,
        title: 'Elsewhere',
        paths,
        datacite: null,
        ...more,
      })
      await catalog.ingest([
        resource(1, ['Round/a', 'Round/b', 'Round-2/a']),
        resource(2, ['Round', 'Alpha', '/Round/c', '/Zeta/x']),
        resource(3, ['Round 0/a', 'Größe/x', 'Round/']),
        resource(4, ['Hidden/a'], { public: false }),
        resource(5, ['Gone/a']),
      ])
      const { records } = await catalog.list('resource', { doi: ['10.5072/out.5'], limit: 1 })
      await catalog.withdraw('resource', [records[0]?.id ?? ''], { reason: 'Wrong.' })
      expect(await catalog.firstSegments()).toEqual(['Alpha', 'Gone', 'Größe', 'Round', 'Round 0', 'Round-2', 'Zeta'])
    })

    test('continue by cursor: every record once, and a record that changes in the meantime again at the end', async () => {
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

    eachOf(test, ['', 'x', '!!!', 'W10', 'bnVsbA', 'WzEsMiwzXQ', 'WzEsIngiXQ', '\0', 'A'.repeat(5000)])(
      'refuse the cursor %j',
      async cursor => {
        await expect(catalog.changed('resource', { limit: 3, cursor })).rejects.toThrow(CursorError)
      },
    )

    eachOf(test, [{ limit: 0 }, { limit: 5, offset: -1 }, { limit: 5, from: new Date('x') }])(
      'refuse %j',
      async query => {
        await expect(catalog.changed('file', query)).rejects.toThrow(TypeError)
      },
    )
  })
}
