import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Catalog } from '../../src/catalog/index.ts'
import { dataset, file, fileAlone, fixtures, uuid } from './records.ts'

/** Tests a catalog's treatment of members unknown to the service description. */
export function unknownSuite(name: string, open: () => Promise<Catalog>): void {
  let catalog: Catalog
  beforeEach(async () => {
    catalog = await open()
  })
  afterEach(() => catalog.close())

  describe(`${name}: members that the description does not know`, () => {
    const own = { restricted: false, caveats: [{ id: 1 }], annotations: null }
    const [resource] = fixtures('resource')
    const given = [
      dataset(1, { ...own, files: [file(1, { merged_specifiers: { a: ['b'] }, restricted: true })] }),
      dataset(2, { restricted: true }),
      fileAlone(9, { caveats: [] }),
      { ...resource, rights: { short: 'CC0' } },
    ]

    test('a catalog keeps unknown members, and reports each name once per kind of record', async () => {
      const { refused, unknown } = await catalog.ingest(given)
      expect(refused).toEqual([])
      expect(unknown).toEqual([
        { kind: 'dataset', name: 'restricted', count: 2 },
        { kind: 'dataset', name: 'caveats', count: 1 },
        { kind: 'dataset', name: 'annotations', count: 1 },
        { kind: 'dataset', name: 'files/restricted', count: 1 },
        { kind: 'file', name: 'caveats', count: 1 },
        { kind: 'resource', name: 'rights', count: 1 },
      ])
      expect((await catalog.get('dataset', uuid(1)))?.extras).toEqual(own)
      expect((await catalog.get('file', uuid(1, 5)))?.extras).toEqual({ restricted: true })
      expect((await catalog.get('file', uuid(9, 5)))?.extras).toEqual({ caveats: [] })
      const { json = '' } = (await catalog.served(String(resource?.id))) ?? {}
      expect(Object.keys(JSON.parse(json)).slice(-2)).toEqual(['datacite', 'rights'])
    })

    test('a catalog refuses a record with unknown members in strict mode', async () => {
      const { accepted, refused } = await catalog.ingest([...given, dataset(3)], { strict: true })
      expect(accepted).toEqual({ dataset: 1, file: 0, resource: 0 })
      expect(refused.map(({ reasons }) => reasons[0])).toEqual(
        ['restricted', 'restricted', 'caveats', 'rights'].map(
          name => `/${name}: The service description does not define this member.`,
        ),
      )
    })

    test('a catalog stores or refuses unknown members without side effects, regardless of their names and depth', async () => {
      const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
      const hostile = JSON.parse(
        '{"__proto__": {"isEvil": true}, "constructor": 1, "toString": "x", "extras": {"a": 1}}',
      )
      const { refused } = await catalog.ingest([
        Object.assign(Object.create(null), dataset(1), hostile),
        { ...dataset(2), ...hostile },
        dataset(3, { deep }),
      ])
      expect(refused.every(({ index }) => index === 2)).toBe(true)
      expect(Reflect.get({}, 'isEvil')).toBeUndefined()
      const { extras = {} } = (await catalog.get('dataset', uuid(2))) ?? {}
      expect(Object.getPrototypeOf(extras)).toBe(Object.prototype)
      expect({ ...extras }).toEqual({ constructor: 1, toString: 'x' })
    })
  })
}
