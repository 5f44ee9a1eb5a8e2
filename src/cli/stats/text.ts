import type { Language } from '../language/language.ts'
import type { Colors } from '../terminal/colors.ts'
import { oneLine } from '../text/printable.ts'
import { cut, padEnd, width } from '../text/width.ts'
import type { StatisticsChanges } from './compare.ts'
import type { StatisticsReport } from './statistics.ts'
import { type Row, signed, type Table, tablesOf } from './tables.ts'
import { statsText, statsVerdict } from './texts.ts'

/** Renders a report of a collection as text. */
export function statisticsText(
  report: StatisticsReport,
  changes: StatisticsChanges | undefined,
  colors: Colors,
  language: Language,
): string {
  const tables = tablesOf(report, changes, language).map(table => tableText(table, colors, language))
  return `${[...tables, language.say(statsVerdict(report.summary))].join('\n')}\n`
}

const mostRows = 40
const widest = 54

function tableText({ title, unit, rows, full }: Table, colors: Colors, language: Language): string {
  const numberText = (value: number): string => value.toLocaleString(language.tag)
  const shown = rows.slice(0, mostRows)
  const top = Math.max(full ?? 0, ...shown.map(({ value }) => value), 1)
  const names = shown.map(({ name }) => cut(oneLine(name), widest))
  const columns = Math.max(...names.map(width))
  const digits = Math.max(...shown.map(({ value }) => numberText(value).length))
  const lines = shown.map((row, index) => {
    const bar = '█'.repeat(Math.round((20 * row.value) / top))
    return `  ${padEnd(names[index] ?? '', columns)}  ${numberText(row.value).padStart(digits)}  ${colors.cyan(bar)}${noteText(row, colors, language)}`.trimEnd()
  })
  const more =
    rows.length > mostRows ? [`  ${language.say(statsText('more', { number: rows.length - mostRows }))}`] : []
  return [`${colors.bold(title)} ${colors.dim(`(${unit})`)}`, ...lines, ...more, ''].join('\n')
}

function noteText({ note, change, value }: Row, colors: Colors, language: Language): string {
  const notes = [
    ...(note !== undefined ? [note] : []),
    ...(change !== undefined ? [change === value ? language.say(statsText('new')) : signed(change, language.tag)] : []),
  ]
  return notes.length === 0 ? '' : `  ${colors.dim(notes.join(', '))}`
}
