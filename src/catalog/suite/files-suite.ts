import type { Catalog, Filters } from '../catalog.ts'
import { dataset, file, fileAlone, uuid } from './records.ts'
import { each, type Suite } from './runner.ts'

/** Defines the tests of dataset files. */
export function filesSuite({ name, open, describe, test, expect, beforeEach, afterEach }: Suite): void {
  let catalog: Catalog
  beforeEach(async () => {
    catalog = await open()
  })
  afterEach(() => catalog.close())

  const paths = async (query: Filters, kind: 'dataset' | 'file' = 'dataset') =>
    (await catalog.list(kind, { limit: 1000, ...query })).records.map(({ path }) => path)

  describe(`${name}: files`, () => {
    test('exist as records if a dataset lists them', async () => {
      await catalog.ingest([dataset(1)])
      const held = await catalog.get('file', uuid(1, 5))
      expect(held).toMatchObject({ ...file(1), datasets: [uuid(1)], public: true, specifiers: { member: 'r1' } })
      expect(held?.path).toMatch(/\/file-1\.nc$/)
    })

    each(test, [
      ['before', (one: unknown, two: unknown) => [two, one]],
      ['after', (one: unknown, two: unknown) => [one, two]],
    ])('keep their own members %s the dataset is ingested', async (_, order) => {
      for (const record of order(dataset(1), fileAlone(1))) await catalog.ingest([record])
      expect(await catalog.get('file', uuid(1, 5))).toMatchObject({
        path: 'Round/OutputData/alone/1.nc',
        specifiers: { start_year: 1901 },
        datasets: [uuid(1)],
      })
    })

    each(test, [
      ['before', (one: unknown, two: unknown) => [two, one]],
      ['after', (one: unknown, two: unknown) => [one, two]],
    ])(
      'are public if one of their datasets is public, unless they state otherwise, %s it is ingested',
      async (_, order) => {
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
      },
    )

    test('follow their dataset: its updates, its visibility, and its omission of a file', async () => {
      await catalog.ingest([dataset(1, { files: [file(1), file(2)] }), dataset(4, { files: [file(2)] })])
      expect((await catalog.get('file', uuid(2, 5)))?.datasets).toEqual([uuid(1), uuid(4)].sort())
      await catalog.ingest([dataset(1, { files: [file(1, { size: 9 })], public: false })])
      expect(await catalog.get('file', uuid(1, 5))).toMatchObject({ size: 9, public: false })
      expect((await catalog.get('file', uuid(2, 5)))?.datasets).toEqual([uuid(4)])
      expect(await paths({ dataset: [uuid(1)] }, 'file')).toEqual([])
      expect(await paths({ dataset: [uuid(1)], all: true }, 'file')).toHaveLength(1)
    })
  })
}
