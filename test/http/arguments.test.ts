import { describe, expect, it } from 'vitest'
import { memoryCatalog, postgresCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { createClient } from '../../src/client/index.ts'
import { createHandler, createService } from '../../src/http/index.ts'
import { serve, toNodeHandler } from '../../src/http/node.ts'
import { missingSqlite, openSqlite } from '../catalog/sqlite-driver.ts'
import { describeWith } from '../missing.ts'

/** Calls a function as JavaScript may, whatever its types say. */
const call = (work: unknown, ...given: unknown[]): unknown => (work as (...given: unknown[]) => unknown)(...given)

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic
const odd: readonly unknown[] = [
  undefined,
  null,
  42,
  10n,
  'text',
  [],
  {},
  cyclic,
  JSON.parse('{"__proto__": 1}'),
  Symbol('x'),
]

const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }
const options = {
  catalog: memoryCatalog(),
  baseUrl: 'https://data.example.org',
  filesUrl: 'https://f.example.org',
  termsOfUse,
}

describe('a wrong argument is a TypeError that says what was expected', () => {
  it.each([
    [memoryCatalog, [42], 'memoryCatalog takes no argument; its method ingest takes the records.'],
    [sqliteCatalog, [undefined], /takes an open database, such as new Database.*, not undefined\.$/],
    [sqliteCatalog, ['catalog.sqlite'], /takes an open database, .*, not "catalog\.sqlite"\.$/],
    [postgresCatalog, ['postgres://localhost'], /takes a pool, such as new Pool.*, not "postgres:\/\/localhost"\.$/],
    [postgresCatalog, [{}], /not an object without its methods\.$/],
    [createHandler, [], /takes options: \{ catalog, baseUrl, filesUrl, termsOfUse \}, not undefined\.$/],
    [createHandler, [{}], 'The option catalog should be a catalog, such as memoryCatalog(), not undefined.'],
    [createService, [{ ...options, catalog: [] }], /such as memoryCatalog\(\), not a list\.$/],
    [createService, [{ ...options, baseUrl: 'data.example.org' }], /option baseUrl should be an address .* not "data/],
    [createService, [{ ...options, filesUrl: 7 }], /option filesUrl should be an address .* not 7\.$/],
    [createService, [{ ...options, termsOfUse: 'CC0' }], /option termsOfUse should be \{ terms_of_use/],
    [toNodeHandler, [options], 'toNodeHandler takes a service: toNodeHandler(createService(options)).'],
    [createClient, [], /createClient\(\{ baseUrl: "https:\/\/data\.example\.org" \}\)/],
    [createClient, ['https://a.example.org'], /createClient\(\{ baseUrl: "https:\/\/a\.example\.org" \}\)/],
    [createClient, [{}], /endpoint should be an http or https address .*, not undefined\.$/],
    [createClient(options).datasets, ['model=x'], /Filters should be an object such as/],
    [createClient(options).files, [{}, 5], /Options of a listing should be an object such as/],
  ] as const)('%o(%o)', (work, given, message) => {
    const calling = (): unknown => call(work, ...given)
    expect(calling).toThrow(TypeError)
    expect(calling).toThrow(message)
  })

  it('also where a service is to listen, and then nothing listens', async () => {
    await expect(call(serve, undefined, { port: 0 })).rejects.toThrow('The option catalog should be a catalog')
    await expect(call(serve, () => 42, { port: 0 })).rejects.toThrow('toNodeHandler takes a service')
  })

  it('whatever the value', () => {
    const makers = [sqliteCatalog, postgresCatalog, createHandler, createService, toNodeHandler, createClient]
    for (const make of makers) for (const value of odd) expect(() => call(make, value)).toThrow(TypeError)
  })
})

for (const [name, missing, open] of [
  ['memory', undefined, memoryCatalog],
  ['SQLite', missingSqlite, () => sqliteCatalog(openSqlite(':memory:'))],
] as const)
  describeWith(missing, `a catalog in ${name}`, () => {
    const catalog = open()

    it('refuses a kind that it does not have', async () => {
      const wrong = 'dataset; drop table dataset'
      const message = `A kind of record is "dataset", "file" or "resource", not "${wrong}".`
      for (const method of ['get', 'list', 'changed', 'specifiers', 'facets'] as const) {
        const asked = call(async () => call(catalog[method], wrong, method === 'get' ? 'x' : { limit: 1 }))
        await expect(asked).rejects.toThrow(new TypeError(message))
      }
    })

    it.each([
      [undefined, 'A query should be an object such as { limit: 20 }, not undefined.'],
      [{ limit: '5' }, 'limit should be a whole number above 0, not "5".'],
      [{ limit: 10n }, 'limit should be a whole number above 0, not 10.'],
      [{ limit: 5, offset: null }, 'offset should be a whole number, 0 or more, not null.'],
      [{ limit: 5, cursor: 7 }, 'cursor should be text, not 7.'],
      [{ limit: 5, path: 'Round' }, 'The filter path should be a list of texts: ["Round"].'],
      [{ limit: 5, name: [7] }, 'The filter name should be a list of texts.'],
      [{ limit: 5, after: ['20200101'] }, 'The filter after should be text.'],
      [{ limit: 5, all: 'yes' }, 'The filter all should be true or false.'],
      [{ limit: 5, specifiers: { model: ['a'] } }, /The filter specifiers should be a Map of lists/],
      [{ limit: 5, specifiers: new Map([['model', 'a']]) }, /The filter specifiers should be a Map of lists/],
    ])('refuses to list by %o', async (query, message) => {
      const asked = call(async () => call(catalog.list, 'dataset', query))
      await expect(asked).rejects.toThrow(TypeError)
      await expect(call(async () => call(catalog.list, 'dataset', query))).rejects.toThrow(message)
    })

    it('refuses dates that are none', async () => {
      for (const from of ['2020-01-01', Number.NaN, new Date('x')])
        await expect(call(async () => call(catalog.changed, 'file', { limit: 5, from }))).rejects.toThrow(
          'from and until should be valid Dates.',
        )
    })

    it('takes nothing in that is no list, and refuses what is no record', async () => {
      for (const records of [undefined, null, 42, 'text', {}])
        await expect(call(async () => call(catalog.ingest, records))).rejects.toThrow(/put a single record into a list/)
      const { accepted, refused } = await catalog.ingest([
        ...odd,
        ...odd.map(value => ({ doi: value })),
        ...odd.map(value => ({ doi: '10.5072/x', titles: [{ title: value }] })),
        ...odd.map(value => ({ datacite: value })),
        ...odd.map(value => ({ checksum: value })),
        ...odd.map(value => ({ specifiers: value })),
      ])
      expect(accepted).toEqual({ dataset: 0, file: 0, resource: 0 })
      expect(refused).toHaveLength(odd.length * 6)
      for (const { reasons } of refused) expect(reasons.join()).not.toBe('')
    })
  })
