import { CatalogError, type Kind, type Stored } from '../catalog.ts'
import { bytesOf } from '../filter/key-ranges.ts'
import { commonTermsOf, hasFurtherTerms, rareTermsOf } from '../filter/terms.ts'
import { kinds } from '../filters.ts'
import { dateKeyOf, sortBytes, titleKeyOf } from '../sort-key.ts'
import type { PostgresPool, Query } from './database.ts'
import { tableOf, untilItHolds } from './database.ts'
import { isNoTable, isSchemaRace } from './errors.ts'
import { vectorOf } from './text-search.ts'

/**
 * Returns the statements that create the tables of a kind.
 *
 * `id` is in each primary key for distribution; `sort` is the key of the listing order as bytes, independent of
 * collations; `changed` is in seconds since 1970; `revision` detects concurrent writes.
 *
 * Indexes state `asc`, because some engines otherwise hash the first column.
 */
function tablesOf(kind: Kind): string[] {
  return [
    `create table if not exists ${tableOf(kind)} (id uuid primary key, sort bytea not null, is_public boolean not null,
    is_listed boolean not null, is_external boolean not null, changed bigint not null, revision int not null,
    hash text not null, body text not null)`,
    `create index if not exists ${tableOf(kind)}_sort on ${tableOf(kind)} (sort asc)`,
    `create index if not exists ${tableOf(kind)}_changed on ${tableOf(kind)} (changed asc, id asc, is_public, is_external)`,
    `create table if not exists ${tableOf(kind)}_term (id uuid not null, term bytea not null, primary key (id, term))`,
    `create index if not exists ${tableOf(kind)}_term_id on ${tableOf(kind)}_term (term asc, id asc)`,
  ]
}

/**
 * Returns the statements that add the withdrawn flag, the withdrawal as JSON, and the history table.
 *
 * History entries are numbered by revision. The statements also add the flag to the index of changes.
 */
function withdrawalOf(kind: Kind): string[] {
  const table = tableOf(kind)
  return [
    `alter table ${table} add column if not exists is_withdrawn boolean not null default false`,
    `alter table ${table} add column if not exists withdrawn text`,
    `create index if not exists ${table}_changes on ${table}
      (changed asc, id asc, is_public, is_external, is_withdrawn)`,
    `drop index if exists ${table}_changed`,
    `create table if not exists ${table}_history (id uuid not null, place int not null, entry text not null,
      primary key (id, place))`,
  ]
}

/**
 * Returns the statements that add columns for the searchable words and for the sort keys by title and date.
 *
 * The statements also delete the words that earlier releases stored as terms.
 */
function searchOf(kind: Kind): string[] {
  const table = tableOf(kind)
  return [
    `alter table ${table} add column if not exists title bytea not null default ''`,
    `alter table ${table} add column if not exists date bytea not null default ''`,
    `alter table ${table} add column if not exists search tsvector`,
    `delete from ${table}_term where term >= 'w'::bytea and term < 'x'::bytea`,
  ]
}

const searchIndexesOf = (kind: Kind): string[] => [
  `create index if not exists ${tableOf(kind)}_title on ${tableOf(kind)} (title asc)`,
  `create index if not exists ${tableOf(kind)}_date on ${tableOf(kind)} (date asc)`,
  `create index if not exists ${tableOf(kind)}_search on ${tableOf(kind)} using gin (search)`,
]

/** The migrations from each version of the tables to the next. Each can safely be repeated. */
const migrations: readonly ((query: Query) => Promise<void>)[] = [
  query => each(query, kinds.flatMap(tablesOf)),
  query => each(query, kinds.flatMap(withdrawalOf)),
  async query => {
    await each(query, kinds.flatMap(searchOf))
    for (const kind of kinds) await indexPostgresAgain(query, kind)
    await each(query, kinds.flatMap(searchIndexesOf))
  },
  // Searches now find resources with markup by their visible words.
  query => indexPostgresAgain(query, 'resource', { condition: "body like '%<%' or body like '%&%'" }),
  // Files are now indexed by all their paths and merged values.
  query => indexPostgresAgain(query, 'file', { isWanted: hasFurtherTerms }),
  // Searches now find resources by their related items.
  query => indexPostgresAgain(query, 'resource', { condition: `body like '%"relatedItems"%'` }),
]

async function each(query: Query, steps: readonly string[]): Promise<void> {
  for (const step of steps) await againInRace(() => query(step))
}

/** The version of the tables in this release. */
export const tablesVersion = /* @__PURE__ */ (() => migrations.length)()

/**
 * Migrates a database to the version of this release. Resolves to the previous version.
 *
 * Every step is repeatable and independent, because some engines commit before they change a table. Concurrent
 * migrations may both run a step without loss.
 *
 * Rejects with a {@link CatalogError} for a newer version and, if `isOnlyRead` is true, for a database without a
 * catalog.
 */
