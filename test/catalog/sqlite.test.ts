import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import {
  type Filters,
  type SqliteDatabase,
  type SqliteStatement,
  type SqliteValue,
  sqliteCatalog,
} from '../../src/catalog/index.ts'
import { describeWith, testWith } from '../missing.ts'
import { dataset, fileAlone, many, metadata, uuid } from './records.ts'
import {
  missingBetterSqlite3,
  missingNodeSqlite,
  missingSqlite,
  nodeSqlite,
  openBetterSqlite3,
  openSqlite,
} from './sqlite-driver.ts'
import { catalogSuite } from './suite.ts'

/**
 * Returns a database that rejects an empty blob as a parameter.
 *
 * Node's own driver reads an empty blob as null.
 */
function strict(database: SqliteDatabase): SqliteDatabase {
  const checked = (values: SqliteValue[]): SqliteValue[] => {
    if (values.some(value => value instanceof Uint8Array && value.length === 0)) throw new TypeError('an empty blob')
    return values
  }
  const statement = (real: SqliteStatement): SqliteStatement => ({
    get: (...values) => real.get(...checked(values)),
    iterate: (...values) => real.iterate(...checked(values)),
    run: (...values) => real.run(...checked(values)),
  })
  return {
    exec: sql => database.exec(sql),
    prepare: sql => statement(database.prepare(sql)),
    close: () => database.close(),
  }
}

describeWith(missingBetterSqlite3, 'better-sqlite3', () => {
  catalogSuite('SQLite', async () => sqliteCatalog(strict(openBetterSqlite3(':memory:'))))
})

const builtIn = () => {
  if (nodeSqlite === undefined) throw new Error(missingNodeSqlite)
  return new nodeSqlite(':memory:')
}
describeWith(
  missingNodeSqlite,
  "Node's own driver",
  () => catalogSuite('node:sqlite', async () => sqliteCatalog(builtIn())),
  { isOptional: true },
)

testWith(missingSqlite, 'SQLite searches a database of the release before ranked searches', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
  const path = join(folder, 'catalog.sqlite')
  const first = sqliteCatalog(openSqlite(path))
  await first.ingest([...many(0, 30, number => metadata(number)), ...many(0, 30, number => dataset(number))])
  await first.close()
  const database = openSqlite(path)
  for (const kind of ['dataset', 'file', 'resource'])
    database.exec(`drop table ${kind}_text; drop index ${kind}_title; drop index ${kind}_date;
      alter table ${kind} drop column title; alter table ${kind} drop column date;
      delete from ${kind}_posting where key / 65536 in (select no from ${kind}_term where term < x'64' or term >= x'77');
      delete from ${kind}_term where term < x'64' or term >= x'77'`)
  database.exec('pragma user_version = 2')
  database.close()
  const again = sqliteCatalog(openSqlite(path))
  const soil = await again.list('resource', { query: '"soil moisture" 7', sort: '-title', limit: 9, count: true })
  expect([soil.count, soil.records[0]?.title]).toEqual([1, 'Soil moisture of basin 7'])
  expect((await again.list('dataset', { query: 'fieldsim', limit: 1, count: true, all: true })).count).toBe(8)
  expect((await again.facets('resource')).publisher).toEqual([{ value: 'Rain Repository', count: 30 }])
  await again.close()
  rmSync(folder, { recursive: true })
})

testWith(missingSqlite, 'SQLite removes words of markup from a database of an earlier release', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
  const path = join(folder, 'catalog.sqlite')
  const first = sqliteCatalog(openSqlite(path))
  await first.ingest([
    metadata(1, { titles: [{ title: 'CO<sub>2</sub>' }] }),
    metadata(2, { titles: [{ title: 'Sub' }] }),
  ])
  await first.close()
  const database = openSqlite(path)
  // Imitates the previous release, in which the tag `<sub>` counted as the word `sub`.
  const key = '(select no from resource_term where term = ?) * 65536'
  database
    .prepare(
      `update resource_posting set bits = (select bits from resource_posting where key = ${key}) where key = ${key}`,
    )
    .run(Buffer.from('wrain'), Buffer.from('wsub'))
  database.exec('pragma user_version = 3')
  database.close()
  const again = sqliteCatalog(openSqlite(path))
  const dois = async (query: string) =>
    (await again.list('resource', { query, limit: 9 })).records.map(({ doi }) => doi)
  expect([await dois('sub'), await dois('co2')]).toEqual([['10.5072/Round.2'], ['10.5072/Round.1']])
  await again.close()
  rmSync(folder, { recursive: true })
})

