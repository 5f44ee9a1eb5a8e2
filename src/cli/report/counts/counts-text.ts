import { englishPhrases } from '../../language/english.ts'
import type { Phrases } from '../../language/phrases.ts'
import { oneLine } from '../../text/printable.ts'
import type { Counts, Tally } from './counts.ts'

/** Counts for people: findings by rule, and records by kernel, client and year, the most frequent first. */
export function countsText(
  { rules, kernels, clients, years }: Counts,
  phrases: Phrases['counts'] = englishPhrases.counts,
): string {
  const tables = [
    table(
      phrases.rules,
      Object.entries(rules)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([rule, count]) => [rule, String(count)]),
      phrases,
    ),
    table(phrases.kernels, tallies(kernels, phrases), phrases),
    table(phrases.clients, tallies(clients, phrases), phrases),
    table(phrases.years, tallies(years, phrases), phrases),
  ]
  return tables.filter(text => text !== '').join('\n')
}

const tallies = (tallied: Record<string, Tally>, { invalid: word }: Phrases['counts']): string[][] =>
  Object.entries(tallied)
    .sort(([a, x], [b, y]) => y.records - x.records || (a < b ? -1 : 1))
    .map(([name, { records, invalid }]) => [oneLine(name), String(records), invalid === 0 ? '' : `${invalid} ${word}`])

const mostRows = 50

function table(title: string, rows: readonly string[][], phrases: Phrases['counts']): string {
  if (rows.length === 0) return ''
  const shown = rows.slice(0, mostRows)
  const [first = 0, second = 0] = [0, 1].map(column => Math.max(...shown.map(row => row[column]?.length ?? 0)))
  const lines = shown.map(([name = '', count = '', note = '']) =>
    `  ${name.padEnd(first)}  ${count.padStart(second)}  ${note}`.trimEnd(),
  )
  const more = rows.length > mostRows ? [`  ${phrases.more(rows.length - mostRows)}`] : []
  return `${[title, ...lines, ...more].join('\n')}\n`
}
