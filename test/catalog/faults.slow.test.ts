import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalog, CatalogError, postgresCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { describeWith, testWith } from '../missing.ts'
import { type PostgresServer, poolOf, postgresServer } from './postgres-server.ts'
import { missingPostgres } from './reachable-postgres.ts'
import { dataset, many, uuid } from './records.ts'
import { missingSqlite, openSqlite } from './sqlite-driver.ts'

const folder = mkdtempSync(join(tmpdir(), 'citable-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Starts an ingest in a separate process and kills it in the middle of a batch. Returns the number of records that it
 * had reported.
 */
function killedIngest(database: string, batches: number): Promise<number> {
  const script = fileURLToPath(new URL('ingest-child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, database], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.stdout.on('data', chunk => {
      said += chunk
      // A little later, so that the next batch has begun.
      if (said.split('\n').length > batches) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20)
    })
    child.on('close', (code, signal) =>
      signal === 'SIGKILL'
        ? resolve(Number(said.trim().split('\n').at(-1)))
        : reject(new Error(`It ended with ${code}.`)),
    )
  })
}

/**
 * Throws unless the catalog contains complete batches of the first datasets, at least `atLeast` in total. Also compares
 * the number of files, and the counts by specifier, by facet and by search.
 */
async function expectWhole(catalog: Catalog, atLeast: number): Promise<void> {
  const { count = 0 } = await catalog.list('dataset', { limit: 1, count: true, all: true })
  expect(count).toBeGreaterThanOrEqual(atLeast)
  expect(count % 50).toBe(0)
  const ids = many(0, count, number => uuid(number)).sort()
  const found = []
  for await (const record of catalog.iterate('dataset', { all: true })) found.push(record)
  expect(found.map(({ id }) => id).sort()).toEqual(ids)
  expect(await catalog.list('file', { limit: 1, count: true, all: true })).toMatchObject({ count })
  const specifiers = new Map([['model', ['FieldSim']]])
  const fieldSim = found.filter(record => record.specifiers.model === 'FieldSim').length
  expect(await catalog.list('dataset', { specifiers, limit: 1, count: true, all: true })).toMatchObject({
    count: fieldSim,
  })
  expect((await catalog.facets('dataset', { all: true })).model).toContainEqual({ value: 'FieldSim', count: fieldSim })
  expect(await catalog.list('dataset', { query: 'fieldsim', limit: 1, count: true, all: true })).toMatchObject({
    count: fieldSim,
  })
}

const full =
  'reports a full disk as a CatalogError, serves the stored records, and ingests the others once there is space'

const killed = 'a killed ingest loses no reported batch, stores no partial batch, and can be repeated'

describeWith(missingPostgres, 'PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await postgresServer()
  })
  afterAll(() => server.end())

  test(killed, async () => {
    const url = await server.newDatabase()
    for (const batches of [3, 8]) {
      const accepted = await killedIngest(url, batches)
      expect(accepted).toBeGreaterThanOrEqual(150)
      const catalog = postgresCatalog(poolOf(url))
      await expectWhole(catalog, accepted)
      await catalog.close()
    }
  })

  test('a catalog reports transient errors while its PostgreSQL server restarts under load, and then recovers', async () => {
    const catalog = postgresCatalog(poolOf(await server.newDatabase()))
    await catalog.ingest(many(0, 100, number => dataset(number)))
    const errors: unknown[] = []
    let answers = 0
    let isOver = false
    const readers = many(0, 6, async number => {
      while (!isOver) {
        try {
          await (number % 2 === 0
            ? catalog.list('dataset', { limit: 5, count: true })
            : catalog.get('dataset', uuid(number)))
          answers++
        } catch (error) {
          errors.push(error)
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      }
    })
    const writer = (async () => {
      while (!isOver)
        await catalog
          .ingest(many(0, 100, number => dataset(number, { size: answers })))
          .catch(error => errors.push(error))
    })()
    const answersReach = async (count: number) => {
      while (answers < count) await new Promise(resolve => setTimeout(resolve, 10))
    }
    await answersReach(50)
    await server.stop()
    while (errors.length < 10) await new Promise(resolve => setTimeout(resolve, 10))
    await server.start()
    await answersReach(answers + 50)
    isOver = true
    await Promise.all([...readers, writer])
    expect(errors.filter(error => !(error instanceof CatalogError && error.isTransient))).toEqual([])
    await catalog.ready()
    expect(await catalog.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 100 })
    await catalog.close()
  })
})

