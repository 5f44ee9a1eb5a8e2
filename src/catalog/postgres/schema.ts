import { CatalogError, type Kind } from '../catalog.ts'
import { isNoTable, isSchemaRace } from './errors.ts'
import type { PostgresPool, Query } from './pool.ts'
import { indexPostgresAgain } from './search-columns.ts'
import { tableOf } from './tables.ts'
import { inTransaction } from './transaction.ts'

/**
 * The tables of a kind, each with `id` in its primary key, by which it can be distributed. `sort` is the key of the listing's order
 * as bytes, independent of any collation; `changed` is in seconds since 1970; `revision` shows whether another process was faster.
 */
function tablesOf(kind: Kind): string[] {
  return [
    `create table if not exists ${tableOf(kind)} (id uuid primary key, sort bytea not null, is_public boolean not null,
    is_listed boolean not null, is_external boolean not null, changed bigint not null, revision int not null,
    hash text not null, body text not null)`,
    `create index if not exists ${tableOf(kind)}_sort on ${tableOf(kind)} (sort)`,
    `create index if not exists ${tableOf(kind)}_changed on ${tableOf(kind)} (changed, id, is_public, is_external)`,
    `create table if not exists ${tableOf(kind)}_term (id uuid not null, term bytea not null, primary key (id, term))`,
    `create index if not exists ${tableOf(kind)}_term_id on ${tableOf(kind)}_term (term, id)`,
  ]
}

/** Whether a record has been withdrawn, the withdrawal as JSON, and what happened to records, numbered by their revisions. */
function withdrawalOf(kind: Kind): string[] {
  const table = tableOf(kind)
  return [
    `alter table ${table} add column if not exists is_withdrawn boolean not null default false`,
    `alter table ${table} add column if not exists withdrawn text`,
    `drop index if exists ${table}_changed`,
    `create index ${table}_changed on ${table} (changed, id, is_public, is_external, is_withdrawn)`,
    `create table if not exists ${table}_history (id uuid not null, place int not null, entry text not null,
      primary key (id, place))`,
  ]
}

/** The keys of the other orders, and the words that a search finds, which were terms before. */
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
  `create index if not exists ${tableOf(kind)}_title on ${tableOf(kind)} (title)`,
  `create index if not exists ${tableOf(kind)}_date on ${tableOf(kind)} (date)`,
  `create index if not exists ${tableOf(kind)}_search on ${tableOf(kind)} using gin (search)`,
]

const kinds = ['dataset', 'file', 'resource'] as const

/** What brings a database from each version to the next; each step can be repeated. */
const migrations: readonly ((query: Query) => Promise<void>)[] = [
  query => each(query, kinds.flatMap(tablesOf)),
  query => each(query, kinds.flatMap(withdrawalOf)),
  async query => {
    await each(query, kinds.flatMap(searchOf))
    for (const kind of kinds) await indexPostgresAgain(query, kind)
    await each(query, kinds.flatMap(searchIndexesOf))
  },
]

async function each(query: Query, steps: readonly string[]): Promise<void> {
  for (const step of steps) await query(step)
}

/** Migrates a database to this version; concurrent processes take turns. Throws a {@link CatalogError} for a newer one. */
export async function migratePostgres(pool: PostgresPool): Promise<void> {
  const version = await versionNow((text, values) => pool.query(text, values))
  if (version === migrations.length) return
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, migrateOn)
    } catch (error) {
      if (attempt >= 10 || !isSchemaRace(error)) throw error
    }
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

// Processes wait for the row of the version: a lock that every engine has.
async function migrateOn(query: Query): Promise<void> {
  await query('create table if not exists citable_migration (id int primary key, version int not null)')
  await query('insert into citable_migration (id, version) values (1, 0) on conflict (id) do nothing')
  const { rows } = await query('select version from citable_migration where id = 1 for update')
  for (const migrate of migrations.slice(checked(rows[0]?.version))) await migrate(query)
  await query('update citable_migration set version = $1 where id = 1', [migrations.length])
}

function checked(given: unknown): number {
  const version = Number(given ?? 0)
  if (version <= migrations.length) return version
  throw new CatalogError(
    `The catalog has version ${version} of its tables, and this program knows ${migrations.length}; a newer release reads it.`,
    { isTransient: false },
  )
}
