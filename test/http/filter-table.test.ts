import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FilterForms, FilterRow } from '../../src/catalog/filters.ts'
import type { Catalog, Kind, Stored } from '../../src/catalog/index.ts'
import type { Handler } from '../../src/http/index.ts'
import { doiKey } from '../../src/identifiers/index.ts'
import { type PostgresServer, poolOf, postgresServer } from '../catalog/postgres-server.ts'
import { missingPostgres } from '../catalog/reachable-postgres.ts'
import { dataset, fileAlone, many, metadata } from '../catalog/records.ts'
import { missingSqlite, openSqlite } from '../catalog/sqlite-driver.ts'
import { describeWith } from '../missing.ts'
import { isSlowSuite } from '../runs.ts'

/** Rows that the test adds to the filter table, which is the only list of filters. */
const imaginary: readonly FilterRow[] = [
  {
    name: 'checksum_type',
    kinds: ['file'],
    form: 'text',
    field: 'checksum_type',
    index: { letter: 'k', share: 'common' },
    description: 'Keep files whose checksum is of one of these types.',
  },
  {
    name: 'bytes',
    kinds: ['dataset', 'file'],
    form: 'text',
    field: 'size',
    index: { letter: 'b', share: 'rare' },
    description: 'Keep records of one of these sizes.',
  },
  {
    name: 'publisher',
    kinds: ['resource'],
    form: 'start',
    field: 'publisher',
    index: { letter: 'u', share: 'common' },
    description: 'Keep resources whose publisher begins with one of these texts.',
  },
  {
    name: 'within',
    kinds: ['resource'],
    form: 'tree',
    field: 'paths',
    index: { letter: 'p', share: 'rare' },
    description: 'Keep resources that cover a path at or below one of these.',
  },
  {
    name: 'since',
    kinds: ['resource'],
    form: 'from',
    field: 'publication_year',
    index: { letter: 'y', share: 'common' },
    description: 'Keep resources of this year or a later one.',
    example: '20200101',
  },
]

// Modules may have been loaded for another test, without these rows.
vi.resetModules()
vi.doMock('../../src/catalog/filters.ts', async original => {
  const { filtersFor: real, ...rest } = await original<typeof import('../../src/catalog/filters.ts')>()
  const both = (kind: Kind) => [...real(kind), ...imaginary.filter(({ kinds }) => kinds.includes(kind))]
  return { ...rest, filtersFor: both }
})
const { filtersFor } = await import('../../src/catalog/filters.ts')
const { memoryCatalog, postgresCatalog, sqliteCatalog } = await import('../../src/catalog/index.ts')
const { createClient } = await import('../../src/client/index.ts')
const { createHandler } = await import('../../src/http/index.ts')
afterAll(() => {
  vi.doUnmock('../../src/catalog/filters.ts')
  vi.resetModules()
})

const resources = many(0, 12, number => ({
  ...metadata(number, { publicationYear: `20${10 + number}`, publisher: { name: `${'ABC'[number % 3]} Press` } }),
}))
const records = [
  ...many(0, 40, number => dataset(number, { name: `agroplot_${number % 4}` })),
  ...many(40, 60, number => fileAlone(number, { checksum_type: number % 2 === 0 ? 'md5' : 'sha256' })),
  ...resources,
  { doi: '10.5072/out.1', title: 'Elsewhere', paths: ['Round/OutputData', 'Other/place'], datacite: null },
]

/**
 * The condition under which a record matches, by form of filter. Implemented independently of the service, without an
 * index.
 */
const fits: { [Form in keyof FilterForms]: (value: string, given: string) => boolean } = {
  text: (value, given) => value === given,
  uuid: (value, given) => value === given,
  stamp: (value, given) => value === given,
  doi: (value, given) => `https://doi.org/${doiKey(value)}` === doiKey(given),
  digest: (value, given) => value === given.toLowerCase(),
  start: (value, given) => value.startsWith(given),
  tree: (value, given) => `${value}/`.startsWith(`${given}/`),
  from: (value, given) => value >= given,
  until: (value, given) => value <= given,
  words: (value, given) =>
    value
      .toLowerCase()
      .split(/[\W_]+/)
      .some(word => word.startsWith(given)),
  hidden: () => true,
}

