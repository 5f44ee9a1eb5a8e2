import type { RegistryEffect, Severity } from '../../core/diagnostic.ts'
import type { Values } from '../../messages/values.ts'
import type { Language } from '../language/language.ts'
import { reportPhrase } from '../report/texts.ts'
import { percentages, type StatisticsChanges } from './compare.ts'
import { metricNames, wantedProperties } from './facts.ts'
import { meanScore, type Named, type Share, type StatisticsReport } from './statistics.ts'
import { statsText, wantedText } from './texts.ts'

/** A table in the report on a collection, for both text and HTML. */
export interface Table {
  title: string
  /** The unit of the numbers. */
  unit: string
  rows: readonly Row[]
  /** The value that fills a bar; by default the largest value. */
  full?: number
  /** True if the rows form a sequence, such as years. An HTML page draws several such rows as a column chart. */
  isSequence?: true
}

/** A row of a table, with a name and a value. */
export interface Row {
  name: string
  value: number
  /** The part of the value that counts invalid records. */
  bad?: number
  /** The text shown after the value. */
  note?: string
  /** The change since an earlier report. */
  change?: number
}

/** Returns the non-empty tables of a report, with all texts in the given language. */
export function tablesOf(
  report: StatisticsReport,
  changes: StatisticsChanges | undefined,
  language: Language,
): Table[] {
  const { statistics, summary } = report
  const { rules, severities, effects, fair } = statistics
  const { tag, translator } = language
  const text = (key: Parameters<typeof statsText>[0], values?: Values): string => language.say(statsText(key, values))
  const inWords = (number: number): string => number.toLocaleString(tag)
  const shares = (title: string, all: Named<Share>, changed: Named<number> | undefined, isSequence = false): Table => {
    const rows = Object.entries(all).map(([name, { records, invalid }]) => ({
      name: name === 'none' ? text('none') : name,
      value: records,
      bad: invalid,
      ...(invalid > 0 && { note: text('invalid', { number: inWords(invalid) }) }),
      ...changeOf(changed, name),
    }))
    return {
      title,
      unit: text('inRecords'),
      rows: isSequence ? rows : rows.sort(byValue),
      ...(isSequence && { isSequence }),
    }
  }
  const percent = percentages(report)
  const names = metricNames(translator)
  const mean = meanScore(report) ?? 0
  const tables: Table[] = [
    {
      title: text('findingsBySeverity'),
      unit: text('inFindings'),
      rows: rowsOf(severities, changes?.severities, name => language.say(reportPhrase(name as Severity))),
    },
    {
      title: text('findingsByEffect'),
      unit: text('inFindings'),
      rows: rowsOf(effects, changes?.effects, name => text(name as RegistryEffect)),
    },
    {
      title: text('findingsByRule'),
      unit: text('inFindings'),
      rows: withGone(rules, changes?.rules)
        .map(([name, { findings, records }]) => ({
          name,
          value: findings,
          ...(records > 0 && { note: text('foundIn', { number: records, records: inWords(records) }) }),
          ...changeOf(changes?.rules, name),
        }))
        .sort(byValue),
    },
    shares(text('recordsByKernel'), statistics.kernels, changes?.kernels),
    shares(text('recordsByType'), statistics.types, changes?.types),
    shares(text('recordsByYear'), statistics.years, changes?.years, true),
    shares(text('recordsByClient'), statistics.clients, changes?.clients),
    {
      title: text('recommended'),
      unit: text('ofRecords'),
      full: 100,
      rows:
        summary.records === 0
          ? []
          : wantedProperties.map(name => ({
              name: language.say(wantedText(name)),
              value: percent[name] ?? 0,
              ...changeOf(changes?.properties, name),
            })),
    },
    {
      title: changes?.score
        ? text('scoresWithChange', { mean: inWords(mean), change: signed(changes.score, tag) })
        : text('scores', { mean: inWords(mean) }),
      unit: text('inRecords'),
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
      title: text('metrics'),
      unit: text('ofPoints'),
      full: 100,
      rows: Object.entries(fair.metrics).map(([id, { earned, total }]) => ({
        name: names.has(id) ? `${names.get(id)} (${id})` : id,
        value: total === 0 ? 0 : Math.round((1000 * earned) / total) / 10,
      })),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

/** Formats a change with its sign: `+3`, `−2`. */
export const signed = (change: number, locale: string): string =>
  `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString(locale)}`

/** Returns the rules with current findings, followed by the rules with findings only in the earlier report. */
const withGone = (
  rules: StatisticsReport['statistics']['rules'],
  changed: Named<number> = {},
): [string, { findings: number; records: number }][] => [
  ...Object.entries(rules),
  ...Object.keys(changed)
    .filter(name => !Object.hasOwn(rules, name))
    .map((name): [string, { findings: number; records: number }] => [name, { findings: 0, records: 0 }]),
]

const rowsOf = (counts: Named<number>, changed: Named<number> | undefined, nameOf: (name: string) => string): Row[] =>
  Object.entries(counts).map(([name, value]) => ({ name: nameOf(name), value, ...changeOf(changed, name) }))

const changeOf = (changed: Named<number> | undefined, name: string): { change?: number } =>
  changed !== undefined && Object.hasOwn(changed, name) ? { change: changed[name] as number } : {}

const byValue = (a: Row, b: Row): number => b.value - a.value || (a.name < b.name ? -1 : 1)
