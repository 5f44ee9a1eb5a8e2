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
import { applicationId, sqliteTablesVersion } from '../catalog/sqlite/schema.ts'
import { sqliteError } from '../catalog/sqlite.ts'
import { Misuse } from './misuse.ts'
import type { Terminal } from './terminal/terminal.ts'

/**
 * Opens the catalog named by an option: a `postgres://` URL, or the path of a SQLite file. Creates a missing SQLite
 * file unless the catalog is opened only for reading.
 *
 * Throws `Misuse` for the URL of another database, for a missing driver, and for a SQLite file that cannot be opened.
 * When opening a SQLite file for reading, also throws `Misuse` for a database without tables, `CatalogError` for a file
 * that is damaged or not a SQLite database, and the system error for a missing file.
 */
export async function openCatalog(name: string, terminal: Terminal, isOnlyRead = false): Promise<Catalog> {
  if (isPostgres(name)) return openPostgres(name, isOnlyRead ? 'serve' : 'load')
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(name)?.[1]
  if (scheme !== undefined)
    throw new Misuse(`A catalog cannot be stored in a ${scheme} database; name a SQLite file or a postgres:// address.`)
  const path = resolve(terminal.cwd, name)
  return sqliteCatalog(await (isOnlyRead ? readSqlite(path, name) : sqliteDatabase(path)))
}

/**
 * Opens a catalog in a SQLite file for reading. Throws the errors that {@link openCatalog} throws when it opens such a
 * file for reading.
 */
export const readCatalog = async (path: string): Promise<Catalog> => sqliteCatalog(await readSqlite(path, path))

/** True if the name of a catalog is a PostgreSQL address, rather than the path of a SQLite file. */
export const isPostgres = (name: string): boolean => /^postgres(?:ql)?:\/\//i.test(name)

/** Opens a PostgreSQL catalog. Throws `Misuse` for the URL of another database, an invalid URL or a missing driver. */
export async function openPostgres(name: string, use: keyof typeof limits = 'load'): Promise<PostgresCatalog> {
  if (!isPostgres(name))
    throw new Misuse(`'${name}' is not a PostgreSQL address, such as postgres://localhost/catalog.`)
  return postgresCatalog(await postgresPool(name, use), use === 'serve' ? { isOnlyRead: true } : {})
}

/**
 * The timeouts of connections and statements, in milliseconds, so that an unresponsive database does not block callers.
 * `migrate` does not limit statements (0), because indexing millions of records can take any length of time.
 */
const limits = {
  serve: { connection: 5_000, statement: 20_000 },
  load: { connection: 10_000, statement: 60_000 },
  migrate: { connection: 10_000, statement: 0 },
}

/** The number of milliseconds by which the client's timeout for a statement exceeds the server's. */
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

/**
 * Returns the time limits in the form that the driver expects. Limits in the URL, such as
 * `?connect_timeout=5&statement_timeout=60000`, take precedence.
 */
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

/**
 * Opens a SQLite file with Node's own driver if available, else with better-sqlite3. Throws `Misuse` if neither is
 * available or the file cannot be opened.
 */
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
 * Opens a SQLite file for reading. A database in WAL mode needs a writable folder for its shared-memory index, so a
 * database in a read-only folder is opened as immutable.
 *
 * Node's driver opens an immutable file in place. For better-sqlite3, which cannot do so, the file is read into
 * memory.
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
  // SQLite would turn an empty file into a database.
  database.close()
  throw new Misuse(`${name} is not a catalog; run citable ingest <inputs…> --db ${name}.`)
}

async function readUnwritable(path: string): Promise<SqliteDatabase> {
  if (((await stat(`${path}-wal`).catch(() => undefined))?.size ?? 0) > 0)
    throw new Misuse(`${path} has changes in a separate file, which cannot be read in a read-only folder. ${copied}`)
  const driver = builtIn()
  if (driver !== undefined) return new driver(`${pathToFileURL(path)}?immutable=1`, { readOnly: true })
  const { size } = await stat(path)
  if (size > mostInMemory)
    throw new Misuse(`${path} is too large to be read into memory, and its folder is read-only. ${copied}`)
  const bytes = await readFile(path)
  // Versions of 1 in the header disable the WAL: https://www.sqlite.org/fileformat2.html#file_format_version_numbers.
  bytes.fill(1, 18, 20)
  return new (await installed())(bytes, { readonly: true })
}

/**
 * Returns the reason why a file is not a catalog that this release supports, judging by its header and length;
 * undefined if the file may be such a catalog.
 *
 * Does not open the file as a database, because SQLite would turn an empty file into one.
 */
export async function flawOfCatalogFile(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const header = Buffer.alloc(100)
    const [{ bytesRead }, { size }] = await Promise.all([file.read(header, 0, header.length, 0), file.stat()])
    if (size === 0) return 'it is empty'
    if (bytesRead < header.length || header.toString('latin1', 0, 16) !== 'SQLite format 3\0')
      return 'it is not a SQLite database'
    // Offsets are those of https://www.sqlite.org/fileformat2.html#the_database_header; a page size of 1 means 65,536.
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
    const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92)
    if (isCounted && header.readUInt32BE(28) * pageSize > size) return 'it is not complete'
    if (header.readUInt32BE(68) !== applicationId) return 'it is not a catalog'
    return header.readUInt32BE(60) > sqliteTablesVersion ? 'it is the catalog of a newer release' : undefined
  } finally {
    await file.close()
  }
}

/** The maximum size in bytes of a database that is read into memory. */
const mostInMemory = 1e9

const copied = "Serve a copy made by 'citable backup' instead."

type Constructor = new (path: string | Buffer, options?: { readOnly?: true; readonly?: true }) => SqliteDatabase

function builtIn(): Constructor | undefined {
  // Some releases of Node warn that the driver is experimental, which is irrelevant to users of the command.
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

/** True if a driver's SQLite supports full-text search (FTS5), as Node's own SQLite does from Node 22.15 on. */
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
