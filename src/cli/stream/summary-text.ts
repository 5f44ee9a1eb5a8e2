import { oneLine } from '../text/printable.ts'
import type { Counts, Tally } from './counts.ts'

/** Counts for people: findings by rule, and records by kernel, client and year, the most frequent first. */
export function countsText({ rules, kernels, clients, years }: Counts): string {
  const tables = [
    table(
      'Findings by rule',
      Object.entries(rules)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([rule, count]) => [rule, String(count)]),
    ),
    table('Records by kernel', tallies(kernels)),
    table('Records by client', tallies(clients)),
    table('Records by year', tallies(years)),
  ]
  return tables.filter(text => text !== '').join('\n')
}

const tallies = (tallied: Record<string, Tally>): string[][] =>
  Object.entries(tallied)
    .sort(([a, x], [b, y]) => y.records - x.records || (a < b ? -1 : 1))
    .map(([name, { records, invalid }]) => [oneLine(name), String(records), invalid === 0 ? '' : `${invalid} invalid`])

const mostRows = 50

function table(title: string, rows: readonly string[][]): string {
  if (rows.length === 0) return ''
  const shown = rows.slice(0, mostRows)
  const [first = 0, second = 0] = [0, 1].map(column => Math.max(...shown.map(row => row[column]?.length ?? 0)))
  const lines = shown.map(([name = '', count = '', note = '']) =>
    `  ${name.padEnd(first)}  ${count.padStart(second)}  ${note}`.trimEnd(),
  )
  const more = rows.length > mostRows ? [`  … and ${rows.length - mostRows} more`] : []
  return `${[title, ...lines, ...more].join('\n')}\n`
}
