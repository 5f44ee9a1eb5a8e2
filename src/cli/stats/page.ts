import { Html, html } from '../../http/pages/html.ts'
import type { Language } from '../language/language.ts'
import type { StatisticsChanges } from './compare.ts'
import { meanScore, type StatisticsReport } from './statistics.ts'
import { type Row, signed, type Table, tablesOf } from './tables.ts'
import { statsText } from './texts.ts'

/** Renders a report of a collection as a self-contained HTML page, without scripts, other files or network access. */
export function statisticsPage(
  report: StatisticsReport,
  changes: StatisticsChanges | undefined,
  language: Language,
): string {
  const { say, tag } = language
  const inWords = (number: number): string => number.toLocaleString(tag)
  const { files, records, errors, warnings, infos } = report.summary
  // Unreadable files count as invalid, too, but are not records.
  const invalid = Object.values(report.statistics.kernels).reduce((sum, kernel) => sum + kernel.invalid, 0)
  const share = records === 0 ? 0 : Math.round((1000 * (records - invalid)) / records) / 10
  const score = meanScore(report)
  const heading = say(statsText('heading', { number: records, records: inWords(records) }))
  const figures: [Parameters<typeof statsText>[0], string, number | undefined][] = [
    ['records', inWords(records), changes?.summary.records],
    ['files', inWords(files), changes?.summary.files],
    ['valid', `${inWords(share)} %`, undefined],
    ['errors', inWords(errors), changes?.summary.errors],
    ['warnings', inWords(warnings), changes?.summary.warnings],
    ['infos', inWords(infos), changes?.summary.infos],
    ['score', score === undefined ? '–' : inWords(score), changes?.score],
  ]
  const page = html`<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${heading}</title>
<style>${new Html(style)}</style>
</head>
<body>
<h1>${heading}</h1>
<dl>${figures.map(([name, value, change]) => html`<div><dt>${say(statsText(name))}</dt><dd>${value}${change ? html` <small>${signed(change, tag)}</small>` : undefined}</dd></div>`)}</dl>
<main>
${tablesOf(report, changes, language).map(table => html`<section><h2>${table.title}</h2>${table.isSequence && table.rows.length > 1 ? columns(table, language) : bars(table, language)}</section>\n`)}
</main>
<footer>${say(statsText(changes === undefined ? 'footer' : 'footerWithChanges'))}</footer>
</body>
</html>
`
  return page.text
}

const mostRows = 40
const lineHeight = 22
const barStart = 320
const barWidth = 250
const barsWidth = 760

function bars({ title, unit, rows, full }: Table, language: Language): Html {
  const shown = rows.slice(0, mostRows)
  const top = topOf(shown, full)
  const height = shown.length * lineHeight
  return html`<svg viewBox="0 0 ${barsWidth} ${height}" width="${barsWidth}" role="img" aria-label="${label(title, unit, shown)}">${shown.map(
    (row, index) => {
      const middle = index * lineHeight + lineHeight / 2
      const { whole, bad } = lengths(row, top, barWidth)
      return html`<g><title>${tooltip(row, unit, language)}</title><text x="${barStart - 8}" y="${middle}" text-anchor="end">${short(row.name, 50)}</text><rect class="good" x="${barStart}" y="${middle - 7}" width="${whole}" height="14" rx="2"/>${bad > 0 ? html`<rect class="bad" x="${barStart}" y="${middle - 7}" width="${bad}" height="14" rx="2"/>` : undefined}<text x="${barStart + whole + 6}" y="${middle}">${row.value.toLocaleString(language.tag)}<tspan class="note">${behind(row, language)}</tspan></text></g>`
    },
  )}</svg>${rows.length > mostRows ? html`<p>${language.say(statsText('more', { number: rows.length - mostRows }))}</p>` : undefined}`
}

const columnsHeight = 150

function columns({ title, unit, rows }: Table, language: Language): Html {
  const shown = rows.slice(-mostColumns)
  const top = topOf(shown, undefined)
  const step = Math.min(60, (barsWidth - 20) / shown.length)
  const every = Math.ceil(44 / step)
  return html`<svg viewBox="0 0 ${barsWidth} ${columnsHeight + 40}" width="${barsWidth}" role="img" aria-label="${label(title, unit, shown)}"><text class="note" x="0" y="8">${top.toLocaleString(language.tag)} ${unit}</text><line x1="0" y1="${columnsHeight + 16}" x2="${barsWidth}" y2="${columnsHeight + 16}"/>${shown.map(
    (row, index) => {
      const { whole, bad } = lengths(row, top, columnsHeight - 10)
      const x = index * step + 4
      const base = columnsHeight + 16
      return html`<g><title>${tooltip(row, unit, language)}</title><rect class="good" x="${fixed(x)}" y="${fixed(base - whole)}" width="${fixed(step * 0.8)}" height="${whole}"/>${bad > 0 ? html`<rect class="bad" x="${fixed(x)}" y="${fixed(base - bad)}" width="${fixed(step * 0.8)}" height="${bad}"/>` : undefined}${index % every === 0 ? html`<text x="${fixed(x + step * 0.4)}" y="${base + 13}" text-anchor="middle">${short(row.name, 8)}</text>` : undefined}</g>`
    },
  )}</svg>${rows.length > mostColumns ? html`<p>${language.say(statsText('before', { number: rows.length - mostColumns }))}</p>` : undefined}`
}

const mostColumns = 120

const topOf = (rows: readonly Row[], full: number | undefined): number =>
  Math.max(full ?? 0, ...rows.map(({ value }) => value), 1)

const lengths = ({ value, bad = 0 }: Row, top: number, room: number): { whole: number; bad: number } => ({
  whole: fixed((room * value) / top),
  bad: fixed((room * Math.min(bad, value)) / top),
})

const fixed = (number: number): number => Math.round(number * 10) / 10

const behind = ({ note, change, value }: Row, { say, tag }: Language): string =>
  [note, change === undefined ? undefined : change === value ? say(statsText('new')) : signed(change, tag)]
    .filter(text => text !== undefined)
    .map(text => ` · ${text}`)
    .join('')

const tooltip = (row: Row, unit: string, language: Language): string =>
  `${row.name}: ${row.value.toLocaleString(language.tag)} ${unit}${behind(row, language)}`

const label = (title: string, unit: string, rows: readonly Row[]): string =>
  `${title}, ${unit}: ${rows.map(({ name, value }) => `${short(name, 60)} ${value}`).join(', ')}`

function short(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

const style = `
:root { color-scheme: light dark; --ink: #1c2733; --soft: #5b6b7b; --good: #2b7a9b; --bad: #c2452d; --line: #c9d2da; --page: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e4eaf0; --soft: #9fb0bf; --good: #58b0d4; --bad: #ef7d64; --line: #3c4a57; --page: #141b22 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 800px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 0 } dt { color: var(--soft); font-size: .85rem } dd { margin: 0; font-size: 1.3rem }
small, footer, p { color: var(--soft); font-size: .85rem } footer { margin-top: 3rem }
svg { max-width: 100%; height: auto; display: block } svg text { fill: var(--ink); font-size: 12px; dominant-baseline: central }
svg .note { fill: var(--soft) } svg line { stroke: var(--line) } .good { fill: var(--good) } .bad { fill: var(--bad) }
`
