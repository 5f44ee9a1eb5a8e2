import { describe, expect, it } from 'vitest'
import { memoryCatalog, postgresCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { createClient } from '../../src/client/index.ts'
import { createHandler, createService } from '../../src/http/index.ts'
import { serve, toNodeHandler } from '../../src/http/node.ts'
import { missingSqlite, openSqlite } from '../catalog/sqlite-driver.ts'
import { describeWith } from '../missing.ts'

/** Calls a function without type checks, as JavaScript can. */
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
    [memoryCatalog, [42], 'The argument of memoryCatalog should be omitted (ingest accepts records), not 42.'],
    [sqliteCatalog, [undefined], /^The database should be an open one, such as new Database.*, not undefined\.$/],
    [sqliteCatalog, ['catalog.sqlite'], /, not "catalog\.sqlite"\.$/],
    [postgresCatalog, ['postgres://localhost'], /^The pool should be one such as new Pool.*, not "postgres:/],
    [postgresCatalog, [{}], /not an object\.$/],
    [
      createHandler,
      [],
      'The options should be an object such as { catalog, baseUrl, filesUrl, termsOfUse }, not undefined.',
    ],
    [createHandler, [{}], 'The option catalog should be a catalog, such as memoryCatalog(), not undefined.'],
    [createService, [{ ...options, catalog: [] }], /such as memoryCatalog\(\), not a list\.$/],
    [createService, [{ ...options, baseUrl: 'data.example.org' }], /option baseUrl should be an address .* not "data/],
    [createService, [{ ...options, filesUrl: 7 }], /option filesUrl should be an address .* not 7\.$/],
    [createService, [{ ...options, termsOfUse: 'CC0' }], /option termsOfUse should be .*, not "CC0"\.$/],
    [createHandler, [{ ...options, files: {} }], /option files should be a file store, .* not an object\.$/],
    [createHandler, [{ ...options, files: { find: () => undefined } }], /option files should be a file store/],
    [createHandler, [{ ...options, downloads: new Map() }], /option downloads should be .* count, .* not an object\.$/],
    [createHandler, [{ ...options, cacheControl: 60 }], /option cacheControl should be a header .* not 60\.$/],
    [createHandler, [{ ...options, cacheControl: 'private\nX: y' }], /option cacheControl should be a header/],
    [createHandler, [{ ...options, bibliography: 'apa' }], 'The option bibliography should be a function, not "apa".'],
    [createHandler, [{ ...options, authorize: true }], 'The option authorize should be a function, not true.'],
    [createHandler, [{ ...options, rateLimit: 5 }], 'The option rateLimit should be a function, not 5.'],
    [createHandler, [{ ...options, onError: null }], 'The option onError should be a function, not null.'],
    [createHandler, [{ ...options, now: 0 }], 'The option now should be a function, not 0.'],
    [
      createHandler,
      [{ ...options, limits: { pageSize: '9' } }],
      'limits.pageSize should be a number from 1 up, not "9"',
    ],
    [createHandler, [{ ...options, cors: { origins: '*' } }], /option cors\.origins should be a list .* not "\*"\.$/],
    [
      createHandler,
      [{ ...options, citationStyles: { styles: ['apa'], locales: [] } }],
      /citationStyles\.styles should be/,
    ],
    [toNodeHandler, [options], 'The service should be what createService returns, not an object.'],
    [createClient, [], /^The options should be an object such as \{ baseUrl: .*, not undefined\.$/],
    [createClient, ['https://a.example.org'], /, not "https:\/\/a\.example\.org"\.$/],
    [createClient, [{}], /endpoint should be an http or https address .*, not undefined\.$/],
    [
      createClient({ baseUrl: options.baseUrl }).datasets,
      ['model=x'],
      /^The filters should be an object such as .*, not "model=x"\.$/,
    ],
    [createClient({ baseUrl: options.baseUrl }).files, [{}, 5], 'The options should be an object, not 5.'],
  ] as const)('calling %o(%o) throws a TypeError that describes the expected argument', (work, given, message) => {
    const calling = (): unknown => call(work, ...given)
    expect(calling).toThrow(TypeError)
    expect(calling).toThrow(message)
  })

  it('serve rejects a wrong argument with an error that describes the expected argument', async () => {
    await expect(call(serve, undefined, { port: 0 })).rejects.toThrow('The option catalog should be a catalog')
    await expect(call(serve, () => 42, { port: 0 })).rejects.toThrow(
      'The service should be what createService returns, not 42.',
    )
  })

  it('every factory function with a required argument throws a TypeError for wrong arguments', () => {
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

    it('the catalog rejects with a TypeError for an unknown kind of record', async () => {
      const wrong = 'dataset; drop table dataset'
      const message = `A kind of record should be "dataset", "file" or "resource", not "${wrong}".`
      for (const method of ['get', 'list', 'changed', 'specifiers', 'facets'] as const) {
        const asked = call(async () => call(catalog[method], wrong, method === 'get' ? 'x' : { limit: 1 }))
        await expect(asked).rejects.toThrow(new TypeError(message))
      }
    })

    it.each([
      [undefined, 'The query should be an object such as { limit: 20 }, not undefined.'],
      [{ limit: '5' }, 'limit should be a whole number above 0, not "5".'],
      [{ limit: 10n }, 'limit should be a whole number above 0, not 10n.'],
      [{ limit: 5, offset: null }, 'offset should be a whole number from 0 up, not null.'],
      [{ limit: 5, cursor: 7 }, 'cursor should be text, not 7.'],
      [{ limit: 5, path: 'Round' }, 'The filter path should be a list of texts, not "Round".'],
      [{ limit: 5, name: [7] }, 'The filter name should be a list of texts, not a list.'],
      [{ limit: 5, after: ['20200101'] }, 'The filter after should be text, not a list.'],
      [{ limit: 5, all: 'yes' }, 'The filter all should be true or false, not "yes".'],
      [{ limit: 5, specifiers: { model: ['a'] } }, /The filter specifiers should be a Map of lists/],
      [{ limit: 5, specifiers: new Map([['model', 'a']]) }, /The filter specifiers should be a Map of lists/],
    ])('list rejects with a TypeError for the query %o', async (query, message) => {
      const asked = call(async () => call(catalog.list, 'dataset', query))
      await expect(asked).rejects.toThrow(TypeError)
      await expect(call(async () => call(catalog.list, 'dataset', query))).rejects.toThrow(message)
    })

    it('the catalog rejects with an error for an invalid date in a query for changes', async () => {
      for (const from of ['2020-01-01', Number.NaN, new Date('x')])
        await expect(call(async () => call(catalog.changed, 'file', { limit: 5, from }))).rejects.toThrow(
          /^from should be a valid Date, not/,
        )
    })

    it('ingest rejects with an error if the records are not a list, and refuses entries that are not records', async () => {
      for (const records of [undefined, null, 42, 'text', {}])
        await expect(call(async () => call(catalog.ingest, records))).rejects.toThrow(
          /^The records should be a list or a stream, not/,
        )
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
