import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalog, type Filters, memoryCatalog, postgresCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { describeWith } from '../missing.ts'
import { isSlowSuite, runsOr } from '../runs.ts'
import { type PostgresServer, poolOf, postgresServer } from './postgres-server.ts'
import { missingPostgres } from './reachable-postgres.ts'
import { dataset, fileAlone, many, metadata, uuid } from './records.ts'
import { missingSqlite, openSqlite } from './sqlite-driver.ts'

const memory = memoryCatalog()

/** The time of the first ingest. Each further batch is one second later. */
const start = new Date('2024-02-28T23:59:55Z')

const records = [
  ...many(0, 300, number => dataset(number)),
  ...many(0, 300, number => dataset(number, number % 3 === 0 ? { path: `Round/𝒜/${number % 20}/é_${number}` } : {})),
  ...many(280, 330, number => fileAlone(number)),
  ...many(0, 40, number => metadata(number)),
  ...many(40, 50, number => ({ doi: `10.5072/out.${number}`, title: 'Elsewhere', datacite: null })),
]

async function filled(catalog: Catalog): Promise<Catalog> {
  let now = start.getTime()
  await catalog.ingest(records, { batch: 90, now: () => now, onProgress: () => (now += 1000) })
  return catalog
}

beforeAll(() => filled(memory))

const few = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(values, { maxLength: 3 })
const wild = fc.string({ unit: 'grapheme', maxLength: 4 })
const or = (...values: [string, ...string[]]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, wild)

const starts = [
  '',
  'Round',
  'Round/',
  'Round/OutputData/Agro',
  'Round/OutputData/FieldSim',
  'Round/𝒜',
  'Round/𝒜/1',
  'round',
] as const
const version = or('20100101', '20150601', '20150630', '2018', '20990101', '')
const specifiers = fc
  .uniqueArray(
    fc.tuple(
      or('model', 'scenario', 'variable', 'member', 'start_year', '__proto__'),
      few(or('FieldSim', 'AgroPlot', 'Grüngang', 'historical', 'ssp1', 'tas', 'r1', 'r17', '1903')),
    ),
    { maxLength: 3, selector: ([name]) => name },
  )
  .map(entries => new Map(entries))

/** A generator of values for each filter: values that occur in the records, and other values. */
const given: { [Name in keyof Filters]-?: fc.Arbitrary<NonNullable<Filters[Name]>> } = {
  id: few(
    fc.oneof(
      fc.nat(320).map(number => uuid(number)),
      wild,
    ),
  ),
  name: few(or('fieldsim_yield-mai_0', 'agroplot_tas_25', 'file-7.nc')),
  path: few(or(...starts)),
  tree: few(or(...starts)),
  version: few(version),
  after: version,
  before: version,
  query: or(
    'field',
    'ROUND yield',
    'é',
    'E 1',
    'psl-ssp1',
    '𝒜/1',
    'basin 3',
    '10.5072/round.1',
    'https://doi.org/10.5072/ROUND.3',
    '"soil moisture" -lindqvist',
    '-"agroplot historical"',
    '"of bas" ngozi',
    'rain rain basin 1',
    uuid(7),
    ' ',
  ),
  checksum: few(or('0000000a', '00000001')),
  dataset: few(fc.nat(320).map(number => uuid(number))),
  doi: few(or('10.5072/ROUND.3', '10.5072/round.39')),
  specifiers,
  all: fc.boolean(),
  withdrawn: fc.constant(false),
}

/** A generator of up to three conditions at a time, because all conditions together rarely match anything. */
const someFilters: fc.Arbitrary<Filters> = fc
  .subarray(Object.keys(given) as (keyof Filters)[], { maxLength: 3 })
  .chain(names => fc.record(Object.fromEntries(names.map(name => [name, given[name]]))) as fc.Arbitrary<Filters>)

const query = fc.record({
  kind: fc.constantFrom('dataset' as const, 'file' as const, 'resource' as const),
  filters: someFilters,
  limit: fc.integer({ min: 1, max: 60 }),
  offset: fc.integer({ min: 0, max: 40 }),
  byCursor: fc.boolean(),
  sort: fc.constantFrom(
    undefined,
    'relevance' as const,
    'title' as const,
    '-title' as const,
    'date' as const,
    '-date' as const,
  ),
})

function agreement(open: () => Catalog): void {
  let catalog: Catalog
  beforeAll(async () => {
    catalog = await filled(open())
  })
  afterAll(() => catalog.close())

  test('filters in SQL find the same records as the in-memory catalog', async () => {
    const numRuns = runsOr(400, 60)
    let found = 0
    await fc.assert(
      fc.asyncProperty(query, async ({ kind, filters, limit, offset, sort, byCursor }) => {
        const part = byCursor && sort !== 'relevance' ? { cursor: '*' } : { offset }
        const asked = { ...filters, limit, count: true, ...(sort && { sort }), ...part }
        const expected = await memory.list(kind, asked)
        found += expected.records.length
        expect(await catalog.list(kind, asked)).toEqual(expected)
        if (expected.next !== undefined) {
          const next = { ...asked, cursor: expected.next }
          expect(await catalog.list(kind, next)).toEqual(await memory.list(kind, next))
        }
        if (kind !== 'resource') expect(await catalog.facets(kind, filters)).toEqual(await memory.facets(kind, filters))
      }),
      { numRuns },
    )
    expect(found).toBeGreaterThan(numRuns)
  })

  test('lists of changes from SQL match those of the in-memory catalog', async () => {
    const kind = fc.constantFrom('dataset' as const, 'file' as const, 'resource' as const)
    const time = fc.integer({ min: -2500, max: 40_000 }).map(after => new Date(start.getTime() + after))
    const asked = fc.record(
      {
        from: time,
        until: time,
        described: fc.boolean(),
        limit: fc.integer({ min: 1, max: 60 }),
        offset: fc.integer({ min: 0, max: 40 }),
        cursor: fc.constant('*'),
        count: fc.boolean(),
      },
      { requiredKeys: ['limit'] },
    )
    const numRuns = runsOr(300, 60)
    let found = 0
    await fc.assert(
      fc.asyncProperty(kind, asked, async (kind, query) => {
        const expected = await memory.changed(kind, query)
        found += expected.records.length
        expect(await catalog.changed(kind, query)).toEqual(expected)
        if (expected.next === undefined) return
        const next = { ...query, cursor: expected.next }
        expect(await catalog.changed(kind, next)).toEqual(await memory.changed(kind, next))
      }),
      { numRuns },
    )
    expect(found).toBeGreaterThan(numRuns)
  })
}

describeWith(missingSqlite, 'SQLite', () => agreement(() => sqliteCatalog(openSqlite(':memory:'))))

if (isSlowSuite)
  describeWith(missingPostgres, 'PostgreSQL', () => {
    let server: PostgresServer
    let database: string
    beforeAll(async () => {
      server = await postgresServer()
      database = await server.newDatabase()
    })
    afterAll(() => server.end())
    agreement(() => postgresCatalog(poolOf(database)))
  })
