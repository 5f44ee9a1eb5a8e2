import { hashOf } from '../base64url.ts'
import type { Kind, Stored } from '../catalog.ts'
import { compareBytes, textOfBytes } from '../ranges.ts'
import { sortBytes, sortKeyOf } from '../sort-key.ts'
import type { PostgresPool, PostgresResult } from './pool.ts'
import { tableOf } from './tables.ts'
import { inTransaction, untilItHolds } from './transaction.ts'
import { replaceTerms, termsOf } from './writer.ts'

/** What comparing records with their index came to. */
export interface Verified {
  /** Records that were looked at. */
  checked: number
  /** Records whose index was not theirs, and now is. */
  repaired: number
}

/**
 * Compares the terms, the place in lists and the hash of every record with its body, and repairs what differs. A record that another
 * process changes meanwhile is left to that process.
 */
export async function verifyPostgres(
  pool: PostgresPool,
  onProgress: (done: Verified) => void = () => undefined,
): Promise<Verified> {
  const verified: Verified = { checked: 0, repaired: 0 }
  for (const kind of ['dataset', 'file', 'resource'] as const) {
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

/** A record as the database has it, and as its index should be. */
interface Row {
  id: string
  revision: number
  sort: Uint8Array
  hash: string
  terms: string[]
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
  const differing: Row[] = []
  for (const { id, revision, sort, hash, body } of rows) {
    const wanted = await rowOf(kind, String(id), Number(revision), String(body))
    const isSame =
      wanted.hash === hash &&
      compareBytes(wanted.sort, sort as Uint8Array) === 0 &&
      isSameSet(wanted.terms, terms.get(id) ?? [])
    if (!isSame) differing.push(wanted)
  }
  return differing
}

async function rowOf<K extends Kind>(kind: K, id: string, revision: number, body: string): Promise<Row> {
  const record: Stored[K] = JSON.parse(body)
  return {
    id,
    revision,
    sort: sortBytes(sortKeyOf(kind, record)),
    hash: kind === 'resource' ? await hashOf(body) : '',
    terms: termsOf(kind, record),
  }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const wanted = new Set(one)
  return wanted.size === other.length && other.every(term => wanted.has(term))
}

/** Writes the index of a record anew, unless the record has changed since it was read. */
async function repair(pool: PostgresPool, kind: Kind, { id, revision, sort, hash, terms }: Row): Promise<boolean> {
  return untilItHolds(() =>
    inTransaction(pool, async query => {
      const { rows } = await query(
        `update ${tableOf(kind)} set revision = revision + 1, sort = $3, hash = $4 where id = $1 and revision = $2
          returning id`,
        [id, revision, sort, hash],
      )
      if (rows.length === 0) return false
      await replaceTerms(query, kind, [id], [{ id, terms }])
      return true
    }),
  )
}
