import { type RegistryEffect, type Severity, severityChoices } from '../../core/diagnostic.ts'
import { isObject } from '../../core/object.ts'
import type { About } from '../pieces/check.ts'
import { summarise } from '../report/counts/summary.ts'
import { type FileReport, findingsOf, type Summary } from '../report/report.ts'

/**
 * The counts of a collection. Because all members are counts, the statistics of parts add up to the statistics of the
 * whole.
 */
interface Statistics {
  /** The number of findings of each rule, and the number of records with such findings. */
  rules: Named<{ findings: number; records: number }>
  severities: Record<Severity, number>
  effects: Record<RegistryEffect, number>
  kernels: Named<Share>
  types: Named<Share>
  years: Named<Share>
  clients: Named<Share>
  /** The number of records with each wanted property. */
  properties: Named<number>
  fair: {
    /** The sum of the FAIR scores of all records. */
    points: number
    /**
     * The number of records in each range of scores: 0 to 9, 10 to 19, …, 90 to 100. The keys are `0`, `10`, …, `90`.
     */
    scores: Named<number>
    metrics: Named<{ earned: number; total: number }>
  }
}

/** A number of records, and the number of invalid records among them. */
export interface Share {
  records: number
  invalid: number
}

export type Named<T> = Record<string, T>

/** The JSON report of a collection. */
export interface StatisticsReport {
  version: 1
  kind: 'statistics'
  summary: Summary
  statistics: Statistics
}

const named = <T>(): Named<T> => Object.create(null)

/** Creates an empty report. */
export const noStatistics = (): StatisticsReport => ({
  version: 1,
  kind: 'statistics',
  summary: { files: 0, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 },
  statistics: {
    rules: named(),
    severities: { error: 0, warning: 0, info: 0 },
    effects: { rejects: 0, drops: 0, changes: 0, accepts: 0 },
    kernels: named(),
    types: named(),
    years: named(),
    clients: named(),
    properties: named(),
    fair: { points: 0, scores: named(), metrics: named() },
  },
})

/**
 * Adds the records and findings of a part of a file to a report. `about` contains the facts about the records of
 * `file`, in the same order.
 */
export function countIn({ summary, statistics }: StatisticsReport, file: FileReport, about: readonly About[]): void {
  const { files: _, ...more } = summarise([file])
  for (const name of countNames) summary[name] += more[name]
  const seen = new Map<string, unknown>()
  for (const { record, diagnostic } of findingsOf(file)) {
    const { rule, severity, registry } = diagnostic
    statistics.rules[rule] ??= { findings: 0, records: 0 }
    statistics.rules[rule].findings++
    if (record !== undefined && seen.get(rule) !== record) {
      seen.set(rule, record)
      statistics.rules[rule].records++
    }
    statistics.severities[severity]++
    statistics.effects[registry]++
  }
  for (const [index, { kernel, outcome }] of file.records.entries()) {
    const { client, year = 'none', facts } = about[index] ?? {}
    const isInvalid = outcome === 'invalid'
    share(statistics.kernels, kernel, isInvalid)
    share(statistics.types, facts?.type ?? 'none', isInvalid)
    share(statistics.years, year, isInvalid)
    if (client !== undefined) share(statistics.clients, client, isInvalid)
    if (facts === undefined) continue
    for (const name of facts.properties) add(statistics.properties, name, 1)
    const { fair } = statistics
    fair.points += facts.score
    add(fair.scores, String(Math.min(90, Math.floor(facts.score / 10) * 10)), 1)
    for (const [id, [earned, total]] of Object.entries(facts.metrics)) {
      fair.metrics[id] ??= { earned: 0, total: 0 }
      fair.metrics[id].earned += earned
      fair.metrics[id].total += total
    }
  }
}

const countNames = ['records', 'invalid', 'errors', 'warnings', 'infos'] as const

