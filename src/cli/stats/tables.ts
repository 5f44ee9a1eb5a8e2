import { count } from '../text/width.ts'
import { percentages, type StatisticsChanges } from './compare.ts'
import { metricNames, wantedProperties } from './facts.ts'
import { meanScore, type Named, type Share, type StatisticsReport } from './statistics.ts'

/** A table of a report: what is shown of each kind of things, largest or first first. */
export interface Table {
  title: string
  /** What the numbers are. */
  unit: string
  rows: readonly Row[]
  /** The number that a full bar stands for; the largest of the rows where not given. */
  full?: number
  /** Rows in their own order, such as years, which is drawn as columns. */
  isSequence?: true
}

/** A row of a table. */
export interface Row {
  name: string
  value: number
  /** A part of the value that is bad: invalid records. */
  bad?: number
  /** What stands behind the number. */
  note?: string
  /** How it changed since an earlier report. */
  change?: number
}

/** The tables of a report, without empty ones. */
export function tablesOf(report: StatisticsReport, changes?: StatisticsChanges): Table[] {
  const { statistics, summary } = report
  const { rules, severities, effects, fair } = statistics
  const shares = (title: string, all: Named<Share>, changed: Named<number> | undefined, isSequence = false): Table => {
    const rows = Object.entries(all).map(([name, { records, invalid }]) => ({
      name,
      value: records,
      bad: invalid,
      ...(invalid > 0 && { note: `${invalid.toLocaleString('en-US')} invalid` }),
      ...changeOf(changed, name),
    }))
    return { title, unit: 'records', rows: isSequence ? rows : rows.sort(byValue), ...(isSequence && { isSequence }) }
  }
  const percent = percentages(report)
  const names = metricNames()
  const tables: Table[] = [
    {
      title: 'Findings by severity',
      unit: 'findings',
      rows: rowsOf(severities, changes?.severities),
    },
    {
      title: 'Findings by what the registry does',
      unit: 'findings',
      rows: rowsOf(effects, changes?.effects),
    },
    {
      title: 'Findings by rule',
      unit: 'findings',
      rows: withGone(rules, changes?.rules)
        .map(([name, { findings, records }]) => ({
          name,
          value: findings,
          ...(records > 0 && { note: `in ${count(records, 'record')}` }),
          ...changeOf(changes?.rules, name),
        }))
        .sort(byValue),
    },
    shares('Records by kernel', statistics.kernels, changes?.kernels),
    shares('Records by type', statistics.types, changes?.types),
    shares('Records by year', statistics.years, changes?.years, true),
    shares('Records by client', statistics.clients, changes?.clients),
    {
      title: 'Records that have what is recommended',
      unit: '% of the records',
      full: 100,
      rows:
        summary.records === 0
          ? []
          : Object.entries(wantedProperties).map(([name, label]) => ({
              name: label,
              value: percent[name] ?? 0,
              ...changeOf(changes?.properties, name),
            })),
    },
    {
      title: `FAIR scores (mean ${meanScore(report) ?? 0} of 100${changes?.score ? `, ${signed(changes.score)}` : ''})`,
      unit: 'records',
      isSequence: true,
      rows:
        summary.records === 0
          ? []
          : Array.from({ length: 10 }, (_, step) => ({
              name: step === 9 ? '90-100' : `${10 * step}-${10 * step + 9}`,
              value: fair.scores[String(10 * step)] ?? 0,
            })),
    },
    {
      title: 'FAIR metrics',
      unit: '% of the points',
      full: 100,
      rows: Object.entries(fair.metrics).map(([id, { earned, total }]) => ({
        name: names.has(id) ? `${names.get(id)} (${id})` : id,
        value: total === 0 ? 0 : Math.round((1000 * earned) / total) / 10,
      })),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

/** A change with its sign: `+3`, `−2`. */
export const signed = (change: number): string => `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-US')}`

/** The rules of now, and those that have no finding any more. */
const withGone = (
  rules: StatisticsReport['statistics']['rules'],
  changed: Named<number> = {},
): [string, { findings: number; records: number }][] => [
  ...Object.entries(rules),
  ...Object.keys(changed)
    .filter(name => !Object.hasOwn(rules, name))
    .map((name): [string, { findings: number; records: number }] => [name, { findings: 0, records: 0 }]),
]

const rowsOf = (counts: Named<number>, changed: Named<number> | undefined): Row[] =>
  Object.entries(counts).map(([name, value]) => ({ name, value, ...changeOf(changed, name) }))

const changeOf = (changed: Named<number> | undefined, name: string): { change?: number } =>
  changed !== undefined && Object.hasOwn(changed, name) ? { change: changed[name] as number } : {}

const byValue = (a: Row, b: Row): number => b.value - a.value || (a.name < b.name ? -1 : 1)
