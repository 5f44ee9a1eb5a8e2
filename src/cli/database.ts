import { resolve } from 'node:path'
import { type Catalog, postgresCatalog, type SqliteDatabase, sqliteCatalog } from '../catalog/index.ts'
import { Misuse } from './misuse.ts'
import type { Terminal } from './terminal.ts'

/**
 * Opens the catalog that an option names: a `postgres://` URL, or the path of a SQLite file, which is created if it does not exist.
 * Throws `Misuse` if it is neither, or if the driver is not installed; any other failure is a `CatalogError`.
 */
export async function openCatalog(name: string, terminal: Terminal): Promise<Catalog> {
  if (/^postgres(?:ql)?:\/\//i.test(name)) return postgresCatalog(await postgresPool(name))
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(name)?.[1]
  if (scheme !== undefined)
    throw new Misuse(`There is no catalog in ${scheme} databases; name a SQLite file or a postgres:// address.`)
  return sqliteCatalog(await sqliteDatabase(resolve(terminal.cwd, name)))
}

async function postgresPool(connectionString: string) {
  const { default: pg } = await import('pg').catch(() => {
    throw new Misuse("PostgreSQL needs the package 'pg', which is not installed: npm install pg")
  })
  try {
    return new pg.Pool({ connectionString })
  } catch (error) {
    throw new Misuse(`The address of the database cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Opens a SQLite file with Node's own driver, if there is one, else with better-sqlite3. Throws `Misuse` if neither is available or the file cannot be opened. */
export async function sqliteDatabase(path: string): Promise<SqliteDatabase> {
  const Database = builtIn() ?? (await installed())
  try {
    return new Database(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Misuse(`The database ${path} cannot be opened: ${reason.replace(/\.$/, '')}.`)
  }
}

type Constructor = new (path: string) => SqliteDatabase

function builtIn(): Constructor | undefined {
  // Some releases of Node warn that the driver is experimental, which does not concern users of the command.
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    const module = process.getBuiltinModule('node:sqlite')
    const driver = module && 'DatabaseSync' in module ? (module.DatabaseSync as Constructor) : undefined
    return driver !== undefined && hasFullText(driver) ? driver : undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Whether a driver's SQLite has the full-text search that catalogs need; that of Node has it from 22.15 on. */
function hasFullText(driver: Constructor): boolean {
  const database = new driver(':memory:')
  try {
    database.exec('create virtual table one using fts5(text)')
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

async function installed(): Promise<Constructor> {
  try {
    const { default: Database } = await import('better-sqlite3')
    // If the package is installed but not built, opening any database fails.
    new Database(':memory:').close()
    return Database
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    throw new Misuse(
      isThere
        ? "SQLite needs Node 22.15, or the package 'better-sqlite3', which is not built: npm rebuild better-sqlite3"
        : "SQLite needs Node 22.15, or the package 'better-sqlite3', which is not installed: npm install better-sqlite3",
    )
  }
}