export async function migratePostgres(pool: PostgresPool, isOnlyRead = false): Promise<number> {
  const query: Query = (text, values) => pool.query(text, values)
  const version = await versionNow(query)
  if (version === migrations.length) return version
  if (version === 0 && isOnlyRead)
    throw new CatalogError('The database is not a catalog; run citable ingest <inputs…> with its address as --db.', {
      isTransient: true,
    })
  await each(query, [
    'create table if not exists citable_migration (id int primary key, version int not null)',
    'insert into citable_migration (id, version) values (1, 0) on conflict (id) do nothing',
  ])
  for (const migrate of migrations.slice(version)) await migrate(query)
  await againInRace(() =>
    query('update citable_migration set version = $1 where id = 1 and version < $1', [migrations.length]),
  )
  return version
}

/** Retries a step if another process ran the same step concurrently. */
const againInRace = (step: () => Promise<unknown>): Promise<unknown> => untilItHolds(step, isSchemaRace)

/**
 * Distributes the tables over the nodes of a Citus cluster by `id`, and returns the newly distributed tables. Copies
 * the version to every node, so that each node can serve the catalog.
 *
 * Skips tables that are already distributed. Rejects if the database has no Citus.
 */
export async function distributeOnCitus(query: Query): Promise<string[]> {
  const distributed: string[] = []
  const known = new Set(await distributedNow(query))
  const tables = kinds.flatMap(kind => [tableOf(kind), `${tableOf(kind)}_term`, `${tableOf(kind)}_history`])
  const [first = ''] = tables
  for (const table of tables) {
    if (known.has(table)) continue
    await query(`select create_distributed_table($1, 'id', colocate_with => $2)`, [
      table,
      table === first ? 'none' : first,
    ])
    distributed.push(table)
  }
  if (!known.has('citable_migration')) {
    await query(`select create_reference_table('citable_migration')`)
    distributed.push('citable_migration')
  }
  return distributed
}

async function distributedNow(query: Query): Promise<string[]> {
  try {
    const { rows } = await query('select logicalrelid::text as name from pg_dist_partition')
    return rows.map(({ name }) => String(name))
  } catch (error) {
    if (!isNoTable(error)) throw error
    throw new CatalogError(
      'The tables exist, but the database has no Citus extension to distribute them: create the extension (create extension citus), or omit --citus.',
      { cause: error, isTransient: false },
    )
  }
}

async function versionNow(query: Query): Promise<number> {
  try {
    return checked((await query('select version from citable_migration where id = 1')).rows[0]?.version)
  } catch (error) {
    if (isNoTable(error)) return 0
    throw error
  }
}

function checked(given: unknown): number {
  const version = Number(given ?? 0)
  if (version <= migrations.length) return version
  throw new CatalogError(
    `The catalog has version ${version} of its tables, but this release supports only ${migrations.length}; use a newer release.`,
    { isTransient: false },
  )
}

/**
 * Indexes the records of a kind again, for tables of an earlier release.
 *
 * Rewrites the words, and the sort keys by title and date, of all records, or of those that `condition` and `isWanted`
 * select, and adds their missing terms.
 */
async function indexPostgresAgain<K extends Kind>(
  query: Query,
  kind: K,
  { condition = 'true', isWanted = () => true }: { condition?: string; isWanted?(record: Stored[K]): boolean } = {},
): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const text = `select id, body from ${tableOf(kind)} where id > $1 and (${condition}) order by id limit 1000`
    const found = (await query(text, [last])).rows
    if (found.length === 0) return
    last = String(found.at(-1)?.id)
    const read = found.map(({ id, body }) => ({ id, record: JSON.parse(String(body)) as Stored[K] }))
    const rows = read.filter(({ record }) => isWanted(record))
    if (rows.length === 0) continue
    const records = rows.map(({ record }) => record)
    await query(
      `update ${tableOf(kind)} r set search = n.search::tsvector, title = n.title, date = n.date
        from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[]) as n (id, search, title, date) where r.id = n.id`,
      [
        rows.map(({ id }) => id),
        records.map(record => vectorOf(kind, record)),
        records.map(record => sortBytes(titleKeyOf(kind, record))),
        records.map(record => sortBytes(dateKeyOf(kind, record))),
      ],
    )
    const terms = rows.flatMap(({ id, record }) =>
      [...commonTermsOf(kind, record), ...rareTermsOf(kind, record)].map(term => [id, bytesOf(term)] as const),
    )
    await query(
      `insert into ${tableOf(kind)}_term (id, term) select * from unnest($1::uuid[], $2::bytea[]) on conflict do nothing`,
      [terms.map(([id]) => id), terms.map(([, term]) => term)],
    )
  }
}
