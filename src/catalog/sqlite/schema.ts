import { CatalogError, type Kind } from '../catalog.ts'
import { kinds } from '../filters.ts'
import { firstOf, type SqliteDatabase, Statements } from './database.ts'
import { indexFilesAgain, indexSqliteAgain } from './text-index.ts'

/** The application id `cita`, which distinguishes our catalogs from the databases of other programs. */
export const applicationId = 0x63697461

/**
 * Returns the statements that create the tables for one kind of record.
 *
 * `no` numbers the records in order of arrival, `sort` is the key of the listing order, and `changed` is in seconds
 * since 1970.
 *
 * A rare term has one row per record number. A common term has rows in `posting`, keyed by the term's number and the
 * upper bits of record numbers. The column `bits` stores the lower 16 bits of these record numbers: two bytes each if
 * there are few, else 65,536 bits.
 */
function tablesOf(kind: Kind): string {
  return `
  create table ${kind} (no integer primary key, id text not null unique, sort blob not null, is_listed integer not null,
    is_hidden integer not null, is_external integer not null, changed integer not null,
    hash text not null, body text not null);
  create index ${kind}_hidden on ${kind} (no) where is_hidden;
  create index ${kind}_changed on ${kind} (changed, id, is_external) where not is_hidden;
  create table ${kind}_order (sort blob primary key, no integer not null) without rowid;
  create table ${kind}_rare (term blob, no integer, primary key (term, no)) without rowid;
  create table ${kind}_term (no integer primary key, term blob not null unique);
  create table ${kind}_posting (key integer primary key, bits blob not null);
`
}

/**
 * Returns the statements that add the withdrawn flag, the withdrawal as JSON, and the history table.
 *
 * History entries are numbered per record. The statements also index withdrawn records and add the flag to the index of
 * changes.
 */
function withdrawalOf(kind: Kind): string {
  return `
  alter table ${kind} add column is_withdrawn integer not null default 0;
  alter table ${kind} add column withdrawn text;
  create index ${kind}_withdrawn on ${kind} (no) where is_withdrawn;
  drop index ${kind}_changed;
  create index ${kind}_changed on ${kind} (changed, id, is_external, is_withdrawn) where not is_hidden;
  create table ${kind}_history (id text, place integer, entry text not null, primary key (id, place)) without rowid;
`
}

/**
 * Returns the statements that add the sort keys by title and date, and the texts in which FTS5 finds phrases.
 *
 * The row ids of the texts are record numbers. The tokenizer splits only at ASCII characters that are neither letters
 * nor digits, because words are already folded in the same way for every store.
 */
function searchOf(kind: Kind): string {
  return `
  alter table ${kind} add column title blob;
  alter table ${kind} add column date blob;
  create index ${kind}_title on ${kind} (title);
  create index ${kind}_date on ${kind} (date);
  create virtual table ${kind}_text using fts5(title, name, topic, text, content='', contentless_delete=1, tokenize='ascii');
`
}

/** The migrations from each database version to the next. */
const migrations: readonly ((database: SqliteDatabase) => void)[] = /* @__PURE__ */ (() => {
  return [
    database => database.exec(kinds.map(tablesOf).join('')),
    database => database.exec(kinds.map(withdrawalOf).join('')),
    database => {
      database.exec(kinds.map(searchOf).join(''))
      for (const kind of kinds) indexSqliteAgain(new Statements(database), kind)
    },
    // Searches now find resources with markup by their visible words.
    database => {
      if (firstOf(database, "select 1 from resource where instr(body, '<') or instr(body, '&') limit 1") !== undefined)
        indexSqliteAgain(new Statements(database), 'resource')
    },
    // Files are now indexed by all their paths and merged values.
    database => indexFilesAgain(new Statements(database)),
    // Searches now find resources by their related items.
    database => {
      if (firstOf(database, 'select 1 from resource where instr(body, \'"relatedItems"\') limit 1') !== undefined)
        indexSqliteAgain(new Statements(database), 'resource')
    },
  ]
})()

/** The version of the tables that this release writes, as SQLite's `user_version`. */
export const sqliteTablesVersion = /* @__PURE__ */ (() => migrations.length)()

/**
 * Migrates a database to the version of this release.
 *
 * Processes that migrate the same database wait for each other. Throws a {@link CatalogError} for a database of a newer
 * release or of another program, and for a SQLite without FTS5.
 */
export function migrateSqlite(database: SqliteDatabase): void {
  database.exec('pragma busy_timeout = 10000')
  // The page size applies only to a new file. It must be set before the cache, whose size in pages depends on it.
  database.exec('pragma page_size = 8192')
  keepPages(database, 'reading')
  if (versionOf(database) === sqliteTablesVersion) return
  database.exec('pragma journal_mode = wal')
  database.exec('begin immediate')
  try {
    for (const migrate of migrations.slice(versionOf(database))) migrate(database)
    database.exec(`pragma application_id = ${applicationId}`)
    database.exec(`pragma user_version = ${sqliteTablesVersion}`)
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw /no such module: fts5/.test(String(error)) ? withoutFts5(error) : error
  }
}

/**
 * Limits the memory that SQLite uses for database pages.
 *
 * Reads use the operating system's memory map, which SQLite limits to 2 GiB, and cache 256 MiB of the pages beyond it.
 * Searches in a million resources reuse more than half of the cached pages, and a cache miss takes as long as finding a
 * record in the page.
 *
 * Writes touch the whole file repeatedly, fill any cache and gain no speed from a larger one.
 */
export function keepPages(database: SqliteDatabase, use: keyof typeof mebibytes): void {
  const { map, cache } = mebibytes[use]
  database.exec(`pragma mmap_size = ${map * 1024 * 1024}; pragma cache_size = ${-cache * 1024}`)
}

const mebibytes = { reading: { map: 4096, cache: 256 }, writing: { map: 0, cache: 16 } }

const withoutFts5 = (cause: unknown): CatalogError =>
  new CatalogError(
    'This SQLite has no full-text search (FTS5), which a catalog needs: use better-sqlite3, or node:sqlite of Node 22.15 or newer.',
    { cause, isTransient: false },
  )

function versionOf(database: SqliteDatabase): number {
  const version = pragma(database, 'user_version')
  const isForeign = version > 0 || Number(firstOf(database, 'select count(*) as count from sqlite_schema')?.count) > 0
  if (isForeign && pragma(database, 'application_id') !== applicationId)
    throw new CatalogError('The database is not a catalog: another program created it.', { isTransient: false })
  if (version > sqliteTablesVersion)
    throw new CatalogError(
      `The catalog has version ${version} of its tables, but this release supports only ${sqliteTablesVersion}; use a newer release.`,
      { isTransient: false },
    )
  return version
}

const pragma = (database: SqliteDatabase, name: string): number => Number(firstOf(database, `pragma ${name}`)?.[name])