/**
 * Creates a small disk in memory, or resizes the disk if `how` is `remount,`. Returns the reason if that fails,
 * otherwise undefined.
 */
function smallDisk(path: string, megabytes: number, how = ''): string | undefined {
  mkdirSync(path, { recursive: true })
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `${how}size=${megabytes}m`, 'tmpfs', path],
    { encoding: 'utf8' },
  )
  return status === 0 ? undefined : `No small disk can be made: ${(error?.message ?? stderr).trim()}`
}

const removeDisk = (path: string): void => void spawnSync('umount', ['--lazy', path])

const missingDisk = missingPostgres ?? smallDisk(join(folder, 'disk'), 1)
removeDisk(join(folder, 'disk'))

describeWith(missingPostgres, 'PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await postgresServer()
  })
  afterAll(() => server?.end())

  testWith(missingDisk, full, async () => {
    const path = mkdtempSync(join(tmpdir(), 'citable-full-'))
    chmodSync(path, 0o755)
    const disk = join(path, 'disk')
    smallDisk(disk, 16)
    const url = await server.newDatabase()
    const admin = poolOf(url)
    try {
      // A tablespace belongs to the user who runs the server, as its data do.
      const { data_directory: data } = (await admin.query('show data_directory')).rows[0]
      chownSync(disk, statSync(data).uid, statSync(data).gid)
      await admin.query(`create tablespace small location '${disk}'`)
      const address = new URL(url)
      address.searchParams.set('options', '-c default_tablespace=small')
      const catalog = postgresCatalog(poolOf(address.href))
      await catalog.ingest(many(0, 50, number => dataset(number)))
      const more = many(50, 5000, number => dataset(number))
      const failed = await catalog.ingest(more).catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(CatalogError)
      expect(failed).toMatchObject({ isTransient: true, message: expect.stringContaining('No space left on device') })
      await catalog.ready()
      const { count = 0 } = await catalog.list('dataset', { limit: 1, count: true, all: true })
      await expectWhole(catalog, 50)
      expect(count).toBeLessThan(5000)
      smallDisk(disk, 200, 'remount,')
      await catalog.ingest(more)
      await expectWhole(catalog, 5000)
      await catalog.close()
    } finally {
      await admin.end()
      await server.stop()
      removeDisk(disk)
      await server.start()
      rmSync(path, { recursive: true, force: true })
    }
  })

  test('a catalog is not ready while its database is missing or empty, and serves a recreated database once it is filled', async () => {
    const url = await server.newDatabase()
    const name = new URL(url).pathname.slice(1)
    const elsewhere = new URL(url)
    elsewhere.pathname = '/postgres'
    const admin = poolOf(elsewhere.href)
    const catalog = postgresCatalog(poolOf(url))
    await catalog.ingest(many(0, 20, number => dataset(number)))
    await admin.query(`drop database ${name} with (force)`)
    await expect(catalog.ready()).rejects.toBeInstanceOf(CatalogError)
    await expect(catalog.list('dataset', { limit: 1 })).rejects.toBeInstanceOf(CatalogError)
    await admin.query(`create database ${name}`)
    await expect(catalog.ready()).rejects.toBeInstanceOf(CatalogError)
    const other = postgresCatalog(poolOf(url))
    await other.ingest(many(0, 30, number => dataset(number)))
    await other.close()
    await catalog.ready()
    expect(await catalog.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 30 })
    await catalog.close()
    await admin.end()
  })
})

describeWith(missingPostgres, 'PostgreSQL that only reads', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await postgresServer()
  })
  afterAll(() => server?.end())

  test('the catalog serves records from a read-only server, and explains why writes fail', async () => {
    const url = await server.newDatabase()
    const writer = postgresCatalog(poolOf(url))
    await writer.ingest(many(0, 20, number => dataset(number)))
    const address = new URL(url)
    address.searchParams.set('options', '-c default_transaction_read_only=on')
    const reader = postgresCatalog(poolOf(address.href))
    await reader.ready()
    expect(await reader.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 20 })
    expect(await reader.list('dataset', { query: 'fieldsim', limit: 1, all: true })).toMatchObject({
      records: [expect.anything()],
    })
    expect(await reader.facets('dataset')).toHaveProperty('model')
    await expect(reader.ingest([dataset(30)])).rejects.toThrow(/read-only/)
    await expect(reader.ingest([dataset(30)])).rejects.toBeInstanceOf(CatalogError)
    await reader.close()
    await writer.close()
  })

  test('a lock that outlasts the statement timeout causes a transient CatalogError, and the catalog then recovers', async () => {
    const url = await server.newDatabase()
    const catalog = postgresCatalog(poolOf(url))
    await catalog.ingest([dataset(1)])
    const locker = await poolOf(url).connect()
    await locker.query('begin')
    await locker.query('lock table citable_dataset in access exclusive mode')
    const address = new URL(url)
    address.searchParams.set('options', '-c statement_timeout=200')
    const impatient = postgresCatalog(poolOf(address.href))
    const failed = await impatient.list('dataset', { limit: 1 }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(CatalogError)
    expect(failed).toHaveProperty('isTransient', true)
    await locker.query('rollback')
    locker.release(true)
    expect(await impatient.list('dataset', { limit: 1, all: true })).toMatchObject({ records: [expect.anything()] })
    await impatient.close()
    await catalog.close()
  })
})

