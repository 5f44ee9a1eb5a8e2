import type { Colors } from '../colors.ts'
import { oneLine } from '../text/printable.ts'
import { count, cut, padEnd, width } from '../text/width.ts'
import type { StatisticsChanges } from './compare.ts'
import type { StatisticsReport } from './statistics.ts'
import { type Row, signed, type Table, tablesOf } from './tables.ts'

/** A report of a collection for people. */
export function statisticsText(
  report: StatisticsReport,
  changes: StatisticsChanges | undefined,
  colors: Colors,
): string {
  const { files, records, invalid, errors, warnings, infos } = report.summary
  const verdict = `${count(records, 'record')} in ${count(files, 'file')}, ${invalid.toLocaleString('en-US')} invalid: ${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(infos, 'info')}.`
  const tables = tablesOf(report, changes).map(table => tableText(table, colors))
  return `${[...tables, verdict].join('\n')}\n`
}

const mostRows = 40
const widest = 54

function tableText({ title, unit, rows, full }: Table, colors: Colors): string {
  const shown = rows.slice(0, mostRows)
  const top = Math.max(full ?? 0, ...shown.map(({ value }) => value), 1)
  const names = shown.map(({ name }) => cut(oneLine(name), widest))
  const columns = Math.max(...names.map(width))
  const digits = Math.max(...shown.map(({ value }) => numberText(value).length))
  const lines = shown.map((row, index) => {
    const bar = '█'.repeat(Math.round((20 * row.value) / top))
    return `  ${padEnd(names[index] ?? '', columns)}  ${numberText(row.value).padStart(digits)}  ${colors.cyan(bar)}${noteText(row, colors)}`.trimEnd()
  })
  const more = rows.length > mostRows ? [`  … and ${rows.length - mostRows} more`] : []
  return [`${colors.bold(title)} ${colors.dim(`(${unit})`)}`, ...lines, ...more, ''].join('\n')
}

function noteText({ note, change, value }: Row, colors: Colors): string {
  const notes = [
    ...(note !== undefined ? [note] : []),
    ...(change !== undefined ? [change === value ? 'new' : signed(change)] : []),
  ]
  return notes.length === 0 ? '' : `  ${colors.dim(notes.join(', '))}`
}

const numberText = (value: number): string => value.toLocaleString('en-US')
