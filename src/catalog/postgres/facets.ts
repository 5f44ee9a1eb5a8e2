import type { Kind } from '../catalog.ts'
import { textOfBytes } from '../filter/key-ranges.ts'
import type { CountedValue } from '../filter/specifiers.ts'
import { afterSpecifier, specifierOf, specifierRange } from '../filter/terms.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import type { Frequencies } from './frequencies.ts'
import type { NamingConditions } from './text-search.ts'
import { Where } from './where.ts'

/** Counts the records that meet the conditions, for each value of each specifier. */
export async function countedInPostgres(
  query: Query,
  kind: Kind,
  conditions: NamingConditions,
  frequencies: Frequencies,
): Promise<CountedValue[]> {
  const where = new Where(kind, conditions, frequencies)
  const { rows } = await query(
    `select s.term, count(*) as count from ${tableOf(kind)}_term s join ${tableOf(kind)} r on r.id = s.id
      where s.term >= ${where.bind(specifierRange.from)} and s.term < ${where.bind(specifierRange.below)} and ${where} group by s.term`,
    where.values,
  )
  return rows.map(({ term, count }) => ({ ...specifierOf(textOfBytes(term)), count: Number(count) }))
}

/** The names of all specifiers, found by skipping over their values. */
export async function specifiersInPostgres(query: Query, kind: Kind): Promise<Set<string>> {
  const names = new Set<string>()
  const sql = `select term from ${tableOf(kind)}_term where term > $1 and term < $2 order by term limit 1`
  for (let after = specifierRange.from; ; ) {
    const [row] = (await query(sql, [after, specifierRange.below])).rows
    if (row === undefined) return names
    const { name } = specifierOf(textOfBytes(row.term))
    names.add(name)
    after = afterSpecifier(name)
  }
}

/**
 * The shortest counting time of a result that is cached, the factor from counting time to cache lifetime, and the longest lifetime, in
 * milliseconds.
 */
const [slow, times, longest] = [200, 20, 60_000]

/** Results that are kept at a time. */
const most = 100

/** Results of counting, of which those that took long are kept for a while, so that not every visitor waits for the same one. */
interface KeptCounts<T> {
  /** The result under a key: the one that is kept or under way, else that of `count`. */
  get(key: string, count: () => Promise<T>): Promise<T>
  /** Forgets all of them: records have changed. */
  clear(): void
}

export function keptCounts<T>(now: () => number = () => performance.now()): KeptCounts<T> {
  const kept = new Map<string, { result: Promise<T>; until: number }>()
  const clear = (): void => kept.clear()
  return {
    clear,
    get(key, count) {
      const started = now()
      const known = kept.get(key)
      if (known !== undefined && started < known.until) return known.result
      const entry = { result: count(), until: started + longest }
      if (kept.size >= most) kept.clear()
      kept.set(key, entry)
      const counted = (): void => {
        const took = now() - started
        entry.until = took < slow ? 0 : now() + Math.min(longest, times * took)
      }
      entry.result.then(counted, clear)
      return entry.result
    },
  }
}
