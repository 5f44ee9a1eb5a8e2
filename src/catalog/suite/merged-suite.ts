import type { Catalog, ListQuery } from '../catalog.ts'
import { suggestionsFor } from '../search/suggestions.ts'
import { file, type Given, many, uuid } from './records.ts'
import type { Suite } from './runner.ts'

const merged = (number: number, changes: Given = {}): Given => ({
  ...file(number),
  path: `Round/OutputData/lakes/${number}.nc`,
  paths: [`Round/OutputData/lakes/${number}.nc`, `Round/Links/glaciers/${number}.nc`],
  specifiers: { sector: 'lakes', model: 'Icefield' },
  merged_specifiers: { sector: ['lakes', 'glaciers'], model: ['Icefield'], year: [1990, 2000] },
  ...changes,
})

const plain = (number: number): Given => ({
  ...file(number),
  path: `Round/OutputData/plain/${number}.nc`,
  specifiers: { sector: 'plain' },
})

/** Defines the tests of files that have several paths. */
export function mergedSuite({ name, open, afterAll, beforeAll, describe, expect, test }: Suite): void {
  describe(`${name}: files under several paths`, () => {
    let catalog: Catalog
    beforeAll(async () => {
      catalog = await open()
      const { refused } = await catalog.ingest([...many(0, 3, merged), ...many(3, 40, plain)])
      expect(refused).toEqual([])
    })
    afterAll(() => catalog.close())

    const ids = async (query: Partial<ListQuery>): Promise<string[]> => {
      const { records, count } = await catalog.list('file', { limit: 100, count: true, ...query })
      const found = records.map(({ id }) => id)
      expect([count, new Set(found).size]).toEqual([found.length, found.length])
      return found
    }
    const both = [0, 1, 2].map(number => uuid(number, 5))

    test('are found below each path, once, in the order of the first', async () => {
      for (const start of ['Round/Links/', 'Round/Links/glaciers/', 'Round/OutputData/lakes'])
        expect(await ids({ path: [start] })).toEqual(both)
      expect(await ids({ path: ['Round/'] })).toHaveLength(40)
      expect(await ids({ path: ['Round/Links/', 'Round/OutputData/lakes'] })).toEqual(both)
      expect(await ids({ path: ['Round/Links/glaciers/1.nc'] })).toEqual([both[1]])
      expect(await ids({ tree: ['Round/Links'] })).toEqual(both)
      expect(await ids({ tree: ['Round/Links/glaciers/2.nc'] })).toEqual([both[2]])
      expect(await ids({ tree: ['Round/Link'] })).toEqual([])
      expect(await ids({ tree: ['Round/Links'], path: ['Round/OutputData/'] })).toEqual(both)
      expect(await ids({ tree: ['Round/Links'], path: ['Round/OutputData/plain'] })).toEqual([])
    })

    test('are followed by cursor and by offset below a further path', async () => {
      const found: string[] = []
      for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
        const page: Awaited<ReturnType<Catalog['list']>> = await catalog.list('file', {
          path: ['Round/Links/'],
          cursor,
          limit: 1,
        })
        found.push(...page.records.map(({ id }) => id))
        cursor = page.next
      }
      expect(found).toEqual(both)
      expect(await catalog.list('file', { path: ['Round/Links/'], limit: 1, offset: 2 })).toMatchObject({
        records: [{ id: both[2] }],
      })
    })

    test('are found by each merged value, and counted once for each', async () => {
      const facets = await catalog.facets('file')
      expect(facets.sector).toEqual([
        { value: 'plain', count: 37 },
        { value: 'glaciers', count: 3 },
        { value: 'lakes', count: 3 },
      ])
      expect(facets.year).toEqual([
        { value: '1990', count: 3 },
        { value: '2000', count: 3 },
      ])
      for (const [identifier, values] of Object.entries(facets))
        for (const { value, count } of values)
          expect([identifier, value, (await ids({ specifiers: new Map([[identifier, [value]]]) })).length]).toEqual([
            ...[identifier, value, count],
          ])
      expect(await ids({ specifiers: new Map([['sector', ['lakes', 'glaciers']]]) })).toEqual(both)
      expect(await catalog.facets('file', { path: ['Round/Links/'] })).toMatchObject({
        sector: [
          { value: 'glaciers', count: 3 },
          { value: 'lakes', count: 3 },
        ],
      })
    })

    test('are found by the words of further paths and values, which are suggested, too', async () => {
      expect(await ids({ query: 'glaciers links' })).toEqual(both)
      expect(await ids({ query: 'icefield 2000' })).toEqual(both)
      expect(await suggestionsFor(catalog, 'file', { query: 'glac' })).toEqual(['glaciers'])
    })

    test('are no longer found by values that they have lost', async () => {
      const id = both[0] ?? ''
      const now = { paths: ['Round/OutputData/lakes/0.nc'], merged_specifiers: { sector: ['lakes'] } }
      await catalog.ingest([merged(0, now)])
      expect(await ids({ path: ['Round/Links/'] })).not.toContain(id)
      expect(await ids({ specifiers: new Map([['sector', ['glaciers']]]) })).not.toContain(id)
      expect(await ids({ query: 'glaciers' })).not.toContain(id)
      await catalog.ingest([merged(0)])
      expect(await ids({ path: ['Round/Links/'] })).toEqual(both)
    })
  })
}
