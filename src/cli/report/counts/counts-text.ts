import { english, type Say } from '../../language/language.ts'
import { statsText } from '../../stats/texts.ts'
import { oneLine } from '../../text/printable.ts'
import type { Counts, Tally } from './counts.ts'

/**
 * Renders findings by rule, and records by kernel, client and year, as tables of at most 50 rows. The highest counts
 * come first.
 */
export function countsText({ rules, kernels, clients, years }: Counts, say: Say = english.say): string {
  const tables = [
    table(
      say(statsText('findingsByRule')),
      Object.entries(rules)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([rule, count]) => [rule, String(count)]),
      say,
    ),
    table(say(statsText('recordsByKernel')), tallies(kernels, say), say),
    table(say(statsText('recordsByClient')), tallies(clients, say), say),
    table(say(statsText('recordsByYear')), tallies(years, say), say),
  ]
  return tables.filter(table => table !== '').join('\n')
}

const tallies = (tallied: Record<string, Tally>, say: Say): string[][] =>
  Object.entries(tallied)
    .sort(([a, x], [b, y]) => y.records - x.records || (a < b ? -1 : 1))
    .map(([name, { records, invalid }]) => [
      oneLine(name),
      String(records),
      invalid === 0 ? '' : say(statsText('invalid', { number: invalid })),
    ])

const mostRows = 50

function table(title: string, rows: readonly string[][], say: Say): string {
  if (rows.length === 0) return ''
  const shown = rows.slice(0, mostRows)
  const [first = 0, second = 0] = [0, 1].map(column => Math.max(...shown.map(row => row[column]?.length ?? 0)))
  const lines = shown.map(([name = '', count = '', note = '']) =>
    `  ${name.padEnd(first)}  ${count.padStart(second)}  ${note}`.trimEnd(),
  )
  const more = rows.length > mostRows ? [`  ${say(statsText('more', { number: rows.length - mostRows }))}`] : []
  return `${[title, ...lines, ...more].join('\n')}\n`
}
