import { hashOf } from '../base64url.ts'
import type { Kind } from '../catalog.ts'
import { secondOf } from '../changed.ts'
import { changesOf, filesListedBy, type Held, idsIn } from '../changes.ts'
import type { PreparedRecord } from '../prepare.ts'
import { bytesOf } from '../ranges.ts'
import { compareText, sortBytes, sortKeyOf } from '../sort-key.ts'
import { commonTermsOf, rareTermsOf } from '../terms.ts'
import { Conflict } from './errors.ts'
import type { Query } from './pool.ts'
import { tableOf } from './schema.ts'

/** A record that the database holds. */
interface HeldRow<K extends Kind> extends Held<K> {
  revision: number
  body: string
}

/** Writes a batch; call it within a transaction. Rejects with {@link Conflict} if another process was faster. */
export async function writeToPostgres(
  query: Query,
  batch: readonly PreparedRecord[],
  now: () => number,
): Promise<void> {
  const ids = idsIn(batch)
  const dataset = await heldRows(query, 'dataset', ids.dataset)
  const held = {
    dataset,
    file: await heldRows(query, 'file', [...ids.file, ...filesListedBy(dataset.values())]),
    resource: await heldRows(query, 'resource', ids.resource),
  }
  const changes = changesOf(batch, held)
  await put(query, 'dataset', changes.dataset, held.dataset, now)
  await put(query, 'file', changes.file, held.file, now)
  await put(query, 'resource', changes.resource, held.resource, now)
}

async function heldRows<K extends Kind>(
  query: Query,
  kind: K,
  given: Iterable<string>,
): Promise<Map<string, HeldRow<K>>> {
  const ids = [...new Set(given)]
  if (ids.length === 0) return new Map()
  const sql = `select id, revision, is_listed, body from ${tableOf(kind)} where id = any($1::uuid[])`
  const { rows } = await query(sql, [ids])
  return new Map(
    rows.map(({ id, revision, is_listed, body }) => [
      String(id),
      {
        revision: Number(revision),
        isListed: is_listed === true,
        body: String(body),
        record: JSON.parse(String(body)),
      },
    ]),
  )
}

async function put<K extends Kind>(
  query: Query,
  kind: K,
  changes: ReadonlyMap<string, Held<K>>,
  held: ReadonlyMap<string, HeldRow<K>>,
  now: () => number,
): Promise<void> {
  const changed = [...changes]
    .map(([id, { record, isListed }]) => ({ id, record, isListed, body: JSON.stringify(record), before: held.get(id) }))
    .filter(({ body, isListed, before }) => body !== before?.body || isListed !== before.isListed)
    // Locking rows in the same order avoids deadlocks between processes.
    .sort((a, b) => compareText(a.id, b.id))
  if (changed.length === 0) return
  const hashes = await Promise.all(changed.map(({ body }) => (kind === 'resource' ? hashOf(body) : '')))
  const second = secondOf(now)
  const { rowCount } = await query(
    `insert into ${tableOf(kind)} as r (id, sort, is_public, is_listed, is_external, changed, revision, hash, body)
      select * from unnest($1::uuid[], $2::bytea[], $3::boolean[], $4::boolean[], $5::boolean[], $6::bigint[], $7::int[],
        $8::text[], $9::text[])
      on conflict (id) do update set sort = excluded.sort, is_public = excluded.is_public, is_listed = excluded.is_listed,
        is_external = excluded.is_external, changed = excluded.changed, revision = excluded.revision, hash = excluded.hash,
        body = excluded.body
      where r.revision = excluded.revision - 1`,
    [
      changed.map(({ id }) => id),
      changed.map(({ record }) => sortBytes(sortKeyOf(kind, record))),
      changed.map(({ record }) => !('public' in record) || record.public),
      changed.map(({ isListed }) => isListed),
      changed.map(({ record }) => 'is_external' in record && record.is_external),
      changed.map(() => second),
      changed.map(({ before }) => (before?.revision ?? 0) + 1),
      hashes,
      changed.map(({ body }) => body),
    ],
  )
  if (rowCount !== changed.length) throw new Conflict('Another process has changed a record of the batch.')
  await putTerms(
    query,
    kind,
    changed.map(({ id, record, before }) => ({
      id,
      terms: termsOf(kind, record),
      before: before && termsOf(kind, before.record),
    })),
  )
}

const termsOf = <K extends Kind>(kind: K, record: Held<K>['record']): string[] => [
  ...rareTermsOf(kind, record),
  ...commonTermsOf(kind, record),
]

async function putTerms(
  query: Query,
  kind: Kind,
  records: readonly { id: string; terms: string[]; before: string[] | undefined }[],
): Promise<void> {
  const changed = records.filter(({ terms, before }) => terms.join('\n') !== before?.join('\n'))
  const replaced = changed.filter(({ before }) => before !== undefined).map(({ id }) => id)
  if (replaced.length > 0) await query(`delete from ${tableOf(kind)}_term where id = any($1::uuid[])`, [replaced])
  const rows = changed.flatMap(({ id, terms }) => terms.map(term => [id, bytesOf(term)] as const))
  if (rows.length === 0) return
  await query(`insert into ${tableOf(kind)}_term (id, term) select * from unnest($1::uuid[], $2::bytea[])`, [
    rows.map(([id]) => id),
    rows.map(([, term]) => term),
  ])
}
