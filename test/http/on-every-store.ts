import { afterAll, beforeAll, describe } from 'vitest'
import { type Catalog, memoryCatalog, postgresCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { type PostgresServer, poolOf, postgresServer } from '../catalog/postgres-server.ts'
import { missingPostgres } from '../catalog/reachable-postgres.ts'
import { missingSqlite, openSqlite } from '../catalog/sqlite-driver.ts'
import { describeWith } from '../missing.ts'
import { isSlowSuite } from '../runs.ts'

/**
 * Runs tests of a service on each of the three stores, with PostgreSQL only in the slow suite. `open` creates a new,
 * empty catalog.
 */
export function onEveryStore(suite: (open: () => Promise<Catalog>) => void): void {
  describe('in memory', () => suite(async () => memoryCatalog()))
  describeWith(missingSqlite, 'in SQLite', () => suite(async () => sqliteCatalog(openSqlite(':memory:'))))
  if (!isSlowSuite) return
  describeWith(missingPostgres, 'in PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await postgresServer()
    })
    afterAll(() => server.end())
    suite(async () => postgresCatalog(poolOf(await server.newDatabase())))
  })
}
