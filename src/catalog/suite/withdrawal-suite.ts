import type { Catalog, Filters, Kind } from '../catalog.ts'
import { dataset, file, fileAlone, many, metadata, uuid } from './records.ts'
import type { Suite } from './runner.ts'

/** Defines the tests of withdrawing and restoring records. */
export function withdrawalSuite({ name, open, afterEach, beforeEach, describe, expect, test }: Suite): void {
  let catalog: Catalog
  beforeEach(async () => {
    catalog = await open()
  })
  afterEach(() => catalog.close())

  const ids = async (kind: Kind, filters: Filters = {}): Promise<string[]> => {
    const found: string[] = []
    for await (const { id } of catalog.iterate(kind, filters)) found.push(id)
    return found.sort()
  }
  const at = (time: string) => ({ now: () => Date.parse(`2026-05-01T${time}Z`) })
  const reason = 'The owner asked for it.'

  describe(`${name}: withdrawn records`, () => {
    test('appear in no list and no count, and can be restored', async () => {
      await catalog.ingest(many(0, 40, number => dataset(number)))
      const before = await ids('dataset', { all: true })
      const gone = [uuid(2), uuid(3), uuid(5)]
      expect(await catalog.withdraw('dataset', [...gone, uuid(2), uuid(999), 'no id'], { reason })).toBe(3)
      expect(await catalog.withdraw('dataset', gone, { reason: 'again' })).toBe(0)
      const model = new Map([['model', ['Grüngang', 'FieldSim', 'AgroPlot', 'crop_model']]])
      for (const filters of [{}, { id: before }, { path: ['Round'] }, { query: 'round' }, { specifiers: model }]) {
        const found = await catalog.list('dataset', { ...filters, all: true, limit: 100, count: true })
        expect(found.count).toBe(37)
        expect(found.records.map(({ id }) => id).sort()).toEqual(before.filter(id => !gone.includes(id)))
      }
      expect(await ids('dataset', { withdrawn: true, all: true })).toEqual([...gone].sort())
      expect(await ids('dataset', { withdrawn: true })).not.toContain(uuid(3))
      const counted = Object.values((await catalog.facets('dataset', { all: true })).model ?? []).map(
        ({ count }) => count,
      )
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(37)
      expect(await catalog.restore('dataset', gone)).toBe(3)
      expect(await catalog.restore('dataset', gone)).toBe(0)
      expect(await ids('dataset', { all: true })).toEqual(before)
    })

    test('keep the names of their specifiers, so that filters by these names stay known', async () => {
      await catalog.ingest([dataset(1)])
      const names = await catalog.specifiers('dataset')
      expect(names.size).toBeGreaterThan(0)
      await catalog.withdraw('dataset', [uuid(1)], { reason })
      expect(await catalog.specifiers('dataset')).toEqual(names)
    })

    test('are found only as withdrawn, with the reason, the time and the replacement', async () => {
      await catalog.ingest([metadata(1), metadata(2)])
      const doi = '10.5072/ROUND.1'
      const { id } = (await catalog.byDoi(doi)) ?? { id: '' }
      const record = await catalog.get('resource', id)
      expect(await catalog.withdrawn('resource', id)).toBeUndefined()
      const withdrawal = { reason, successor: '10.5072/round.2' }
      await catalog.withdraw('resource', [id], withdrawal, at('10:00:00'))
      expect(await catalog.withdrawn('resource', id)).toEqual({
        record,
        ...withdrawal,
        date: new Date('2026-05-01T10:00:00Z'),
      })
      expect([await catalog.get('resource', id), await catalog.served(id), await catalog.byDoi(doi)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect(await ids('resource', { doi: [doi], withdrawn: true })).toEqual([id])
      await catalog.restore('resource', [id])
      expect(await catalog.served(id)).toMatchObject({ json: JSON.stringify(record) })
      expect(await catalog.withdrawn('resource', id)).toBeUndefined()
    })

    test('stay withdrawn when they are ingested again, unless they were missing from their source', async () => {
      await catalog.ingest([metadata(1), metadata(2)])
      const [one = '', two = ''] = await ids('resource')
      await catalog.withdraw('resource', [one], { reason })
      await catalog.withdraw('resource', [two], { reason: 'Gone from its source.', isPruned: true })
      await catalog.ingest([metadata(1), metadata(2)])
      expect(await ids('resource')).toEqual([two])
      expect((await catalog.withdrawn('resource', one))?.reason).toBe(reason)
    })

    test('withdraw the files that are in no other dataset', async () => {
      await catalog.ingest([dataset(1, { files: [file(1), file(2)] }), dataset(4, { files: [file(2)] }), fileAlone(9)])
      const [own, shared, alone] = [uuid(1, 5), uuid(2, 5), uuid(9, 5)]
      await catalog.withdraw('dataset', [uuid(1)], { reason })
      expect(await ids('file')).toEqual([shared, alone].sort())
      expect((await catalog.withdrawn('file', own))?.reason).toBe(reason)
      await catalog.withdraw('dataset', [uuid(4)], { reason })
      expect(await ids('file')).toEqual([alone])
      await catalog.restore('dataset', [uuid(4)])
      expect(await ids('file')).toEqual([shared, alone].sort())
      await catalog.withdraw('file', [shared], { reason: 'It was wrong.' })
      await catalog.ingest([dataset(4, { files: [file(2)] })])
      await catalog.restore('dataset', [uuid(1)])
      expect(await ids('file')).toEqual([own, alone].sort())
      await catalog.ingest([dataset(8, { files: [file(1)] })])
      await catalog.withdraw('dataset', [uuid(1)], { reason })
      expect(await ids('file')).toEqual([own, alone].sort())
    })

    test('are included in changes on request', async () => {
      await catalog.ingest([metadata(1), metadata(2)], at('09:00:00'))
      const [one = '', two = ''] = await ids('resource')
      await catalog.withdraw('resource', [one], { reason }, at('10:00:00'))
      const changes = async (query: object) =>
        (await catalog.changed('resource', { limit: 10, count: true, ...query })) as unknown
      const there = { id: two, changed: new Date('2026-05-01T09:00:00Z') }
      const gone = { id: one, changed: new Date('2026-05-01T10:00:00Z'), isWithdrawn: true }
      expect(await changes({})).toEqual({ count: 1, records: [there] })
      expect(await changes({ withdrawn: true })).toEqual({ count: 2, records: [there, gone] })
      expect(await changes({ withdrawn: true, from: gone.changed })).toEqual({ count: 1, records: [gone] })
    })
  })

  describe(`${name}: the history of a record`, () => {
    test('states the event and the changed members', async () => {
      const given = dataset(1)
      const id = uuid(1)
      await catalog.ingest([given], at('08:00:00'))
      expect(await catalog.history('dataset', id)).toEqual([
        { date: new Date('2026-05-01T08:00:00Z'), action: 'created' },
      ])
      await catalog.ingest([given], at('09:00:00'))
      expect(await catalog.history('dataset', id)).toHaveLength(1)
      await catalog.ingest([{ ...given, version: '20990101' }], at('10:00:00'))
      await catalog.withdraw('dataset', [id], { reason }, at('11:00:00'))
      await catalog.restore('dataset', [id], at('12:00:00'))
      expect(await catalog.history('dataset', id)).toEqual([
        { date: new Date('2026-05-01T08:00:00Z'), action: 'created' },
        {
          date: new Date('2026-05-01T10:00:00Z'),
          action: 'changed',
          changes: [{ pointer: '/version', before: given.version, after: '20990101' }],
        },
        { date: new Date('2026-05-01T11:00:00Z'), action: 'withdrawn', reason },
        { date: new Date('2026-05-01T12:00:00Z'), action: 'restored' },
      ])
      expect(await catalog.history('dataset', uuid(999))).toEqual([])
    })

    test('names members of the metadata, and stores no long texts', async () => {
      await catalog.ingest([metadata(1)])
      const [id = ''] = await ids('resource')
      await catalog.ingest([metadata(1, { language: 'en' })])
      await catalog.ingest([
        metadata(1, {
          language: 'en',
          descriptions: [{ description: 'a'.repeat(70_000), descriptionType: 'Abstract' }],
        }),
      ])
      const [, first, second] = await catalog.history('resource', id)
      expect(first?.changes).toEqual([{ pointer: '/datacite/language', after: 'en' }])
      expect(second?.changes).toEqual([{ pointer: '/datacite/descriptions' }])
    })
  })
}
