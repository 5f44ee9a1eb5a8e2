import { checkedOptions, requireMethods } from '../core/argument.ts'
import { isUuid, kindFrom } from './arguments.ts'
import type { Catalog, Filters, Kind, Listing, ListQuery, WithdrawnRecord } from './catalog.ts'
import type { RecordChange } from './changes/batch-changes.ts'
import { changedStretchOf, latestOf, servedOf } from './changes/change-list.ts'
import { historyOf } from './changes/history.ts'
import { withdrawing, withdrawnOf } from './changes/withdraw.ts'
import { type Conditions, conditionsOf } from './filter/conditions.ts'
import { type CountedValue, facetsOf } from './filter/specifiers.ts'
import { kinds } from './filters.ts'
import { batchLengths, hasTakenMany, ingestInto } from './ingest.ts'
import { pagesOf, stretchOf } from './paging.ts'
import { postgresChanges } from './postgres/changes.ts'
import {
  inTransaction,
  keptStatements,
  type PostgresPool,
  type PostgresResult,
  type Query,
  tableOf,
  untilItHolds,
} from './postgres/database.ts'
import { postgresError } from './postgres/errors.ts'
import { countedInPostgres, firstSegmentsInPostgres, keptCounts, specifiersInPostgres } from './postgres/facets.ts'
import { type Frequencies, frequenciesIn, unknown } from './postgres/frequencies.ts'
import { postgresPage } from './postgres/pages.ts'
import { distributeOnCitus, migratePostgres, tablesVersion } from './postgres/schema.ts'
import { withNamed } from './postgres/text-search.ts'
import { type Verified, verifyPostgres } from './postgres/verify.ts'
import { settledInPostgres } from './postgres/where.ts'
import { writeToPostgres } from './postgres/writer.ts'

export type { NamedStatement, PostgresClient, PostgresPool, PostgresResult } from './postgres/database.ts'
export type { Verified } from './postgres/verify.ts'

/** A catalog in PostgreSQL, with methods for its operator. */
export interface PostgresCatalog extends Catalog {
  /** Creates or migrates the tables. With `citus`, also distributes them over the nodes of a Citus cluster. */
  migrate(options?: { citus?: boolean }): Promise<Migrated>
  /**
   * Compares every record with its index entries and repairs differences. Other processes may read and write at the
   * same time.
   */
  verify(options?: { onProgress?: (done: Verified) => void }): Promise<Verified>
}

/** The result of a migration. */
export interface Migrated {
  /** The versions of the tables before and after the migration. The first is 0 if there were no tables. */
  from: number
  to: number
  /** The tables that this migration distributed over a cluster. */
  distributed: string[]
}

/** The time for which specifier names are cached, in milliseconds. */
const namesKept = 1000

/**
 * The time for which the frequencies of words are cached, in milliseconds. The frequencies change slowly and affect
 * only the speed of searches.
 */
const frequenciesKept = 60_000

/** Options for opening a catalog in PostgreSQL. */
export interface PostgresOptions {
  /**
   * True if no tables are created in a database without a catalog. Reading and writing then reject with a transient
   * {@link CatalogError}.
   */
  isOnlyRead?: boolean
}

/**
 * Opens a catalog in a database that supports PostgreSQL's protocol. Several processes may share the catalog.
 *
 * Takes a `pg` pool, which the catalog then owns and ends.
 *
 * Missing tables are created on first use. While the database is unreachable, reading and writing reject with a
 * transient {@link CatalogError}; both work again once the database is back.
 *
 * @example
 * import { Pool } from 'pg'
 * // The pool connects on the first query.
 * const catalog = postgresCatalog(new Pool({ connectionString: 'postgres://localhost/catalog' }))
 * await catalog.close()
 */
