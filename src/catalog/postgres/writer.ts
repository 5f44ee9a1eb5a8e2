import { hashOf } from '../base64url.ts'
import type { Kind } from '../catalog.ts'
import {
  changesOf,
  filesListedBy,
  type Held,
  idsIn,
  isSameState,
  type RecordChange,
  restoredIn,
} from '../changes/batch-changes.ts'
import { secondOf } from '../changes/change-list.ts'
import { creation, entryOf } from '../changes/history.ts'
import { bytesOf } from '../filter/key-ranges.ts'
import { commonTermsOf, rareTermsOf } from '../filter/terms.ts'
import { compareText, dateKeyOf, sortBytes, sortKeyOf, titleKeyOf } from '../sort-key.ts'
import { withoutLandingPage } from '../storing/landing-page.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import { Conflict } from './errors.ts'
import { vectorOf } from './text-search.ts'

interface HeldRow<K extends Kind> extends Held<K> {
  revision: number
  changed: number
  body: string
}

/**
 * Writes a batch within the caller's transaction. Resolves to the number of restored records; rejects with {@link
 * Conflict} if another process changed a record first.
 */
export async function writeToPostgres(
  query: Query,
  batch: readonly RecordChange[],
  now: () => number,
): Promise<number> {
  const ids = idsIn(batch)
  const dataset = await heldRows(query, 'dataset', ids.dataset)
  const held = {
    dataset,
    file: await heldRows(query, 'file', [...ids.file, ...filesListedBy(dataset.values())]),
    resource: await heldRows(query, 'resource', ids.resource),
  }
  const changes = changesOf(batch, held, secondOf(now))
  await put(query, 'dataset', changes.dataset, held.dataset, now)
  await put(query, 'file', changes.file, held.file, now)
  await put(query, 'resource', changes.resource, held.resource, now)
  return restoredIn(changes, held)
}

async function heldRows<K extends Kind>(
  query: Query,
  kind: K,
  given: Iterable<string>,
): Promise<Map<string, HeldRow<K>>> {
  const ids = [...new Set(given)]
  if (ids.length === 0) return new Map()
  const sql = `select id, revision, changed, is_listed, is_public, withdrawn, body from ${tableOf(kind)} where id = any($1::uuid[])`
  const { rows } = await query(sql, [ids])
  return new Map(
    rows.map(({ id, revision, changed, is_listed, is_public, withdrawn, body }) => [
      String(id),
      {
        revision: Number(revision),
        changed: Number(changed),
        isListed: is_listed === true,
        isHidden: is_public !== true,
        withdrawn: withdrawn === null ? undefined : JSON.parse(String(withdrawn)),
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
    .map(([id, after]) => ({ ...after, id, body: JSON.stringify(after.record), before: held.get(id) }))
    .filter(after => after.body !== after.before?.body || !isSameState(after, after.before))
    // Locking rows in the same order avoids deadlocks between processes.
    .sort((a, b) => compareText(a.id, b.id))
  if (changed.length === 0) return
  const hashes = await Promise.all(
    changed.map(({ body }) => (kind === 'resource' ? hashOf(withoutLandingPage(body).json) : '')),
  )
  const second = secondOf(now)
  const { rows } = await query(
    `insert into ${tableOf(kind)} as r (id, sort, is_public, is_listed, is_external, changed, revision, hash, body,
        is_withdrawn, withdrawn, title, date, search)
      select id, sort, is_public, is_listed, is_external, changed, revision, hash, body, is_withdrawn, withdrawn, title, date,
        search::tsvector from unnest($1::uuid[], $2::bytea[], $3::boolean[], $4::boolean[], $5::boolean[], $6::bigint[],
        $7::int[], $8::text[], $9::text[], $10::boolean[], $11::text[], $12::bytea[], $13::bytea[], $14::text[])
        as n (id, sort, is_public, is_listed, is_external, changed, revision, hash, body, is_withdrawn, withdrawn, title, date, search)
      on conflict (id) do update set sort = excluded.sort, is_public = excluded.is_public, is_listed = excluded.is_listed,
        is_external = excluded.is_external, changed = excluded.changed, revision = excluded.revision, hash = excluded.hash,
        body = excluded.body, is_withdrawn = excluded.is_withdrawn, withdrawn = excluded.withdrawn, title = excluded.title,
        date = excluded.date, search = excluded.search
      where r.revision = excluded.revision - 1
      returning r.id`,
    [
      changed.map(({ id }) => id),
      changed.map(({ record }) => sortBytes(sortKeyOf(kind, record))),
      changed.map(({ isHidden }) => !isHidden),
      changed.map(({ isListed }) => isListed),
      changed.map(({ record }) => 'is_external' in record && record.is_external),
      changed.map(() => second),
      changed.map(({ before }) => (before?.revision ?? 0) + 1),
      hashes,
      changed.map(({ body }) => body),
      changed.map(({ withdrawn }) => withdrawn !== undefined),
      changed.map(({ withdrawn }) => (withdrawn === undefined ? null : JSON.stringify(withdrawn))),
      changed.map(({ record }) => sortBytes(titleKeyOf(kind, record))),
      changed.map(({ record }) => sortBytes(dateKeyOf(kind, record))),
      changed.map(({ record }) => vectorOf(kind, record)),
    ],
  )
  // Counts the returned rows: engines with distributed tables report the rows that they tried, not those that they
  // wrote.
  if (rows.length !== changed.length) throw new Conflict('Another process has changed a record of the batch.')
  await putHistory(query, kind, changed, second)
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

/**
 * Adds the history entries of changed records, each numbered by the revision before the change. The first change also
 * adds an entry for the creation, with number 0.
 */
async function putHistory(
  query: Query,
  kind: Kind,
  changed: readonly (Held<Kind> & { id: string; before: HeldRow<Kind> | undefined })[],
  second: number,
): Promise<void> {
  const rows = changed.flatMap(({ id, before, ...after }) => {
    const entry = before && entryOf(before, after, second)
    return entry === undefined || before === undefined
      ? []
      : [
          { id, place: 0, entry: creation(before.changed) },
          { id, place: before.revision, entry },
        ]
  })
  if (rows.length === 0) return
  await query(
    `insert into ${tableOf(kind)}_history (id, place, entry) select * from unnest($1::uuid[], $2::int[], $3::text[])
      on conflict (id, place) do nothing`,
    [rows.map(({ id }) => id), rows.map(({ place }) => place), rows.map(({ entry }) => JSON.stringify(entry))],
  )
}

/** Returns the terms by which the database finds a record. */
export const termsOf = <K extends Kind>(kind: K, record: Held<K>['record']): string[] => [
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
  await replaceTerms(query, kind, replaced, changed)
}

/** Deletes all terms of the records whose ids are in `replaced`, then inserts the given terms of `records`. */
export async function replaceTerms(
  query: Query,
  kind: Kind,
  replaced: readonly string[],
  records: readonly { id: string; terms: readonly string[] }[],
): Promise<void> {
  if (replaced.length > 0) await query(`delete from ${tableOf(kind)}_term where id = any($1::uuid[])`, [replaced])
  const rows = records.flatMap(({ id, terms }) => terms.map(term => [id, bytesOf(term)] as const))
  if (rows.length === 0) return
  await query(`insert into ${tableOf(kind)}_term (id, term) select * from unnest($1::uuid[], $2::bytea[])`, [
    rows.map(([id]) => id),
    rows.map(([, term]) => term),
  ])
}
