import { hashOf } from '../base64url.ts'
import type { Kind, Stored } from '../catalog.ts'
import { compareBytes, textOfBytes } from '../filter/key-ranges.ts'
import { kinds } from '../filters.ts'
import { dateKeyOf, sortBytes, sortKeyOf, titleKeyOf } from '../sort-key.ts'
import { withoutLandingPage } from '../storing/landing-page.ts'
import type { PostgresPool, PostgresResult } from './database.ts'
import { inTransaction, tableOf, untilItHolds } from './database.ts'
import { vectorOf } from './text-search.ts'
import { replaceTerms, termsOf } from './writer.ts'

/** The result of comparing records with their index. */
export interface Verified {
  /** The number of records compared. */
  checked: number
  /** The number of records whose index entries differed and were repaired. */
  repaired: number
}

/**
 * Compares the terms, words, order keys and hash of every record with its body, and repairs differences. Skips a record
 * that another process changes meanwhile.
 */
export async function verifyPostgres(
  pool: PostgresPool,
  onProgress: (done: Verified) => void = () => undefined,
): Promise<Verified> {
  const verified: Verified = { checked: 0, repaired: 0 }
  for (const kind of kinds) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await pool.query(
        `select id, revision, sort, hash, body from ${tableOf(kind)} where id > $1 order by id limit ${atOnce}`,
        [after],
      )
      const last = rows.at(-1)
      if (last === undefined) break
      after = String(last.id)
      const differing = await differingOf(pool, kind, rows)
      for (const row of differing) if (await repair(pool, kind, row)) verified.repaired++
      verified.checked += rows.length
      onProgress(verified)
    }
  }
  return verified
}

const atOnce = 500

/** A record in the database, with its expected index entries. */
interface Row {
  id: string
  revision: number
  sort: Uint8Array
  hash: string
  terms: string[]
  title: Uint8Array
  date: Uint8Array
  /** The searchable words, as the text of a `tsvector`. */
  search: string
}

async function differingOf(pool: PostgresPool, kind: Kind, rows: PostgresResult['rows']): Promise<Row[]> {
  const held = await pool.query(`select id, term from ${tableOf(kind)}_term where id = any($1::uuid[])`, [
    rows.map(({ id }) => id),
  ])
  const terms = new Map<unknown, string[]>()
  for (const { id, term } of held.rows) {
    const list = terms.get(id)
    if (list === undefined) terms.set(id, [textOfBytes(term)])
    else list.push(textOfBytes(term))
  }
  const all = await Promise.all(
    rows.map(({ id, revision, body }) => rowOf(kind, String(id), Number(revision), String(body))),
  )
  const unfound = await otherColumns(pool, kind, all)
  const differing: Row[] = []
  for (const [at, { id, sort, hash }] of rows.entries()) {
    const wanted = all[at]
    if (wanted === undefined) continue
    const isSame =
      !unfound.has(id) &&
      wanted.hash === hash &&
      compareBytes(wanted.sort, sort as Uint8Array) === 0 &&
      isSameSet(wanted.terms, terms.get(id) ?? [])
    if (!isSame) differing.push(wanted)
  }
  return differing
}

/**
 * Returns the ids of the rows whose words or order keys differ from the expected ones. The comparison runs in the
 * database.
 */
async function otherColumns(pool: PostgresPool, kind: Kind, rows: readonly Row[]): Promise<Set<unknown>> {
  const { rows: found } = await pool.query(
    `select r.id from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[]) as n (id, search, title, date)
      join ${tableOf(kind)} r on r.id = n.id
      where r.search is distinct from n.search::tsvector or r.title <> n.title or r.date <> n.date`,
    [
      rows.map(({ id }) => id),
      rows.map(({ search }) => search),
      rows.map(({ title }) => title),
      rows.map(({ date }) => date),
    ],
  )
  return new Set(found.map(({ id }) => id))
}

async function rowOf<K extends Kind>(kind: K, id: string, revision: number, body: string): Promise<Row> {
  const record: Stored[K] = JSON.parse(body)
  return {
    id,
    revision,
    sort: sortBytes(sortKeyOf(kind, record)),
    hash: kind === 'resource' ? await hashOf(withoutLandingPage(body).json) : '',
    terms: termsOf(kind, record),
    title: sortBytes(titleKeyOf(kind, record)),
    date: sortBytes(dateKeyOf(kind, record)),
    search: vectorOf(kind, record),
  }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const wanted = new Set(one)
  return wanted.size === other.length && other.every(term => wanted.has(term))
}

/**
 * Rewrites the index entries of a record. Returns false, without a change, if the record has changed since it was read.
 */
async function repair(pool: PostgresPool, kind: Kind, row: Row): Promise<boolean> {
  const { id, revision, sort, hash, terms, title, date, search } = row
  return untilItHolds(() =>
    inTransaction(pool, async query => {
      const { rows } = await query(
        `update ${tableOf(kind)} set revision = revision + 1, sort = $3, hash = $4, title = $5, date = $6,
          search = $7::tsvector where id = $1 and revision = $2
          returning id`,
        [id, revision, sort, hash, title, date, search],
      )
      if (rows.length === 0) return false
      await replaceTerms(query, kind, [id], [{ id, terms }])
      return true
    }),
  )
}
