import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Message } from '../../messages/message.ts'
import type { Say } from '../language/language.ts'
import { type Fold, foldingParts, foldsOf, streamedFolds } from '../report/folds.ts'
import { type FileReport, findingsOf, type Located, type Report } from '../report/report.ts'
import {
  allShownFindings,
  type Reporter,
  type ReporterSettings,
  type ReportState,
  shownFindings,
  shownOfParts,
} from '../report/reporter.ts'
import { reportPhrase } from '../report/texts.ts'
import { placeInXml, recordName, suggestion } from '../report/wording.ts'
import type { Colors } from '../terminal/colors.ts'
import { oneLine } from '../text/printable.ts'
import { wrapIndented } from '../text/width.ts'
import { codeFrame } from './frame.ts'

/**
 * Writes the findings of each file and record, with excerpts of the files, and a summary at the end. Folds equal
 * findings of several records.
 */
export const pretty: Reporter = {
  whole(report, settings) {
    const { foldOf, isFolded } = foldsOf(report.files.flatMap(file => allShownFindings(file, settings)))
    const blocks = report.files.flatMap(file => {
      const unfolded = [...findingsOf(file)].filter(({ diagnostic }) => !isFolded(diagnostic))
      const { findings, hidden } = shownFindings(unfolded, settings)
      return [...blocksOf(findings, settings, foldOf), ...(hidden > 0 ? [more(hidden, file.file, settings)] : [])]
    })
    if (blocks.length === 0 && (settings.quiet || report.files.length === 0)) return ''
    return `${[...blocks, closing(report, settings)].join('\n\n')}\n`
  },

  stream(settings, state) {
    const unfolded = foldingParts(state)
    const shown = shownOfParts(settings, state, unfolded)
    const rest = (): string => {
      const hidden = Number(state.hidden)
      state.hidden = 0
      return hidden === 0 ? '' : `${more(hidden, String(state.file), settings)}\n\n`
    }
    return {
      begin: () => '',
      *part(file) {
        if (state.file !== undefined && state.file !== file.file) yield rest()
        for (const block of blocksOf(shown(file), settings)) {
          state.hasBlocks = true
          yield `${block}\n\n`
        }
      },
      end: report =>
        settings.quiet && !state.hasBlocks && report.summary.errors === 0 && report.problems.length === 0
          ? ''
          : `${rest()}${repeated(state, settings)}${closing(report, settings)}\n`,
    }
  },
}

const more = (hidden: number, file: string, { colors, wording }: ReporterSettings): string =>
  colors.dim(`  ${wording.say(reportPhrase('moreInFile', { number: hidden, file: oneLine(file) }))}`)