testWith(
  missingSqlite,
  'SQLite finds further paths and merged specifiers in a database of an earlier release',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
    const path = join(folder, 'catalog.sqlite')
    const first = sqliteCatalog(openSqlite(path))
    const paths = ['Round/OutputData/alone/1.nc', 'Links/one.nc']
    await first.ingest([fileAlone(1, { paths, merged_specifiers: { sector: ['lakes', 'glaciers'] } }), fileAlone(2)])
    await first.close()
    const database = openSqlite(path)
    database.exec(`delete from file_rare where term >= x'50' and term < x'51';
    delete from file_posting where key / 65536 in (select no from file_term where term like '%glaciers%' or term like '%links%')`)
    database.exec('pragma user_version = 4')
    database.close()
    const again = sqliteCatalog(openSqlite(path))
    const found = async (filters: Filters) =>
      (await again.list('file', { ...filters, limit: 9, count: true })).records.map(({ id }) => id)
    for (const filters of [
      { path: ['Links/'] },
      { specifiers: new Map([['sector', ['glaciers']]]) },
      { query: 'glaciers' },
      { query: 'links' },
    ])
      expect(await found(filters)).toEqual([uuid(1, 5)])
    await again.close()
    rmSync(folder, { recursive: true })
  },
)

testWith(missingSqlite, 'SQLite finds related items in a database of an earlier release', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
  const path = join(folder, 'catalog.sqlite')
  const first = sqliteCatalog(openSqlite(path))
  const relatedItems = [
    {
      relatedItemType: 'Dataset',
      relationType: 'Cites',
      titles: [{ title: 'Snow' }],
      relatedItemIdentifier: { relatedItemIdentifier: '10.5072/firnification', relatedItemIdentifierType: 'DOI' },
    },
  ]
  await first.ingest([metadata(1, { relatedItems }), metadata(2)])
  await first.close()
  const database = openSqlite(path)
  database
    .prepare('delete from resource_posting where key / 65536 = (select no from resource_term where term = ?)')
    .run(Buffer.from('wfirnification'))
  database.exec('pragma user_version = 5')
  database.close()
  const again = sqliteCatalog(openSqlite(path))
  const { records } = await again.list('resource', { query: '"10.5072/firnification"', limit: 9 })
  expect(records.map(({ doi }) => doi)).toEqual(['10.5072/Round.1'])
  await again.close()
  rmSync(folder, { recursive: true })
})

const shown = 'SQLite returns records that another connection ingests, and changes its revision'
testWith(missingSqlite, shown, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
  const [one, other] = [1, 2].map(() => sqliteCatalog(openSqlite(join(folder, 'catalog.sqlite'))))
  const filters = { limit: 10, specifiers: new Map([['member', ['r1', 'r2', 'r3']]]), query: 'fieldsim' }
  for (const count of [1, 2, 3]) {
    const before = await one?.revision()
    await other?.ingest([dataset(count, { specifiers: { model: 'FieldSim', member: `r${count}` }, public: true })])
    // Reads that follow each other closely see the same state.
    await new Promise(resolve => setTimeout(resolve, 10))
    expect(await one?.revision()).not.toBe(before)
    expect((await one?.list('dataset', filters))?.records).toHaveLength(count)
  }
  await Promise.all([one?.close(), other?.close()])
  rmSync(folder, { recursive: true })
})

testWith(
  missingSqlite,
  'the SQLite catalog updates the planner statistics after many new records, but not after a few',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
    const database = openSqlite(join(folder, 'catalog.sqlite'))
    const counted = () =>
      database.prepare("select count(*) as count from sqlite_schema where name = 'sqlite_stat1'").get() as {
        count: number
      }
    const catalog = sqliteCatalog(database)
    await catalog.ingest(many(0, 999, number => metadata(number)))
    expect(counted().count).toBe(0)
    await catalog.ingest(many(1000, 2000, number => metadata(number)))
    expect(counted().count).toBe(1)
    const row = database.prepare("select stat from sqlite_stat1 where tbl = 'resource' limit 1").get() as {
      stat: string
    }
    expect(Number.parseInt(row.stat, 10)).toBeGreaterThan(1000)
    await catalog.close()
    rmSync(folder, { recursive: true })
  },
)

testWith(missingSqlite, 'SQLite limits its cache while it ingests, and uses a larger cache to read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-sqlite-'))
  const database = openSqlite(join(folder, 'catalog.sqlite'))
  const pragma = (name: string) => database.prepare(`pragma ${name}`).get() as Record<string, number>
  const memory = () => [pragma('mmap_size').mmap_size, pragma('cache_size').cache_size]
  const catalog = sqliteCatalog(database)
  const during: unknown[] = []
  function* records() {
    for (const record of many(0, 3, number => metadata(number))) {
      during.push(memory())
      yield record
    }
    throw new Error('cut off')
  }
  const before = memory()
  expect(before[1]).toBe(-262_144)
  await expect(catalog.ingest(records(), { batch: 1 })).rejects.toThrow('cut off')
  expect(during).toEqual(new Array(3).fill([0, -16_384]))
  expect(memory()).toEqual(before)
  await catalog.close()
  rmSync(folder, { recursive: true })
})
