import { requireMethods } from '../core/argument.ts'
import { isUuid, kindFrom } from './arguments.ts'
import {
  type Catalog,
  CatalogError,
  type Filters,
  type Kind,
  type Listing,
  type ListQuery,
  type Stored,
  type WithdrawnRecord,
} from './catalog.ts'
import type { RecordChange } from './changes/batch-changes.ts'
import { changedStretchOf, latestOf, servedOf } from './changes/change-list.ts'
import { historyOf } from './changes/history.ts'
import { withdrawing, withdrawnOf } from './changes/withdraw.ts'
import { conditionsOf } from './filter/conditions.ts'
import { facetsOf } from './filter/specifiers.ts'
import { batchLengths, hasTakenMany, ingestInto } from './ingest.ts'
import { pagesOf, stretchOf } from './paging.ts'
import { sqliteChanges } from './sqlite/changes.ts'
import { ReadTransaction, type SqliteDatabase, Statements } from './sqlite/database.ts'
import { countedInSqlite, firstSegmentsInSqlite } from './sqlite/facets.ts'
import { IndexReader } from './sqlite/index-reader.ts'
import { pageOf } from './sqlite/pages.ts'
import { keepPages, migrateSqlite } from './sqlite/schema.ts'
import { textsOf, writeToSqlite } from './sqlite/writer.ts'

export type { SqliteDatabase, SqliteStatement, SqliteValue } from './sqlite/database.ts'

/**
 * Opens a catalog for millions of records in a SQLite database. Takes an open database of better-sqlite3 or
 * `node:sqlite`, which the catalog then owns and closes.
 *
 * Creates missing tables. Throws a {@link CatalogError} for a database made by another program or a newer release.
 *
 * @example
 * import Database from 'better-sqlite3'
 * const catalog = sqliteCatalog(new Database(':memory:'))
 * await catalog.ingest([{ doi: '10.5072/soil.1', title: 'Soil moisture', datacite: null }])
 * const resource = await catalog.byDoi('10.5072/SOIL.1')
 * resource?.title // → 'Soil moisture'
 * await catalog.close()
 */