/** Functions that derive a filter value from a record's value, one for each form of filter. */
const given: { [Form in keyof FilterForms]: (value: string) => string } = {
  text: value => value,
  uuid: value => value,
  stamp: value => value,
  doi: value => `https://doi.org/${value.toUpperCase()}`,
  digest: value => value.toUpperCase(),
  start: value => value.slice(0, -2),
  tree: value => value.replace(/\/[^/]*$/, ''),
  from: () => '20200101',
  until: value => value,
  words: value => (value.toLowerCase().match(/[a-z]{3,}/g) ?? []).at(-1)?.slice(0, 3) ?? '',
  hidden: () => 'true',
}

const kinds = ['dataset', 'file', 'resource'] as const
const rows = kinds.flatMap(kind => filtersFor(kind).map(row => ({ kind, name: row.name, row })))

/** Returns the values that a filter compares in a record. */
function valuesOf(record: Stored[Kind], { field, form }: FilterRow): string[] {
  if (form === 'words')
    return 'specifiers' in record ? [record.path, ...Object.values(record.specifiers).map(String)] : [record.title]
  const value: unknown = record[field as keyof typeof record] ?? []
  return [value].flat().map(String)
}

const baseUrl = 'https://data.example.org'

function suite(name: string, open: () => Promise<Catalog>): void {
  describe(name, () => {
    let catalog: Catalog
    let handle: Handler
    const everything: { [K in Kind]?: readonly Stored[K][] } = {}
    beforeAll(async () => {
      catalog = await open()
      const { refused } = await catalog.ingest(records)
      expect(refused).toEqual([])
      const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: `${baseUrl}/terms` }
      handle = createHandler({ catalog, baseUrl, filesUrl: `${baseUrl}/raw`, termsOfUse })
      for (const kind of kinds)
        Object.assign(everything, { [kind]: (await catalog.list(kind, { limit: 1000, all: true })).records })
    })
    afterAll(() => catalog.close())

    test.each(rows)(
      'the $kind filter $name finds the matching records, is documented and is supported by the client',
      async ({ kind, row }) => {
        const all: readonly Stored[Kind][] = everything[kind] ?? []
        const isPublic = (record: Stored[Kind]): boolean => !('public' in record) || record.public
        const sample = all.filter(isPublic).find(record => valuesOf(record, row).length > 0)
        const value = given[row.form](sample === undefined ? '' : (valuesOf(sample, row).at(-1) ?? ''))
        const wanted = all
          .filter(record => row.form === 'hidden' || isPublic(record))
          .filter(record => row.form === 'hidden' || valuesOf(record, row).some(one => fits[row.form](one, value)))
          .map(({ id }) => id)
        expect(wanted.length).toBeGreaterThan(0)

        const search = new URLSearchParams({ [row.name]: value, strict: 'true', page_size: '1000' })
        const response = await handle(new Request(`${baseUrl}/api/v1/${kind}s/?${search}`))
        const answer = await response.json()
        expect([response.status, answer.results.map(({ id }: { id: string }) => id)]).toEqual([200, wanted])

        const document = await (await handle(new Request(`${baseUrl}/openapi.json`))).json()
        const parameters: { name: string; description: string }[] = document.paths[`/api/v1/${kind}s/`].get.parameters
        expect(parameters.filter(({ name }) => name === row.name)).toMatchObject([{ description: row.description }])

        const client = createClient({ baseUrl, fetch: (url, init) => handle(new Request(url, init)) })
        const found: string[] = []
        for await (const { id } of client[`${kind}s`]({ [row.name]: value })) found.push(id)
        expect(found).toEqual(wanted)
      },
    )
  })
}

test('the filters of each record kind have distinct names, and no two of their fields share an index letter', () => {
  for (const kind of kinds) {
    const names = filtersFor(kind).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const fields = new Map<string, string>()
    for (const { field = '', index } of filtersFor(kind)) {
      if (typeof index !== 'object') continue
      expect(index.letter).toMatch(/^[a-rt-vx-z]$/)
      expect(fields.get(index.letter) ?? field).toBe(field)
      fields.set(index.letter, field)
    }
  }
})

suite('memory', async () => memoryCatalog())
describeWith(missingSqlite, 'SQLite', () => suite('SQLite', async () => sqliteCatalog(openSqlite(':memory:'))))
if (isSlowSuite)
  describeWith(missingPostgres, 'with a server', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await postgresServer()
    })
    afterAll(() => server.end())
    suite('PostgreSQL', async () => postgresCatalog(poolOf(await server.newDatabase())))
  })
