import type { Language } from '../language/language.ts'
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

/** The tables of a report in a language, without empty ones. */
export function tablesOf(
  report: StatisticsReport,
  changes: StatisticsChanges | undefined,
  language: Language,
): Table[] {
  const { statistics, summary } = report
  const { rules, severities, effects, fair } = statistics
  const { phrases, translator } = language
  const { titles, units, wanted, none, locale, ...words } = phrases.statistics
  const inWords = (number: number): string => number.toLocaleString(locale)
  const shares = (title: string, all: Named<Share>, changed: Named<number> | undefined, isSequence = false): Table => {
    const rows = Object.entries(all).map(([name, { records, invalid }]) => ({
      name: name === 'none' ? none : name,
      value: records,
      bad: invalid,
      ...(invalid > 0 && { note: words.invalid(inWords(invalid)) }),
      ...changeOf(changed, name),
    }))
    return {
      title,
      unit: units.records,
      rows: isSequence ? rows : rows.sort(byValue),
      ...(isSequence && { isSequence }),
    }
  }
  const percent = percentages(report)
  const names = metricNames(translator)
  const mean = meanScore(report) ?? 0
  const tables: Table[] = [
    {
      title: titles.severities,
      unit: units.findings,
      rows: rowsOf(severities, changes?.severities, phrases.severities),
    },
    {
      title: titles.effects,
      unit: units.findings,
      rows: rowsOf(effects, changes?.effects, words.effects),
    },
    {
      title: titles.rules,
      unit: units.findings,
      rows: withGone(rules, changes?.rules)
        .map(([name, { findings, records }]) => ({
          name,
          value: findings,
          ...(records > 0 && { note: words.inRecords(records, inWords(records)) }),
          ...changeOf(changes?.rules, name),
        }))
        .sort(byValue),
    },
    shares(titles.kernels, statistics.kernels, changes?.kernels),
    shares(titles.types, statistics.types, changes?.types),
    shares(titles.years, statistics.years, changes?.years, true),
    shares(titles.clients, statistics.clients, changes?.clients),
    {
      title: titles.wanted,
      unit: units.ofRecords,
      full: 100,
      rows:
        summary.records === 0
          ? []
          : wantedProperties.map(name => ({
              name: wanted[name],
              value: percent[name] ?? 0,
              ...changeOf(changes?.properties, name),
            })),
    },
    {
      title: words.scores(inWords(mean), changes?.score ? signed(changes.score, locale) : undefined),
      unit: units.records,
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
      title: titles.metrics,
      unit: units.ofPoints,
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
export const signed = (change: number, locale: string): string =>
  `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString(locale)}`

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

const rowsOf = (counts: Named<number>, changed: Named<number> | undefined, names: Readonly<Named<string>>): Row[] =>
  Object.entries(counts).map(([name, value]) => ({ name: names[name] ?? name, value, ...changeOf(changed, name) }))

const changeOf = (changed: Named<number> | undefined, name: string): { change?: number } =>
  changed !== undefined && Object.hasOwn(changed, name) ? { change: changed[name] as number } : {}

const byValue = (a: Row, b: Row): number => b.value - a.value || (a.name < b.name ? -1 : 1)
