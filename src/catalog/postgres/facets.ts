import type { Kind } from '../catalog.ts'
import { bytesOf, nextOf, textOfBytes } from '../filter/key-ranges.ts'
import type { CountedValue } from '../filter/specifiers.ts'
import { specifierOf } from '../filter/terms.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import type { Frequencies } from './frequencies.ts'
import type { NamingConditions } from './text-search.ts'
import { Where } from './where.ts'

const start = /* @__PURE__ */ bytesOf('s')
const end = /* @__PURE__ */ nextOf(start)

/** How many of the records that meet the conditions have each value of each specifier. */
export async function countedInPostgres(
  query: Query,
  kind: Kind,
  conditions: NamingConditions,
  frequencies: Frequencies,
): Promise<CountedValue[]> {
  const where = new Where(kind, conditions, frequencies)
  const { rows } = await query(
    `select s.term, count(*) as count from ${tableOf(kind)}_term s join ${tableOf(kind)} r on r.id = s.id
      where s.term >= ${where.bind(start)} and s.term < ${where.bind(end)} and ${where} group by s.term`,
    where.values,
  )
  return rows.map(({ term, count }) => ({ ...specifierOf(textOfBytes(term)), count: Number(count) }))
}

/** The names of all specifiers, found by skipping over their values. */
export async function specifiersInPostgres(query: Query, kind: Kind): Promise<Set<string>> {
  const names = new Set<string>()
  const sql = `select term from ${tableOf(kind)}_term where term > $1 and term < $2 order by term limit 1`
  for (let after = start; ; ) {
    const [row] = (await query(sql, [after, end])).rows
    if (row === undefined) return names
    const { name } = specifierOf(textOfBytes(row.term))
    names.add(name)
    after = bytesOf(`s${name}\u0001`)
  }
}
