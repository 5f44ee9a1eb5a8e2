import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type Catalog, sqliteCatalog } from '../src/catalog/index.ts'
import type { Effort, Row } from './bench.ts'
import { datasets, resources } from './catalog-records.ts'
import { duration } from './units.ts'

/** A small and a large catalog in SQLite files. */
export interface Catalogs {
  /** The number of records of each kind in the small catalog (`few`) and in the large catalog (`many`). */
  few: number
  many: number
  small: string
  large: string
  /** The rates at which the large catalog was filled; empty if an earlier run filled it. */
  rates: Row[]
  /** A temporary folder for the run. */
  folder: string
}

let made: Promise<Catalogs> | undefined

/**
 * Returns the catalogs. Filling them on first use takes minutes.
 *
 * The catalogs are removed when the process ends, unless `effort.catalogs` names a folder in which to keep them.
 */
export const catalogs = (effort: Effort): Promise<Catalogs> => (made ??= make(effort))

/** Opens the catalog in a SQLite file. */
export const opened = (path: string): Catalog => sqliteCatalog(new Database(path))

export const shown = (count: number): string => count.toLocaleString('en-US')

/** Returns the number of records of each kind in the small and in the large catalog. */
export const sizesFor = ({ isSmoke }: Effort): [few: number, many: number] =>
  isSmoke ? [100, 3000] : [1000, 1_000_000]

async function make(effort: Effort): Promise<Catalogs> {
  const [few, many] = sizesFor(effort)
  const folder = mkdtempSync(join(tmpdir(), 'citable-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const kept = effort.catalogs ?? folder
  mkdirSync(kept, { recursive: true })
  const [small, large] = [join(kept, `${few}.sqlite`), join(kept, `${many}.sqlite`)]
  await filled(small, '', few)
  return { few, many, small, large, rates: await filled(large, shown(many), many), folder }
}

/**
 * Fills a catalog in a file with a temporary name and renames the file once the catalog is complete. Returns the rates,
 * or none if an earlier run filled the catalog.
 */
async function filled(path: string, name: string, count: number): Promise<Row[]> {
  if (existsSync(path)) return []
  const started = `${path}.${process.pid}`
  const catalog = opened(started)
  const rows = [
    await rateOf(catalog, `${name} datasets`, datasets(count), count),
    await rateOf(catalog, `${name} resources`, resources(count), count),
  ]
  await catalog.close()
  renameSync(started, path)
  return rows
}

/**
 * Ingests records and returns a row with the time per record and the records per second. Rejects if the catalog refuses
 * a record.
 */
export async function rateOf(catalog: Catalog, what: string, records: Iterable<object>, count: number): Promise<Row> {
  const start = performance.now()
  const { refused } = await catalog.ingest(records)
  if (refused[0] !== undefined) throw new Error(refused[0].reasons.join(' '))
  const perRecord = (performance.now() - start) / count
  return {
    what: `taking ${what} in`,
    baseline: '',
    candidate: duration(perRecord),
    ratio: `${shown(Math.round(1000 / perRecord))}/s`,
  }
}
