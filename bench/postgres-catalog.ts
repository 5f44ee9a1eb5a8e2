import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { type Catalog, postgresCatalog } from '../src/catalog/index.ts'
import { freePort } from '../test/catalog/free-port.ts'
import { missingPostgres, reachablePostgres } from '../test/catalog/reachable-postgres.ts'
import type { Effort, Row } from './bench.ts'
import { resources } from './catalog-records.ts'
import { rateOf, shown, sizesFor } from './large-catalog.ts'

/** A catalog of many resources in PostgreSQL. */
export interface PostgresCatalogs {
  catalog: Catalog
  many: number
  /** The rates at which the catalog was filled; empty if an earlier run filled it. */
  rates: Row[]
  end(): Promise<void>
}

/**
 * Starts a PostgreSQL server with the catalog. Returns undefined if PostgreSQL is not installed or cannot run.
 *
 * The catalog is filled on first use, which takes minutes, and removed at the end unless a folder is given to keep
 * it. The server has a gigabyte of shared buffers, as usual for so many records; with the default of 128 MB, searches
 * take three times as long.
 */
export async function postgresCatalogs(effort: Effort): Promise<PostgresCatalogs | undefined> {
  if (missingPostgres !== undefined) return undefined
  const [, many] = sizesFor(effort)
  const programs = mkdtempSync(join(tmpdir(), 'citable-bench-postgres-'))
  const folder = effort.catalogs ?? programs
  mkdirSync(folder, { recursive: true })
  for (const one of [programs, folder]) chmodSync(one, 0o755)
  const packages = fileURLToPath(new URL('../node_modules/', import.meta.url))
  const Postgres = await reachablePostgres(programs, packages)
  const kept = join(folder, `${many}.postgres`)
  const isFilled = existsSync(kept)
  const data = isFilled ? kept : `${kept}.${process.pid}`
  const port = await freePort()
  const server = new Postgres({
    databaseDir: data,
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_wal_size=8GB',
      '-c',
      'shared_buffers=1GB',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  if (!isFilled) await server.initialise()
  await server.start()
  if (!isFilled) await server.createDatabase('catalog')
  const catalog = postgresCatalog(
    new Pool({ connectionString: `postgres://postgres:password@127.0.0.1:${port}/catalog` }),
  )
  const rates = isFilled ? [] : [await rateOf(catalog, `${shown(many)} resources`, resources(many), many)]
  return {
    catalog,
    many,
    rates: rates.map(row => ({ ...row, what: `PostgreSQL: ${row.what}` })),
    async end() {
      await catalog.close()
      await server.stop()
      if (!isFilled && effort.catalogs !== undefined) renameSync(data, kept)
      rmSync(programs, { recursive: true, force: true })
    },
  }
}
