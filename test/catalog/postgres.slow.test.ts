import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Catalog, CatalogError, memoryCatalog, postgresCatalog } from '../../src/catalog/index.ts'
import { describeWith, testWith } from '../missing.ts'
import { clusterProxy } from './cluster-proxy.ts'
import { type PostgresServer, poolOf, postgresServer } from './postgres-server.ts'
import { missingPostgres } from './reachable-postgres.ts'
import { dataset, many, metadata, uuid } from './records.ts'
import { catalogSuite } from './suite.ts'

/** The reason why the test of a wrong password is skipped; falsy if it runs. */
const anyPassword = process.env.CITABLE_POSTGRES_URL && 'The given server may take any password.'

describeWith(missingPostgres, 'with a server', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await postgresServer()
  })
  afterAll(() => server.end())

  catalogSuite('PostgreSQL', async () => postgresCatalog(poolOf(await server.newDatabase())))

  test('the PostgreSQL catalog finds and ranks records as the in-memory catalog does, before and after words are counted', async () => {
    const words = ['rainfall', 'runoff', 'snow']
    const titleOf = (number: number): string => `${words[number % 3]} of basin ${number % 200}, daily`
    const records = many(0, 1500, number => metadata(number, { titles: [{ title: titleOf(number) }] }))
    const [inMemory, catalog] = [memoryCatalog(), postgresCatalog(poolOf(await server.newDatabase()))]
    const queries = [
      'rainfall 137',
      'rainfall basin',
      'snow 19 -daily',
      'runoff 150 -137',
      '"basin 42" daily',
      'rain 1',
      'daily zzz',
    ]
    const found = (from: Catalog) =>
      Promise.all(
        queries.map(async query => {
          const { records, count } = await from.list('resource', { query, sort: 'relevance', limit: 30, count: true })
          return { query, count, dois: records.map(({ doi }) => doi) }
        }),
      )
    // Words are counted only after an ingest of at least a thousand records.
    for (const part of [records.slice(0, 750), records.slice(750)]) await catalog.ingest(part)
    await inMemory.ingest(records)
    const expected = await found(inMemory)
    expect(await found(catalog)).toEqual(expected)
    await catalog.ingest(records)
    expect(await found(catalog)).toEqual(expected)
    expect(expected.find(({ query }) => query === 'rainfall 137')?.count).toBeGreaterThan(0)
    await catalog.close()
  })

  describe('several processes', () => {
    test('six connection pools can create the tables simultaneously', async () => {
      const url = await server.emptyDatabase()
      const catalogs = many(0, 6, () => postgresCatalog(poolOf(url)))
      await Promise.all(catalogs.map(catalog => catalog.ready()))
      await Promise.all(catalogs.map((catalog, part) => catalog.ingest([dataset(part)])))
      expect(await catalogs[0]?.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 6 })
      await Promise.all(catalogs.map(catalog => catalog.close()))
    })

    test('concurrent writers of the same records preserve every link between a file and its datasets', async () => {
      const url = await server.newDatabase()
      const catalogs = many(0, 4, () => postgresCatalog(poolOf(url)))
      const shared = dataset(0).files
      const records = many(0, 80, number => dataset(number, { files: shared }))
      const parts = [records, [...records].reverse(), records.slice(20), many(0, 40, number => metadata(number))]
      const reports = await Promise.all(
        catalogs.map((catalog, part) => catalog.ingest(parts[part] ?? [], { batch: 7 })),
      )
      expect(reports.flatMap(({ refused }) => refused)).toEqual([])
      const [catalog] = catalogs
      const files = await catalog?.list('file', { limit: 5, all: true })
      expect(files?.records.map(({ datasets }) => datasets.length)).toEqual([80])
      expect(await catalog?.list('resource', { limit: 1, count: true })).toMatchObject({ count: 40 })
      await Promise.all(catalogs.map(one => one.close()))
    })
  })

  describe('behind what reports row counts as a cluster does', () => {
    test('concurrent writers index every record under the terms of its current version', async () => {
      const url = await server.newDatabase()
      const proxy = await clusterProxy(url)
      const catalogs = many(0, 2, () => postgresCatalog(poolOf(proxy.url)))
      const [one] = catalogs
      const versionOf = (writer: string) => many(0, 400, number => metadata(number, { titles: [{ title: writer }] }))
      await one?.ingest(versionOf('beginning'))
      await Promise.all(catalogs.map((catalog, writer) => catalog.ingest(versionOf(`writer${writer}`), { batch: 50 })))
      for (const writer of ['beginning', 'writer0', 'writer1']) {
        const found = await one?.list('resource', { query: writer, limit: 500 })
        expect(found?.records.filter(({ title }) => title !== writer)).toEqual([])
      }
      expect(proxy.replaced).toBeGreaterThan(0)
      expect(await one?.verify()).toEqual({ checked: 400, repaired: 0 })
      await Promise.all(catalogs.map(catalog => catalog.close()))
      await proxy.end()
    })
  })

  test('verify finds and repairs index entries that do not match their records', async () => {
    const url = await server.newDatabase()
    const catalog = postgresCatalog(poolOf(url))
    await catalog.ingest(many(0, 30, number => metadata(number, { titles: [{ title: `soil ${number}` }] })))
    await catalog.ingest(many(0, 10, number => dataset(number)))
    const pool = poolOf(url)
    const { rows } = await pool.query('select id from citable_resource order by id limit 5')
    const ids = rows.map(({ id }) => id)
    await pool.query(`update citable_resource set search = 'foreign'::tsvector where id = any($1::uuid[])`, [ids])
    const wrong = rows[0]?.id
    await pool.query('delete from citable_resource_term where id = $1', [wrong])
    expect((await catalog.list('resource', { query: 'soil', limit: 50 })).records).toHaveLength(25)
    expect(await catalog.verify()).toMatchObject({ repaired: 5 })
    expect((await catalog.list('resource', { query: 'soil', limit: 50 })).records).toHaveLength(30)
    expect(await catalog.verify()).toMatchObject({ repaired: 0 })
    await catalog.ingest([metadata(0, { titles: [{ title: 'ice' }] })])
    expect((await catalog.list('resource', { query: 'ice', limit: 50 })).records).toHaveLength(1)
    await Promise.all([catalog.close(), pool.end()])
  })

  test('the SQL statements of a search join records only by id, as a database cluster requires', async () => {
    const pool = poolOf(await server.newDatabase())
    const asked: string[] = []
    const catalog = postgresCatalog({
      query: (statement, values) => {
        asked.push(typeof statement === 'string' ? statement : statement.text)
        return pool.query(statement as string, values)
      },
      connect: () => pool.connect(),
      on: (event, listener) => pool.on(event, listener),
      end: () => pool.end(),
    })
    await catalog.ingest([metadata(1), dataset(1)])
    asked.length = 0
    const [resource] = (await catalog.list('resource', { limit: 1 })).records
    const checksum = (await catalog.list('file', { limit: 1, all: true })).records[0]?.checksum
    for (const query of [resource?.doi ?? '', checksum ?? '', 'soil', uuid(1)])
      for (const kind of ['dataset', 'file', 'resource'] as const)
        for (const sort of ['relevance', undefined] as const) {
          await catalog.list(kind, { query, limit: 5, count: true, all: true, ...(sort && { sort }) })
          await catalog.facets(kind, { query, all: true })
        }
    const kindsIn = (text: string) =>
      new Set(text.match(/citable_(?:dataset|file|resource)\b|citable_[a-z]+(?=_term)/g))
    expect(asked.filter(text => kindsIn(text).size > 1)).toEqual([])
    const withTerms = asked.filter(text => /_term\b/.test(text) && /citable_(?:dataset|file|resource) r\b/.test(text))
    expect(withTerms.filter(text => !/[ts]\.id = r\.id|r\.id = [ts]\.id/.test(text))).toEqual([])
    await catalog.close()
  })

  test('the PostgreSQL catalog returns the same records on a distant page as in the whole list', async () => {
    const catalog = postgresCatalog(poolOf(await server.newDatabase()))
    await catalog.ingest(many(0, 400, number => metadata(number)))
    const all = await catalog.list('resource', { limit: 400 })
    const far = await catalog.list('resource', { limit: 20, offset: 350 })
    expect(far.records).toEqual(all.records.slice(350, 370))
    expect((await catalog.list('resource', { limit: 20, offset: 4000 })).records).toEqual([])
    await catalog.close()
  })

  test('a migration starts from the recorded version, and a catalog without one of its tables is not ready', async () => {
    const url = await server.emptyDatabase()
    const pool = poolOf(url)
    const catalog = postgresCatalog(poolOf(url))
    expect(await catalog.migrate()).toMatchObject({ from: 0, distributed: [] })
    for (const version of [1, 0]) {
      await pool.query('update citable_migration set version = $1', [version])
      expect(await postgresCatalog(poolOf(url)).migrate()).toMatchObject({ from: version })
    }
    await catalog.ready()
    await pool.query('alter table citable_file rename to elsewhere')
    await expect(catalog.ready()).rejects.toThrow(CatalogError)
    await expect(catalog.migrate({ citus: true })).rejects.toThrow(/has no Citus/)
    await Promise.all([catalog.close(), pool.end()])
  })

  test('a database that a newer release created causes a CatalogError and keeps its version', async () => {
    const url = await server.emptyDatabase()
    const catalog = postgresCatalog(poolOf(url))
    await catalog.ready()
    const pool = poolOf(url)
    await pool.query('update citable_migration set version = 99')
    const newer = postgresCatalog(poolOf(url))
    await expect(newer.ready()).rejects.toThrow(/version 99 .* newer release/)
    await expect(newer.ingest([dataset(1)])).rejects.toThrow(CatalogError)
    expect((await pool.query('select version from citable_migration')).rows).toEqual([{ version: 99 }])
    await Promise.all([catalog.close(), newer.close(), pool.end()])
  })

  test('the PostgreSQL catalog searches a database that was created before ranked searches were introduced', async () => {
    const url = await server.emptyDatabase()
    const first = postgresCatalog(poolOf(url))
    await first.ingest([...many(0, 30, number => metadata(number)), dataset(1)])
    const pool = poolOf(url)
    for (const kind of ['dataset', 'file', 'resource'])
      await pool.query(`alter table citable_${kind} drop column title, drop column date, drop column search`)
    await pool.query("delete from citable_resource_term where term >= 's'::bytea and term < 't'::bytea")
    await pool.query('update citable_migration set version = 2')
    const again = postgresCatalog(poolOf(url))
    const soil = await again.list('resource', { query: '"soil moisture" 7', sort: '-title', limit: 9, count: true })
    expect([soil.count, soil.records[0]?.title]).toEqual([1, 'Soil moisture of basin 7'])
    expect((await again.facets('resource')).publisher).toEqual([{ value: 'Rain Repository', count: 30 }])
    await Promise.all([first.close(), again.close(), pool.end()])
  })

  test('the PostgreSQL catalog lists title matches first, even among thousands of matches', async () => {
    const url = await server.newDatabase()
    const catalog = postgresCatalog(poolOf(url))
    const abstract = [{ description: 'Moisture of snow', descriptionType: 'Abstract' }]
    await catalog.ingest(
      many(0, 10_050, number =>
        metadata(number, number < 10_020 ? { titles: [{ title: 'X' }], descriptions: abstract } : {}),
      ),
    )
    const page = async (offset: number) =>
      catalog.list('resource', { query: 'moisture', sort: 'relevance', limit: 40, offset, count: true })
    const first = await page(0)
    expect(first.count).toBe(10_050)
    expect(first.records.map(({ title }) => title === 'X')).toEqual(many(0, 40, place => place >= 30))
    const ids = new Set([...first.records, ...(await page(40)).records].map(({ id }) => id))
    expect(ids.size).toBe(80)
    await catalog.close()
  })

  test('the PostgreSQL catalog updates the planner statistics as soon as a large batch is stored', async () => {
    const url = await server.emptyDatabase()
    const catalog = postgresCatalog(poolOf(url))
    await catalog.ingest(many(0, 1200, number => metadata(number)))
    const pool = poolOf(url)
    const { rows } = await pool.query("select reltuples from pg_class where relname = 'citable_resource'")
    expect(rows).toEqual([{ reltuples: 1200 }])
    await Promise.all([catalog.close(), pool.end()])
  })

  testWith(anyPassword, 'a wrong password causes a permanent CatalogError', async () => {
    const url = (await server.newDatabase()).replace('password', 'wrong')
    const catalog = postgresCatalog(poolOf(url))
    await expect(catalog.ready()).rejects.toMatchObject({ name: 'CatalogError', isTransient: false })
    await catalog.close()
  })
})

test.each([
  ['SSL SYSCALL error: EOF detected', 'XX000'],
  ['connection to the remote node postgres@db2:5432 failed with the following error: Connection refused', '08006'],
  ['server closed the connection unexpectedly', 'XX000'],
  ['could not receive data from server: Connection reset by peer', undefined],
])('a lost connection causes a transient CatalogError: %j (code %s)', async (message, code) => {
  const fail = async () => Promise.reject(Object.assign(new Error(message), { code }))
  const catalog = postgresCatalog({ query: fail, connect: fail, on: () => undefined, end: async () => undefined })
  await expect(catalog.ready()).rejects.toMatchObject({ name: 'CatalogError', isTransient: true })
})

test('an unreachable server causes a transient CatalogError', async () => {
  const catalog = postgresCatalog(poolOf('postgres://nobody@127.0.0.1:9/none'))
  await expect(catalog.list('dataset', { limit: 1 })).rejects.toMatchObject({ name: 'CatalogError', isTransient: true })
  await catalog.close()
})
