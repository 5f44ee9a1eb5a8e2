import { open, readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Catalog,
  CatalogError,
  type PostgresCatalog,
  postgresCatalog,
  type SqliteDatabase,
  sqliteCatalog,
} from '../catalog/index.ts'
import { sqliteError } from '../catalog/sqlite.ts'
import { Misuse } from './misuse.ts'
import type { Terminal } from './terminal/terminal.ts'

/**
 * Opens the catalog that an option names: a `postgres://` URL, or the path of a SQLite file. A missing SQLite file is created unless the
 * catalog is only read; a read-only catalog may be in an unwritable place.
 *
 * Throws `Misuse` for any other name or a missing driver; any other failure is a `CatalogError`.
 */
export async function openCatalog(name: string, terminal: Terminal, isOnlyRead = false): Promise<Catalog> {
  if (isPostgres(name)) return openPostgres(name, isOnlyRead ? 'serve' : 'load')
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(name)?.[1]
  if (scheme !== undefined)
    throw new Misuse(`There is no catalog in ${scheme} databases; name a SQLite file or a postgres:// address.`)
  const path = resolve(terminal.cwd, name)
  return sqliteCatalog(await (isOnlyRead ? readSqlite(path, name) : sqliteDatabase(path)))
}

/** Opens a catalog in a SQLite file to be read. Throws `Misuse` if the file is no catalog or its driver is missing. */
export const readCatalog = async (path: string): Promise<Catalog> => sqliteCatalog(await readSqlite(path, path))

/** True if a database is named by a PostgreSQL URL. */
const isPostgres = (name: string): boolean => /^postgres(?:ql)?:\/\//i.test(name)

/** Opens a catalog in PostgreSQL. Throws `Misuse` for any other, or if the driver is not installed. */
export async function openPostgres(name: string, use: keyof typeof limits = 'load'): Promise<PostgresCatalog> {
  if (!isPostgres(name))
    throw new Misuse(`'${name}' is no address of PostgreSQL, such as postgres://localhost/catalog.`)
  return postgresCatalog(await postgresPool(name, use), use === 'serve' ? { isOnlyRead: true } : {})
}

/**
 * The timeouts of connections and statements, in milliseconds, so that a hanging node blocks no caller. 0 means no limit: indexing millions
 * of records may take any time.
 */
const limits = {
  serve: { connection: 5_000, statement: 20_000 },
  load: { connection: 10_000, statement: 60_000 },
  migrate: { connection: 10_000, statement: 0 },
}

/** The additional wait of the client, in milliseconds, for a server that does not stop a statement itself. */
const grace = 5_000

async function postgresPool(connectionString: string, use: keyof typeof limits) {
  const { default: pg } = await import('pg').catch(() => {
    throw new Misuse("PostgreSQL needs the package 'pg', which is not installed: npm install pg")
  })
  try {
    return new pg.Pool({ connectionString, keepAlive: true, ...limitsFor(connectionString, use) })
  } catch (error) {
    throw new Misuse(`The address of the database cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** The limits as the driver takes them: those that an address states, such as `?connect_timeout=5&statement_timeout=60000`, come first. */
function limitsFor(address: string, use: keyof typeof limits) {
  const stated = new URL(address).searchParams
  const seconds = Number(stated.get('connect_timeout') ?? Number.NaN)
  const milliseconds = Number(stated.get('statement_timeout') ?? Number.NaN)
  const statement = milliseconds >= 0 ? milliseconds : limits[use].statement
  return {
    connectionTimeoutMillis: seconds >= 0 ? seconds * 1000 : limits[use].connection,
    statement_timeout: statement,
    ...(statement > 0 && { query_timeout: statement + grace }),
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

/**
 * Opens a SQLite file to be read. A database in WAL mode needs a folder that can be written, for its index of changes; in one that
 * cannot, it is read as a file that nobody changes: as it lies there by Node's driver, from memory by better-sqlite3, which cannot.
 */
async function readSqlite(path: string, name: string): Promise<SqliteDatabase> {
  if ((await flawOfCatalogFile(path)) === 'it is not complete')
    throw new CatalogError('The SQLite database cannot be used: database disk image is malformed.', {
      isTransient: false,
    })
  const database = await sqliteDatabase(path)
  try {
    const row = database.prepare('select count(*) as count from sqlite_schema').get()
    if (Number(Object(row).count) > 0) return database
  } catch (error) {
    database.close()
    const isUnwritable = /readonly|read-only|unable to open/i.test(error instanceof Error ? error.message : '')
    if (!isUnwritable) throw sqliteError(error)
    return readUnwritable(path)
  }
  // An empty file would become a database.
  database.close()
  throw new Misuse(`${name} is not a catalog; run citable ingest <inputs…> --db ${name}.`)
}

/** Opens a SQLite file where nothing can be written. */
async function readUnwritable(path: string): Promise<SqliteDatabase> {
  if (((await stat(`${path}-wal`).catch(() => undefined))?.size ?? 0) > 0)
    throw new Misuse(`${path} has changes beside it that cannot be read where nothing can be written. ${copied}`)
  const driver = builtIn()
  if (driver !== undefined) return new driver(`${pathToFileURL(path)}?immutable=1`, { readOnly: true })
  const { size } = await stat(path)
  if (size > mostInMemory)
    throw new Misuse(`${path} is too large to be read from memory, and nothing can be written beside it. ${copied}`)
  const bytes = await readFile(path)
  // Versions 1 in the header say that there is no WAL: https://www.sqlite.org/fileformat2.html#file_format_version_numbers.
  bytes.fill(1, 18, 20)
  return new (await installed())(bytes, { readonly: true })
}

/**
 * Why a file is no catalog, as far as its first bytes and its length tell; undefined if it may be one. It is not opened as a database, which
 * would make one of an empty file.
 */
export async function flawOfCatalogFile(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const header = Buffer.alloc(100)
    const [{ bytesRead }, { size }] = await Promise.all([file.read(header, 0, header.length, 0), file.stat()])
    if (size === 0) return 'it is empty'
    if (bytesRead < header.length || header.toString('latin1', 0, 16) !== 'SQLite format 3\0')
      return 'it is no SQLite database'
    // Offsets are those of https://www.sqlite.org/fileformat2.html#the_database_header; a page size of 1 stands for 65,536.
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
    const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92)
    return isCounted && header.readUInt32BE(28) * pageSize > size ? 'it is not complete' : undefined
  } finally {
    await file.close()
  }
}

/** Bytes of a database that is read into memory. */
const mostInMemory = 1e9

const copied = "A copy that 'citable backup' makes can be served from there."

type Constructor = new (path: string | Buffer, options?: { readOnly?: true; readonly?: true }) => SqliteDatabase

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

/** True if a driver's SQLite has the full-text search that catalogs need; Node's has it from 22.15. */
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
