import type { Diagnostic } from '../../diagnostic.ts'
import type { Colors } from '../colors.ts'
import { type FileReport, findingsOf, type Located, type Reporter, type ReporterSettings } from '../report/report.ts'
import { effects, suggestion, verdict } from '../report/wording.ts'
import { oneLine } from '../text/printable.ts'
import { count, wrapIndented } from '../text/wrap.ts'
import { codeFrame } from './frame.ts'
import { shownFindings } from './shown.ts'

/** For people: findings by file and record, each with the lines that it is about, and a closing line with the counts. */
export const pretty: Reporter = (report, settings) => {
  const blocks = report.files.flatMap(file => fileBlocks(file, settings))
  const { summary } = report
  if (settings.quiet && blocks.length === 0) return ''
  const mark = summary.errors > 0 ? settings.colors.red('✖') : settings.colors.green('✔')
  return `${[...blocks, `${mark} ${verdict(report)}`].join('\n\n')}\n`
}

function fileBlocks(file: FileReport, settings: ReporterSettings): string[] {
  const { findings, hidden } = shownFindings(findingsOf(file), settings)
  const blocks: string[] = []
  let current: string | undefined
  for (const finding of findings) {
    const title = heading(finding, settings.colors)
    if (title !== current) blocks.push(title)
    current = title
    blocks.push(findingBlock(finding, settings))
  }
  if (hidden > 0)
    blocks.push(
      settings.colors.dim(`  … and ${count(hidden, 'more problem')} in ${oneLine(file.file)} (--max-problems).`),
    )
  return blocks
}

function heading({ file, record }: Located, colors: Colors): string {
  const name = colors.underline(oneLine(file.file))
  if (record === undefined) return name
  const number = file.records.length > 1 ? `record ${record.index + 1} of ${file.records.length}` : undefined
  const doi = record.doi === undefined ? undefined : oneLine(record.doi)
  const outcome = record.outcome === 'invalid' ? colors.red('invalid') : colors.green('valid')
  const parts = [number, doi, `${record.format}, kernel ${record.kernel}`, outcome].filter(part => part !== undefined)
  return `${name}  ${parts.join(' · ')}`
}

function findingBlock({ file, diagnostic }: Located, { colors, columns }: ReporterSettings): string {
  const lines = [
    `  ${place(diagnostic)}${severityColor(diagnostic, colors)(diagnostic.severity)}  ${colors.bold(diagnostic.rule)}  ${colors.dim(effects[diagnostic.registry])}`,
    wrapIndented(oneLine(diagnostic.message), Math.min(columns, widest), '  '),
  ]
  const excerpt = file.excerpt(diagnostic)
  if (excerpt !== undefined) lines.push('', ...codeFrame(excerpt, colors, columns - 4).map(line => `    ${line}`), '')
  const where = [diagnostic.path ?? diagnostic.pointer, diagnostic.property]
    .filter(text => text)
    .map(text => oneLine(text ?? ''))
  if (where.length > 0) lines.push(colors.dim(`  at ${where.join(' · ')}`))
  const meant = suggestion(diagnostic)
  if (meant !== undefined) lines.push(`  ${meant}`)
  if (diagnostic.fix !== undefined) {
    const kind = diagnostic.fix.safe ? 'Fix' : 'Possible fix'
    lines.push(wrapIndented(`${kind}: ${oneLine(diagnostic.fix.description)}`, Math.min(columns, widest), '  '))
  }
  return lines.join('\n')
}

const place = ({ position }: Diagnostic): string =>
  position === undefined ? '' : `${position.start.line}:${position.start.column}  `

const severityColor = ({ severity }: Diagnostic, colors: Colors) =>
  ({ error: colors.red, warning: colors.yellow, info: colors.blue })[severity]

// Longer lines of prose are hard to read.
const widest = 100