describeWith(missingSqlite, 'SQLite', () => {
  test(killed, async () => {
    const path = join(folder, 'killed.sqlite')
    for (const batches of [3, 8]) {
      const accepted = await killedIngest(path, batches)
      expect(accepted).toBeGreaterThanOrEqual(150)
      const database = openSqlite(path)
      const catalog = sqliteCatalog(database)
      expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      await expectWhole(catalog, accepted)
      await catalog.close()
    }
  })

  test('two connections can create, read and write the same SQLite file', async () => {
    const path = join(folder, 'shared.sqlite')
    const [one, two] = [sqliteCatalog(openSqlite(path)), sqliteCatalog(openSqlite(path))]
    await one.ingest(many(0, 40, number => dataset(number)))
    expect(await two.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 40 })
    await two.ingest([dataset(50)])
    expect(await one.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 41 })
    expect(await one.specifiers('file')).toEqual(await two.specifiers('dataset'))
    await one.close()
    await two.close()
  })

  test(full, async () => {
    const database = openSqlite(join(folder, 'full.sqlite'))
    const catalog = sqliteCatalog(database)
    await catalog.ingest(many(0, 50, number => dataset(number)))
    const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number }
    database.exec(`pragma max_page_count = ${pages + 2}`)
    const more = many(50, 500, number => dataset(number))
    await expect(catalog.ingest(more)).rejects.toBeInstanceOf(CatalogError)
    await catalog.ready()
    expect(await catalog.list('dataset', { limit: 1, count: true, all: true })).toMatchObject({ count: 50 })
    database.exec(`pragma max_page_count = 1000000`)
    await catalog.ingest(more)
    await expectWhole(catalog, 500)
    await catalog.close()
  })

  test('a SQLite file that another connection locks for too long causes a transient CatalogError', async () => {
    const path = join(folder, 'busy.sqlite')
    const database = openSqlite(path)
    const catalog = sqliteCatalog(database)
    database.exec('pragma busy_timeout = 50')
    const other = openSqlite(path)
    other.exec('begin immediate')
    await expect(catalog.ingest([dataset(1)])).rejects.toMatchObject({ name: 'CatalogError', isTransient: true })
    expect(await catalog.list('dataset', { limit: 1 })).toEqual({ records: [] })
    other.exec('rollback')
    expect((await catalog.ingest([dataset(1)])).accepted.dataset).toBe(1)
    await catalog.close()
    other.close()
  })

  test.each([
    ['create table mine (a)', /another program/],
    ['pragma user_version = 3', /another program/],
    ['pragma application_id = 1667855457; pragma user_version = 99', /newer release/],
  ])(
    'the catalog does not change the schema of a database that another program or a newer release created: %s',
    (sql, message) => {
      const database = openSqlite(':memory:')
      database.exec(sql)
      const before = database.prepare('select * from sqlite_schema').all()
      expect(() => sqliteCatalog(database)).toThrow(message)
      expect(() => sqliteCatalog(database)).toThrow(CatalogError)
      expect(database.prepare('select * from sqlite_schema').all()).toEqual(before)
    },
  )

  test('the catalog rolls back a batch that cannot be written completely', async () => {
    const database = openSqlite(':memory:')
    const catalog = sqliteCatalog(database)
    database.exec("create trigger no before insert on file begin select raise(abort, 'disk full'); end")
    await expect(catalog.ingest([dataset(1)])).rejects.toThrow(/disk full/)
    expect(await catalog.get('dataset', uuid(1))).toBeUndefined()
    database.exec('drop trigger no')
    await catalog.ingest([dataset(1)])
    expect(await catalog.list('dataset', { query: 'agroplot', limit: 2, count: true })).toMatchObject({ count: 1 })
    await catalog.close()
  })
})
