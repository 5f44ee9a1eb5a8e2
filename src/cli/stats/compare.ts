import { meanScore, type Named, type Share, type StatisticsReport } from './statistics.ts'

/**
 * The changes since an earlier report: later numbers minus earlier ones. Unchanged numbers are omitted, except `score`.
 */
export interface StatisticsChanges {
  summary: Named<number>
  /** Changes in the number of findings by rule. */
  rules: Named<number>
  severities: Named<number>
  effects: Named<number>
  /** Changes in the number of records by kernel. */
  kernels: Named<number>
  types: Named<number>
  years: Named<number>
  clients: Named<number>
  /** Changes in the percentage of records with each property, in percentage points. */
  properties: Named<number>
  /** The change in the mean FAIR score, absent if either report covers no records. */
  score?: number
}

/** Compares two reports of a collection. */
export function statisticsChanges(before: StatisticsReport, after: StatisticsReport): StatisticsChanges {
  const [then, now] = [before.statistics, after.statistics]
  const records = (shares: Named<Share>): Named<number> => mapped(shares, share => share.records)
  const [earlier, later] = [meanScore(before), meanScore(after)]
  return {
    summary: changed({ ...before.summary }, { ...after.summary }),
    rules: changed(
      mapped(then.rules, ({ findings }) => findings),
      mapped(now.rules, ({ findings }) => findings),
    ),
    severities: changed(then.severities, now.severities),
    effects: changed(then.effects, now.effects),
    kernels: changed(records(then.kernels), records(now.kernels)),
    types: changed(records(then.types), records(now.types)),
    years: changed(records(then.years), records(now.years)),
    clients: changed(records(then.clients), records(now.clients)),
    properties: changed(percentages(before), percentages(after)),
    ...(earlier !== undefined && later !== undefined && { score: rounded(later - earlier) }),
  }
}

/** Returns the percentage of records with each property, except properties that no record has. */
export const percentages = ({ summary: { records }, statistics }: StatisticsReport): Named<number> =>
  mapped(statistics.properties, count => (records === 0 ? 0 : rounded((100 * count) / records)))

const mapped = <T>(all: Named<T>, map: (entry: T) => number): Named<number> =>
  Object.fromEntries(Object.entries(all).map(([name, entry]) => [name, map(entry)]))

const changed = (then: Named<number>, now: Named<number>): Named<number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(then), ...Object.keys(now)])]
      .map((name): [string, number] => [name, rounded(own(now, name) - own(then, name))])
      .filter(([, difference]) => difference !== 0),
  )

const own = (counts: Named<number>, name: string): number => (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0)

const rounded = (number: number): number => Math.round(number * 10) / 10
