import type { Kind } from '../catalog.ts'
import { firstSegmentsOf, pathRange, stepOver } from '../filter/first-segments.ts'
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

/** Reads the distinct first segments of the paths of public resources by skipping from one segment to the next. */
export async function firstSegmentsInPostgres(query: Query): Promise<string[]> {
  const sql = `select t.term from ${tableOf('resource')}_term t join ${tableOf('resource')} r on r.id = t.id
    where t.term >= $1 and t.term < $2 and r.is_public order by t.term limit 1`
  const paths: string[] = []
  for (let { from } = pathRange; ; ) {
    const [row] = (await query(sql, [from, pathRange.below])).rows
    if (row === undefined) return firstSegmentsOf(paths)
    const { path, next } = stepOver(row.term as Uint8Array)
    paths.push(path)
    from = next
  }
}

/** Reads the names of all specifiers by skipping from one name to the next. */
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
 * The limits of the cache. Counts that took at least `slow` milliseconds are cached for their counting time multiplied
 * by `times`, up to `longest` milliseconds.
 */
const [slow, times, longest] = [200, 20, 60_000]

const most = 100

/** A cache of slow counts, so that they are not repeated for every visitor. */
interface KeptCounts<T> {
  /** Returns the cached or pending result for a key, or else the result of `count`. */
  get(key: string, count: () => Promise<T>): Promise<T>
  clear(): void
}

export function keptCounts<T>(now: () => number = () => performance.now()): KeptCounts<T> {
  const kept = new Map<string, { result: Promise<T>; until: number }>()
  return {
    clear: () => kept.clear(),
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
      const failed = (): void => {
        entry.until = 0
      }
      entry.result.then(counted, failed)
      return entry.result
    },
  }
}