function repeated(state: ReportState, { colors, columns, wording }: ReporterSettings): string {
  const lines = streamedFolds(state).map(({ rule, message, times, records }) =>
    wrapIndented(
      `${wording.say(reportPhrase('folded', { times, records }))}: ${message}`,
      Math.min(columns, widest),
      '    ',
      `  ${colors.bold(rule)}  `,
    ),
  )
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`
}

function closing(report: Report, settings: ReporterSettings): string {
  const { summary } = report
  const mark =
    summary.errors > (summary.inDrafts ?? 0) || report.problems.length > 0
      ? settings.colors.red('✖')
      : settings.colors.green('✔')
  const digest = settings.wording.digest?.map(text => wrapIndented(text, Math.min(settings.columns, widest), '  '))
  const verdict = wrapIndented(settings.wording.verdict(report), Math.min(settings.columns, widest), '  ', `${mark} `)
  return [...(digest === undefined ? [] : [digest.join('\n')]), verdict].join('\n\n')
}

/** Renders the findings of a file as blocks, to be separated by blank lines. */
function blocksOf(
  findings: readonly Located[],
  settings: ReporterSettings,
  foldOf: (diagnostic: Diagnostic) => Fold | undefined = () => undefined,
): string[] {
  const blocks: string[] = []
  let current: string | undefined
  for (const finding of findings) {
    const title = heading(finding, settings)
    if (title !== current) blocks.push(title)
    current = title
    blocks.push(findingBlock(finding, settings, foldOf(finding.diagnostic)))
  }
  return blocks
}

function heading({ file, record }: Located, { colors, wording }: ReporterSettings): string {
  const name = colors.underline(oneLine(file.file))
  if (record === undefined) return name
  const { say } = wording
  const total = file.isPart ? undefined : file.records.length
  const number = file.isPart || file.records.length > 1 ? say(numberOf(record.index + 1, total)) : undefined
  const doi = record.doi === undefined ? undefined : recordName(record, say)
  const outcome = wording.outcome(record)
  const verdict = outcome && (outcome === 'invalid' ? colors.red : colors.green)(say(reportPhrase(outcome)))
  const parts = [number, doi, wording.about(record), verdict].filter(part => part !== undefined)
  return `${name}  ${parts.join(' · ')}`
}

const numberOf = (number: number, total: number | undefined): Message =>
  total === undefined ? reportPhrase('record', { number }) : reportPhrase('recordOf', { number, total })

function findingBlock(
  { file, diagnostic }: Located,
  { colors, columns, wording }: ReporterSettings,
  fold: Fold | undefined,
): string {
  const { severity, rule, message } = diagnostic
  const prose = (text: string): string => wrapIndented(text, Math.min(columns, widest), '  ')
  const known = wording.effect(diagnostic)
  const effect = known === undefined ? '' : `  ${colors.dim(known)}`
  const title = `  ${severityColor(diagnostic, colors)(wording.say(reportPhrase(severity)))}  ${colors.bold(rule)}${effect}`
  // Embedded XML is in base64.
  const excerpt = diagnostic.xmlPosition === undefined ? file.excerpt(diagnostic) : undefined
  const frame = excerpt === undefined ? [] : codeFrame(excerpt, colors, columns - 4).map(line => `    ${line}`)
  const notes = [
    colors.dim(`  ${wording.say(reportPhrase('place', { place: place(file, diagnostic, wording.say) }))}`),
    ...(fold === undefined ? [] : [colors.dim(prose(foldLine(fold, wording.say)))]),
    ...advice(diagnostic, wording.say).map(prose),
  ]
  return [[title, prose(oneLine(message))], frame, notes]
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
}

// Renders file, line and column in the form that terminals and editors recognise, then the pointer into the record.
function place({ file }: FileReport, diagnostic: Diagnostic, say: Say): string {
  const { path, pointer, property } = diagnostic
  return [spot(file, diagnostic), placeInXml(diagnostic, say), path ?? pointer, property]
    .filter(text => text)
    .map(text => oneLine(text ?? ''))
    .join('  ')
}

const spot = (file: string, { position }: Diagnostic): string =>
  position === undefined ? file : `${file}:${position.start.line}:${position.start.column}`

function foldLine({ times, records, others }: Fold, say: Say): string {
  const places = others.slice(0, mostPlaces).map(({ file: { file }, diagnostic }) => oneLine(spot(file, diagnostic)))
  const more = others.length > mostPlaces ? [...places, '…'] : places
  return say(reportPhrase('foldedAt', { times, records, places: more.join(', ') }))
}

const mostPlaces = 3

function advice(diagnostic: Diagnostic, say: Say): string[] {
  const { fix } = diagnostic
  const fixed = fix && say(reportPhrase(fix.safe ? 'fix' : 'possibleFix', { description: oneLine(fix.description) }))
  return [suggestion(diagnostic, say), fixed].filter(text => text !== undefined)
}

const severityColor = ({ severity }: Diagnostic, colors: Colors) =>
  ({ error: colors.red, warning: colors.yellow, info: colors.blue })[severity]

// The maximum width of prose, which is hard to read in longer lines.
const widest = 100
