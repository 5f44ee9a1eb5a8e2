import type { SqliteDatabase, SqliteStatement } from '../../src/catalog/index.ts'

interface Statement extends SqliteStatement {
  all(): unknown[]
}

interface Database extends SqliteDatabase {
  prepare(sql: string): Statement
}

type Driver = new (path: string) => Database

/** Node's own driver; undefined if this version of Node has no driver with full-text search. */
export const nodeSqlite: Driver | undefined = await builtIn()

/** The reason why Node's own driver is not tested; undefined if it is. */
export const missingNodeSqlite =
  nodeSqlite === undefined
    ? `node:sqlite with full-text search is part of Node from 22.15 on; this is ${process.version}.`
    : undefined

const installed = await betterSqlite3()

/** The reason why better-sqlite3 is not tested; undefined if it is. */
export const missingBetterSqlite3 = typeof installed === 'string' ? installed : undefined

/** The reason why no SQLite driver can be tested; undefined if at least one can. */
export const missingSqlite = nodeSqlite === undefined ? missingBetterSqlite3 : undefined

/** Opens a database with better-sqlite3. Throws the reason if that driver is missing. */
export const openBetterSqlite3 = (path: string): Database => open(installed, path)

/**
 * Opens a database with better-sqlite3, or with Node's own driver if better-sqlite3 is missing. Throws if both are
 * missing.
 */
export const openSqlite = (path: string): Database => open(typeof installed === 'string' ? nodeSqlite : installed, path)

function open(driver: Driver | string | undefined, path: string): Database {
  if (typeof driver !== 'function') throw new Error(driver ?? missingSqlite)
  return new driver(path)
}

async function builtIn(): Promise<Driver | undefined> {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    const module = process.getBuiltinModule('node:sqlite')
    const driver = module !== undefined && 'DatabaseSync' in module ? (module.DatabaseSync as Driver) : undefined
    return driver !== undefined && hasFullText(driver) ? driver : undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

function hasFullText(driver: Driver): boolean {
  try {
    new driver(':memory:').exec('create virtual table one using fts5(text)')
    return true
  } catch {
    return false
  }
}

/**
 * Loads better-sqlite3, or returns the reason why the driver cannot be used.
 *
 * The package's install script may compile the driver for minutes, so `npm start` and `npm test` install all packages
 * without running install scripts.
 */
async function betterSqlite3(): Promise<Driver | string> {
  try {
    const { default: driver } = await import('better-sqlite3')
    new driver(':memory:').close()
    return driver as unknown as Driver
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return isThere
      ? 'better-sqlite3 is not built; `npm rebuild better-sqlite3` builds it.'
      : 'better-sqlite3 is not installed; `npm install better-sqlite3` installs it.'
  }
}