export function sqliteCatalog(database: SqliteDatabase): Catalog {
  requireMethods('The database', 'an open one, such as new Database("catalog.sqlite") of better-sqlite3', database, [
    'exec',
    'prepare',
    'close',
  ])
  const sql = guarded(() => {
    migrateSqlite(database)
    return new Statements(database)
  })
  const index = new IndexReader(sql)
  const transaction = new ReadTransaction(sql, () => index.refresh())
  const reading = <T>(work: () => T): T => guarded(() => transaction.read(work))

  function list<K extends Kind>(kind: K, query: ListQuery): Listing<K> {
    const stretch = stretchOf(query)
    const given = conditionsOf(kindFrom(kind), query)
    const { search } = given
    return reading(() => {
      const conditions = index.settled(kind, given)
      const set = index.matching(kind, conditions)
      const ranked = stretch.byRelevance && search && set && index.ranked(kind, search, set)
      return pageOf(
        sql,
        kind,
        { set, total: index.total(kind), order: conditions.order, ranked: ranked || undefined },
        stretch,
      )
    })
  }

  async function store(batch: readonly RecordChange[], now: () => number): Promise<number> {
    const texts = await textsOf(batch)
    try {
      return guarded(() => {
        transaction.end()
        return sql.transaction(() => writeToSqlite(sql, batch, texts, now))
      })
    } finally {
      index.forget()
    }
  }

  return {
    async get<K extends Kind>(kind: K, id: string): Promise<Stored[K] | undefined> {
      const text = `select body from ${kindFrom(kind)} where id = ? and not is_withdrawn`
      const row = isUuid(id) ? reading(() => sql.first(text, id)) : undefined
      return row && JSON.parse(String(row.body))
    },
    async served(id) {
      const row = isUuid(id)
        ? reading(() => sql.first('select hash, changed, body from resource where id = ? and not is_withdrawn', id))
        : undefined
      return row && servedOf(row)
    },
    async byDoi(doi) {
      const [range] = conditionsOf('resource', { doi: [doi] }).rare.flat()
      const row = range && reading(() => sql.first(byTerm, range.from))
      return row && JSON.parse(String(row.body))
    },
    list: async (kind, query) => list(kind, query),
    iterate: (kind, filters = {}) => pagesOf(async query => list(kind, query), filters),
    async changed(kind, query) {
      const [of, stretch] = [kindFrom(kind), changedStretchOf(query)]
      return reading(() => sqliteChanges(sql, index, of, stretch))
    },
    async lastChange(kind, id) {
      const of = kindFrom(kind)
      if (id !== undefined)
        return latestOf(
          isUuid(id) ? reading(() => sql.first(`select changed as last from ${of} where id = ?`, id)) : undefined,
        )
      // Each part has an index of its own.
      const [shown, hidden] = ['not is_hidden', 'is_hidden'].map(
        part => `(select max(changed) from ${of} where ${part})`,
      )
      return latestOf(reading(() => sql.first(`select max(ifnull(${shown}, 0), ifnull(${hidden}, 0)) as last`)))
    },
    async specifiers(kind) {
      const of = kindFrom(kind)
      return reading(() => index.specifiers(of))
    },
    firstSegments: async () => reading(() => firstSegmentsInSqlite(sql)),
    async facets(kind, filters: Filters = {}) {
      const conditions = conditionsOf(kindFrom(kind), filters)
      return reading(() => facetsOf(countedInSqlite(sql, kind, index.matching(kind, index.settled(kind, conditions)))))
    },
    async ingest(records, options) {
      guarded(() => keepPages(database, 'writing'))
      try {
        const report = await ingestInto(records, options, store, batchLengths.sqlite)
        if (hasTakenMany(report)) {
          transaction.end()
          analyse(database)
        }
        return report
      } finally {
        guarded(() => keepPages(database, 'reading'))
      }
    },
    ...withdrawing(
      store,
      async (kind, id, withdrawn) => list(kind, { id, withdrawn, all: true, limit: 1, count: true }).count ?? 0,
    ),
    async withdrawn<K extends Kind>(kind: K, id: string): Promise<WithdrawnRecord<K> | undefined> {
      const text = `select body, withdrawn from ${kindFrom(kind)} where id = ? and is_withdrawn`
      return withdrawnOf(isUuid(id) ? reading(() => sql.first(text, id)) : undefined)
    },
    async history(kind, id) {
      const of = kindFrom(kind)
      return reading(() => {
        const row = sql.first(`select changed from ${of} where id = ?`, id)
        const entries = [...sql.rows(`select entry from ${of}_history where id = ? order by place`, id)]
        if (row === undefined) return []
        return historyOf(
          entries.map(({ entry }) => String(entry)),
          row.changed,
        )
      })
    },
    revision: async () => reading(() => index.revision),
    // Reads a table, so that a truncated or overwritten file fails, not only a closed one.
    ready: async () => void guarded(() => sql.first('select max(no) from resource')),
    async close() {
      transaction.end()
      settle(database)
      guarded(() => database.close())
    },
  }
}

/**
 * The query for the first resource, in listing order, that has the given rare term and is neither hidden nor withdrawn.
 */
const byTerm = `select body from resource_rare cross join resource using (no)
  where term = ? and not is_hidden and not is_withdrawn order by sort limit 1`

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw sqliteError(error)
  }
}

/**
 * Tries to checkpoint the write-ahead log into the database file, even while other connections are open. After a
 * checkpoint, the file alone contains the whole catalog, and no old log is applied to a file that replaces it.
 */
function settle(database: SqliteDatabase): void {
  try {
    database.exec('pragma busy_timeout = 1000; pragma wal_checkpoint(truncate)')
  } catch {
    // Nothing is lost if the log remains because the file is open elsewhere or read-only.
  }
}

function analyse(database: SqliteDatabase): void {
  try {
    // A sample of each index is sufficient, whatever its size.
    database.exec('pragma analysis_limit = 1000; analyze')
  } catch {
    // Only speed depends on the statistics, and another connection may be writing.
  }
}

/**
 * Wraps a SQLite error in a {@link CatalogError}, transient if another connection locks the database. Returns a
 * `CatalogError` unchanged.
 */
export function sqliteError(error: unknown): unknown {
  if (error instanceof CatalogError) return error
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const isSqlite = typeof code === 'string' && /SQLITE/.test(code)
  const isTransient =
    isSqlite && (/^SQLITE_(?:BUSY|LOCKED)/.test(code) || (typeof errcode === 'number' && busy.has(errcode & 0xff)))
  const message = error instanceof Error ? error.message : String(error)
  const happened = isTransient ? 'does not answer' : 'cannot be used'
  return new CatalogError(`The SQLite database ${happened}: ${message}.`, { cause: error, isTransient })
}

/** The numeric result codes SQLITE_BUSY and SQLITE_LOCKED, as `node:sqlite` reports them. */
const busy = new Set([5, 6])
