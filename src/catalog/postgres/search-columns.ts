import type { Kind } from '../catalog.ts'
import { bytesOf } from '../ranges.ts'
import { dateKeyOf, sortBytes, titleKeyOf } from '../sort-key.ts'
import { commonTermsOf } from '../terms.ts'
import type { Query } from './pool.ts'
import { vectorOf } from './search.ts'
import { tableOf } from './tables.ts'

/**
 * Writes the words, the specifiers and the keys of the other orders of all records of a kind, or of those that fit a condition; for
 * tables of an earlier release.
 */
export async function indexPostgresAgain(query: Query, kind: Kind, condition = 'true'): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const text = `select id, body from ${tableOf(kind)} where id > $1 and (${condition}) order by id limit 1000`
    const { rows } = await query(text, [last])
    if (rows.length === 0) return
    const records = rows.map(({ body }) => JSON.parse(String(body)))
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
    const terms = rows.flatMap(({ id }, at) =>
      commonTermsOf(kind, records[at]).map(term => [id, bytesOf(term)] as const),
    )
    await query(
      `insert into ${tableOf(kind)}_term (id, term) select * from unnest($1::uuid[], $2::bytea[]) on conflict do nothing`,
      [terms.map(([id]) => id), terms.map(([, term]) => term)],
    )
    last = String(rows.at(-1)?.id)
  }
}