export function postgresCatalog(pool: PostgresPool, options: PostgresOptions = {}): PostgresCatalog {
  const { isOnlyRead = false } = checkedOptions(options, ['isOnlyRead'])
  requireMethods('The pool', 'one such as new Pool({ connectionString: "postgres://…" }) of pg', pool, [
    'query',
    'connect',
    'on',
    'end',
  ])
  // The pool replaces a broken idle connection; without a listener, its error event would end the process.
  pool.on('error', () => undefined)
  let migrated: Promise<void> | undefined
  let answering: Promise<void> | undefined
  const names = new Map<Kind, { names: Set<string>; until: number }>()
  // Counting the values of a million records takes seconds.
  const counts = keptCounts<CountedValue[]>()
  const frequent = new Map<Kind, { frequencies: Promise<Frequencies>; until: number }>()

  async function prepared(): Promise<void> {
    migrated ??= migratePostgres(pool, isOnlyRead).then(() => undefined)
    const migrating = migrated
    try {
      await migrating
    } catch (error) {
      if (migrated === migrating) migrated = undefined
      throw error
    }
  }

  const asking = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await prepared()
      return await work()
    } catch (error) {
      throw postgresError(error)
    }
  }

  const query = (text: string, values: unknown[] = []): Promise<PostgresResult> => pool.query(text, values)
  const ways = { query, kept: keptStatements(pool) }

  async function list<K extends Kind>(kind: K, asked: ListQuery): Promise<Listing<K>> {
    const stretch = stretchOf(asked)
    const conditions = conditionsOf(kindFrom(kind), asked)
    return asking(async () => {
      const naming = await withNamed(query, kind, await settledInPostgres(query, kind, conditions))
      return postgresPage(ways, kind, naming, stretch, await frequenciesFor(kind, conditions))
    })
  }

  function frequenciesFor(kind: Kind, { search }: Conditions): Promise<Frequencies> | Frequencies {
    if (search === undefined) return unknown
    const kept = frequent.get(kind)
    if (kept !== undefined && performance.now() < kept.until) return kept.frequencies
    const frequencies = frequenciesIn(query, kind)
    frequent.set(kind, { frequencies, until: performance.now() + frequenciesKept })
    return frequencies
  }

  const rowOf = (kind: Kind, id: string, columns: string, condition = 'not is_withdrawn') =>
    asking(async () => {
      if (!isUuid(id)) return undefined
      const text = `select ${columns} from ${tableOf(kind)} where id = $1 and ${condition}`
      const name = `citable ${kind} ${columns.replaceAll(',', '')} ${condition}`.slice(0, 63)
      return (await pool.query({ name, text, values: [id] })).rows[0]
    })

  async function store(batch: readonly RecordChange[], now: () => number): Promise<number> {
    const restored = await asking(() =>
      untilItHolds(() => inTransaction(pool, ask => writeToPostgres(ask, batch, now))),
    )
    names.clear()
    counts.clear()
    return restored
  }

  return {
    async get(kind, id) {
      const row = await rowOf(kindFrom(kind), id, 'body')
      return row && JSON.parse(String(row.body))
    },
    async served(id) {
      const row = await rowOf('resource', id, 'hash, changed, body')
      return row && servedOf(row)
    },
    byDoi: async doi => (await list('resource', { doi: [doi], limit: 1 })).records[0],
    list,
    iterate: (kind, filters = {}) => pagesOf(asked => list(kind, asked), filters),
    async changed(kind, asked) {
      const [of, stretch] = [kindFrom(kind), changedStretchOf(asked)]
      return asking(() => postgresChanges(query, of, stretch))
    },
    async lastChange(kind, id) {
      const of = kindFrom(kind)
      if (id !== undefined) return latestOf(await rowOf(of, id, 'changed as last', 'true'))
      return latestOf((await asking(() => query(`select max(changed) as last from ${tableOf(of)}`))).rows[0])
    },
    async specifiers(kind) {
      const kept = names.get(kindFrom(kind))
      if (kept !== undefined && performance.now() < kept.until) return kept.names
      const found = await asking(() => specifiersInPostgres(query, kind))
      names.set(kind, { names: found, until: performance.now() + namesKept })
      return found
    },
    firstSegments: () => asking(() => firstSegmentsInPostgres(query)),
    async facets(kind, filters: Filters = {}) {
      const conditions = conditionsOf(kindFrom(kind), filters)
      return asking(async () =>
        facetsOf(
          await counts.get(kind + JSON.stringify(conditions), async () =>
            countedInPostgres(
              query,
              kind,
              await withNamed(query, kind, await settledInPostgres(query, kind, conditions)),
              await frequenciesFor(kind, conditions),
            ),
          ),
        ),
      )
    },
    async ingest(records, options) {
      const report = await ingestInto(records, options, store, batchLengths.postgres)
      // The database's own autovacuum runs a minute later, or never.
      if (hasTakenMany(report)) {
        await analyse(query)
        frequent.clear()
      }
      return report
    },
    ...withdrawing(
      store,
      async (kind, id, withdrawn) => (await list(kind, { id, withdrawn, all: true, limit: 1, count: true })).count ?? 0,
    ),
    async withdrawn<K extends Kind>(kind: K, id: string): Promise<WithdrawnRecord<K> | undefined> {
      return withdrawnOf(await rowOf(kindFrom(kind), id, 'body, withdrawn', 'is_withdrawn'))
    },
    async history(kind, id) {
      const row = await rowOf(kindFrom(kind), id, 'changed', 'true')
      if (row === undefined) return []
      const text = `select entry from ${tableOf(kind)}_history where id = $1 order by place`
      const { rows } = await asking(() => query(text, [id]))
      return historyOf(
        rows.map(({ entry }) => String(entry)),
        row.changed,
      )
    },
    // Has no revision: reading one would cost as much as the query.
    revision: async () => undefined,
    // Queries every table, because another node of a cluster may be down. Concurrent calls share one query, so that a
    // hanging database costs a single connection.
    ready: () =>
      (answering ??= asking(async () => {
        for (const kind of kinds) await query(`select id from ${tableOf(kind)} limit 1`)
      }).finally(() => {
        answering = undefined
      })),
    migrate: async ({ citus = false } = {}) => {
      try {
        const from = await migratePostgres(pool)
        return { from, to: tablesVersion, distributed: citus ? await distributeOnCitus(query) : [] }
      } catch (error) {
        throw postgresError(error)
      }
    },
    verify: ({ onProgress } = {}) => asking(() => verifyPostgres(pool, onProgress)),
    close: () => pool.end(),
  }
}

async function analyse(query: Query): Promise<void> {
  // Not every engine with this protocol supports ANALYZE, and only speed depends on it.
  for (const kind of kinds)
    for (const table of [tableOf(kind), `${tableOf(kind)}_term`]) await query(`analyze ${table}`).catch(() => undefined)
}
