import { type Catalog, type ChangedListing, type ChangedQuery, CursorError } from '../catalog.ts'
import { dataset, many, metadata, uuid } from './records.ts'
import { eachOf, type Suite } from './runner.ts'

/** Tests the listing of changes. */
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