function share(shares: Named<Share>, name: string, isInvalid: boolean): void {
  shares[name] ??= { records: 0, invalid: 0 }
  shares[name].records++
  if (isInvalid) shares[name].invalid++
}

function add(counts: Named<number>, name: string, count: number): void {
  counts[name] = (counts[name] ?? 0) + count
}

/** Merges the reports on all parts of a collection. The result does not depend on how the collection was divided. */
export const mergedStatistics = (parts: readonly StatisticsReport[]): StatisticsReport =>
  orderedStatistics(addedUp(parts))

/** Adds up the reports on parts of a collection. Further parts can be added to the resulting report. */
export function addedUp(parts: readonly StatisticsReport[]): StatisticsReport {
  const whole = noStatistics()
  for (const { summary, statistics } of parts) sumUp({ summary, statistics }, whole)
  return whole
}

type Counts = { [name: string]: number | Counts }

function sumUp(from: object, to: object): void {
  const sums = to as Counts
  for (const [name, value] of Object.entries(from as Counts)) {
    if (typeof value === 'number') sums[name] = ((sums[name] as number | undefined) ?? 0) + value
    else {
      sums[name] ??= named()
      sumUp(value, sums[name] as Counts)
    }
  }
}

/** Sorts the counts in a report by name, except those of severities and registry effects. */
export const orderedStatistics = (report: StatisticsReport): StatisticsReport => ({
  ...report,
  statistics: {
    ...report.statistics,
    rules: ordered(report.statistics.rules),
    kernels: ordered(report.statistics.kernels),
    types: ordered(report.statistics.types),
    years: ordered(report.statistics.years),
    clients: ordered(report.statistics.clients),
    properties: ordered(report.statistics.properties),
    fair: {
      points: report.statistics.fair.points,
      scores: ordered(report.statistics.fair.scores),
      metrics: ordered(report.statistics.fair.metrics),
    },
  },
})

const ordered = <T>(all: Named<T>): Named<T> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))

/** Returns a copy of a report on a collection, without unknown members. Returns undefined for any other value. */
export function asStatistics(value: unknown): StatisticsReport | undefined {
  if (!isObject(value) || value.version !== 1 || value.kind !== 'statistics') return undefined
  const { summary, statistics } = value
  if (!isObject(summary) || !isObject(statistics) || !isObject(statistics.fair)) return undefined
  const { fair } = statistics
  const isWhole =
    ['files', ...countNames].every(name => isCount(summary[name])) &&
    isAll(statistics.rules, entry => isCounts(entry, ['findings', 'records'])) &&
    isCounts(statistics.severities, severityChoices) &&
    isCounts(statistics.effects, ['rejects', 'drops', 'changes', 'accepts']) &&
    ['kernels', 'types', 'years', 'clients'].every(name =>
      isAll(statistics[name], entry => isCounts(entry, ['records', 'invalid'])),
    ) &&
    isAll(statistics.properties, isCount) &&
    isCount(fair.points) &&
    isAll(fair.scores, isCount) &&
    isAll(fair.metrics, entry => isCounts(entry, ['earned', 'total']))
  if (!isWhole) return undefined
  // Reads only known members, because counts are added by name.
  const counts = noStatistics()
  const known = { ...only(statistics, counts.statistics), fair: only(fair, counts.statistics.fair) }
  return { ...counts, summary: only(summary, counts.summary), statistics: known }
}

const only = <T extends object>(from: object, model: T): T =>
  Object.fromEntries(Object.keys(model).map(name => [name, (from as Named<unknown>)[name]])) as T

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isCounts = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every(name => isCount(value[name])) && Object.keys(value).length === names.length
const isAll = (value: unknown, is: (entry: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(is)

/** Returns the mean FAIR score of a collection, from 0 to 100. Returns undefined if the collection has no records. */
export const meanScore = ({ summary, statistics }: StatisticsReport): number | undefined =>
  summary.records === 0 ? undefined : Math.round((10 * statistics.fair.points) / summary.records) / 10
