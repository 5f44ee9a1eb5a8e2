import { hashOf } from '../base64url.ts'
import type { Kind } from '../catalog.ts'
import {
  type Changes,
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
import { bytesOf, compareBytes } from '../filter/key-ranges.ts'
import { commonTermsOf, rareTermsOf } from '../filter/terms.ts'
import { dateKeyOf, sortBytes, sortKeyOf, titleKeyOf } from '../sort-key.ts'
import { withoutLandingPage } from '../storing/landing-page.ts'
import type { Statements } from './database.ts'
import { PostingChanges } from './postings/posting-changes.ts'
import { putText } from './text-index.ts'

/** A record in the database, with its row number, JSON, hash, and time of the last change in seconds since 1970. */
interface HeldRow<K extends Kind> extends Held<K> {
  no: number
  body: string
  hash: string
  changed: number
}

/** The JSON of each resource in a batch, and the hash of the JSON without the registered address. */
type ResourceTexts = ReadonlyMap<object, { body: string; hash: string }>

/**
 * Serialises and hashes the resources of a batch. Hashing is asynchronous and therefore not possible within a SQLite
 * transaction.
 */
export async function textsOf(batch: readonly RecordChange[]): Promise<ResourceTexts> {
  const records = batch.flatMap(change => ('record' in change && change.kind === 'resource' ? [change.record] : []))
  return new Map(
    await Promise.all(
      records.map(async record => {
        const body = JSON.stringify(record)
        return [record, { body, hash: await hashOf(withoutLandingPage(body).json) }] as const
      }),
    ),
  )
}

/** Writes a batch within the caller's transaction. Returns the number of restored records. */
export function writeToSqlite(
  sql: Statements,
  batch: readonly RecordChange[],
  texts: ResourceTexts,
  now: () => number,
): number {
  const ids = idsIn(batch)
  const dataset = heldRows(sql, 'dataset', ids.dataset)
  const held = {
    dataset,
    file: heldRows(sql, 'file', [...ids.file, ...filesListedBy(dataset.values())]),
    resource: heldRows(sql, 'resource', ids.resource),
  }
  const changes: Changes = changesOf(batch, held, secondOf(now))
  put(sql, 'dataset', changes.dataset, held.dataset, texts, now)
  put(sql, 'file', changes.file, held.file, texts, now)
  put(sql, 'resource', changes.resource, held.resource, texts, now)
  return restoredIn(changes, held)
}

function heldRows<K extends Kind>(sql: Statements, kind: K, ids: Iterable<string>): Map<string, HeldRow<K>> {
  const held = new Map<string, HeldRow<K>>()
  for (const id of new Set(ids)) {
    const row = sql.first(
      `select no, is_listed, is_hidden, withdrawn, changed, hash, body from ${kind} where id = ?`,
      id,
    )
    if (row === undefined) continue
    const body = String(row.body)
    held.set(id, {
      no: Number(row.no),
      body,
      hash: String(row.hash),
      changed: Number(row.changed),
      record: JSON.parse(body),
      isListed: row.is_listed === 1,
      isHidden: row.is_hidden === 1,
      withdrawn: !row.withdrawn ? undefined : JSON.parse(String(row.withdrawn)),
    })
  }
  return held
}

function put<K extends Kind>(
  sql: Statements,
  kind: K,
  changes: ReadonlyMap<string, Held<K>>,
  held: ReadonlyMap<string, HeldRow<K>>,
  texts: ResourceTexts,
  now: () => number,
): void {
  const second = secondOf(now)
  const postings = new PostingChanges(sql, kind)
  for (const [id, after] of changes) {
    const before = held.get(id)
    const { record, isListed, isHidden, withdrawn } = after
    const { body, hash = before?.hash ?? '' } = texts.get(record) ?? { body: JSON.stringify(record) }
    if (before !== undefined && before.body === body && isSameState(before, after)) continue
    const sort = sortBytes(sortKeyOf(kind, record))
    const isExternal = 'is_external' in record && record.is_external
    const values = [
      sort,
      sortBytes(titleKeyOf(kind, record)),
      sortBytes(dateKeyOf(kind, record)),
      Number(isListed),
      Number(isHidden),
      Number(isExternal),
      Number(withdrawn !== undefined),
      withdrawn === undefined ? '' : JSON.stringify(withdrawn),
      second,
      hash,
      body,
    ]
    const no =
      before === undefined
        ? sql.run(
            `insert into ${kind} (sort, title, date, is_listed, is_hidden, is_external, is_withdrawn, withdrawn, changed, hash,
              body, id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
            ...values,
            id,
          )
        : before.no
    if (before !== undefined) {
      sql.run(
        `update ${kind} set sort = ?, title = ?, date = ?, is_listed = ?, is_hidden = ?, is_external = ?, is_withdrawn = ?,
          withdrawn = ?, changed = ?, hash = ?, body = ? where no = ?`,
        ...values,
        no,
      )
      putHistory(sql, kind, id, before, after, second)
    }
    putInOrder(sql, kind, no, sort, before && sortBytes(sortKeyOf(kind, before.record)))
    const old = before === undefined ? [] : rareTermsOf(kind, before.record)
    putRareTerms(sql, kind, no, rareTermsOf(kind, record), old)
    if (before !== undefined) for (const term of commonTermsOf(kind, before.record)) postings.set(term, no, false)
    for (const term of commonTermsOf(kind, record)) postings.set(term, no, true)
    putText(sql, postings, { kind, no, record, before: before?.record })
  }
  postings.write()
}

function putHistory(
  sql: Statements,
  kind: Kind,
  id: string,
  before: HeldRow<Kind>,
  after: Held<Kind>,
  second: number,
): void {
  const entry = entryOf(before, after, second)
  if (entry === undefined) return
  const last = sql.first(`select max(place) as last from ${kind}_history where id = ?`, id)?.last
  const entries = typeof last === 'number' ? [entry] : [creation(before.changed), entry]
  for (const [at, one] of entries.entries())
    sql.run(
      `insert into ${kind}_history (id, place, entry) values (?, ?, ?)`,
      id,
      Number(last ?? 0) + 1 + at,
      JSON.stringify(one),
    )
}

function putInOrder(sql: Statements, kind: Kind, no: number, sort: Uint8Array, before: Uint8Array | undefined): void {
  if (before !== undefined && compareBytes(sort, before) === 0) return
  if (before !== undefined) sql.run(`delete from ${kind}_order where sort = ?`, before)
  sql.run(`insert into ${kind}_order (sort, no) values (?, ?)`, sort, no)
}

function putRareTerms(
  sql: Statements,
  kind: Kind,
  no: number,
  terms: readonly string[],
  before: readonly string[],
): void {
  for (const term of before)
    if (!terms.includes(term)) sql.run(`delete from ${kind}_rare where term = ? and no = ?`, bytesOf(term), no)
  for (const term of terms)
    if (!before.includes(term)) sql.run(`insert into ${kind}_rare (term, no) values (?, ?)`, bytesOf(term), no)
}
