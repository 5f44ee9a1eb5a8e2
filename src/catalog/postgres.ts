import { checkedOptions } from '../core/argument.ts'
import { isUuid, kindFrom, requireMethods } from './arguments.ts'
import type { Catalog, ChangedListing, Filters, Kind, Listing, ListQuery, WithdrawnRecord } from './catalog.ts'
import type { RecordChange } from './changes/batch-changes.ts'
import {
  type Change,
  type ChangedStretch,
  changedListing,
  changedStretchOf,
  latestOf,
  servedOf,
} from './changes/change-list.ts'
import { historyOf } from './changes/history.ts'
import { withdrawing, withdrawnOf } from './changes/withdraw.ts'
import { type Conditions, conditionsOf } from './filter/conditions.ts'
import { type CountedValue, facetsOf } from './filter/specifiers.ts'
import { kinds } from './filters.ts'
import { batchLengths, hasTakenMany, ingestInto } from './ingest.ts'
import { pagesOf, stretchOf } from './paging.ts'
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
import { countedInPostgres, keptCounts, specifiersInPostgres } from './postgres/facets.ts'
import { type Frequencies, frequenciesIn, unknown } from './postgres/frequencies.ts'
import { postgresPage } from './postgres/pages.ts'
import { distributeOnCitus, migratePostgres, tablesVersion } from './postgres/schema.ts'
import { withNamed } from './postgres/text-search.ts'
import { type Verified, verifyPostgres } from './postgres/verify.ts'
import { countOf, settledInPostgres, Where } from './postgres/where.ts'
import { writeToPostgres } from './postgres/writer.ts'

export type { NamedStatement, PostgresClient, PostgresPool, PostgresResult } from './postgres/database.ts'
export type { Verified } from './postgres/verify.ts'

/** A catalog in PostgreSQL, with what its operator asks of it. */
export interface PostgresCatalog extends Catalog {
  /** Makes or migrates the tables; with `citus` it also spreads them over the nodes of a Citus cluster. */
  migrate(options?: { citus?: boolean }): Promise<Migrated>
  /** Compares what every record says with what the index has of it, and repairs what differs. Others may read and write meanwhile. */
  verify(options?: { onProgress?: (done: Verified) => void }): Promise<Verified>
}

/** The result of a migration. */
export interface Migrated {
  /** The version of the tables before, 0 if there were none, and after. */
  from: number
  to: number
  /** The tables that were spread over a cluster. */
  distributed: string[]
}

/** The time to cache the names of specifiers, in milliseconds. */
const namesKept = 1000

/** The same for the frequencies of words, which change slowly and only make searches faster. */
const frequenciesKept = 60_000

/** Options for opening a catalog in PostgreSQL. */
export interface PostgresOptions {
  /** True to create no tables: without them, everything rejects with a transient {@link CatalogError}. */
  isOnlyRead?: boolean
}

/**
 * Opens a catalog in a database with PostgreSQL's protocol, which several processes may share. Takes a `pg` pool, which the catalog then
 * owns and ends.
 *
 * Missing tables are created on first use. While the database is unreachable, every call rejects with a transient {@link CatalogError};
 * calls work again once the database is back.
 *
 * @example
 * import { Pool } from 'pg'
 * // The pool connects when the catalog is first asked something.
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
  // Values of a million records take seconds to count.
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
      // The database's own daemon comes a minute later, or never.
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
    // Only the database knows, and asking it takes as long as many an answer.
    revision: async () => undefined,
    // A node of a cluster may be missing although the one that is asked is there, so every table is.
    // Who asks again while the database hangs takes no further connection.
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
  // Not every engine that speaks the protocol has it, and nothing but speed depends on it.
  for (const kind of kinds)
    for (const table of [tableOf(kind), `${tableOf(kind)}_term`]) await query(`analyze ${table}`).catch(() => undefined)
}

/** Part of the records in the order of their changes. */
async function postgresChanges(query: Query, kind: Kind, stretch: ChangedStretch): Promise<ChangedListing> {
  const { limit, offset, byCursor, after, count } = stretch
  const page = whereOf(kind, stretch, after)
  const text = `select r.id, r.changed, r.is_withdrawn from ${tableOf(kind)} r where ${page} order by r.changed, r.id
    limit ${page.bind(byCursor ? limit + 1 : limit)} offset ${page.bind(offset)}`
  const [{ rows }, total] = await Promise.all([
    query(text, page.values),
    count ? countOf(query, kind, whereOf(kind, stretch, undefined)) : undefined,
  ])
  const found = rows.map(({ id, changed, is_withdrawn }) => ({
    id: String(id),
    seconds: Number(changed),
    isWithdrawn: is_withdrawn === true,
  }))
  return changedListing(found, stretch, total)
}

function whereOf(kind: Kind, { from, until, described, withdrawn }: ChangedStretch, after: Change | undefined): Where {
  const where = new Where(kind, { isPublic: true, isWithdrawn: withdrawn ? undefined : false, common: [], rare: [] })
  if (after === undefined) where.add(`r.changed >= ${where.bind(from)}`)
  else where.add(`(r.changed, r.id) > (${where.bind(after.seconds)}, ${where.bind(after.id)}::uuid)`)
  where.add(`r.changed <= ${where.bind(until)}`)
  if (described) where.add('not r.is_external')
  return where
}
