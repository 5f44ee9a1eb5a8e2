import type { Severity } from '../../core/diagnostic.ts'
import type { FileReport, Located, Report } from '../report/report.ts'
import { allShownFindings, type Reporter, type ReporterSettings, type ReportState } from '../report/reporter.ts'
import { reportPhrase } from '../report/texts.ts'
import { placeInXml, recordName, suggestion } from '../report/wording.ts'
import { oneLine } from '../text/printable.ts'
import { repositoryName } from '../text/repository-name.ts'

/**
 * Writes annotations for GitHub Actions
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). GitHub shows ten annotations of
 * each level per step, so further findings are only counted.
 */
export const github: Reporter = {
  whole(report, settings) {
    const state: ReportState = {}
    return [
      ...unreadable(report.problems, settings, state),
      ...report.files.flatMap(file => annotations(file, settings, state)),
      ...remaining(settings, state),
    ].join('')
  },
  stream: (settings, state) => ({
    begin: () => '',
    part: file => annotations(file, settings, state),
    end: ({ problems }) => [...unreadable(problems, settings, state), ...remaining(settings, state)].join(''),
  }),
}

/**
 * The maximum number of annotations of one level that GitHub shows for a step:
 * https://docs.github.com/actions/reference/limits
 */
const most = 10

/** Counts an annotation. Returns false if GitHub would not show it. */
function isShown(level: string, state: ReportState): boolean {
  const before = Number(state[level] ?? 0)
  state[level] = before + 1
  return before < most
}

function remaining({ wording }: ReporterSettings, state: ReportState): string[] {
  const number = Object.values(levels).reduce((sum, level) => sum + Math.max(0, Number(state[level] ?? 0) - most), 0)
  return number === 0 ? [] : [`${wording.say(reportPhrase('notAnnotated', { number, option: wording.allFindings }))}\n`]
}

const unreadable = (problems: Report['problems'], settings: ReporterSettings, state: ReportState): string[] =>
  problems
    .filter(() => isShown('error', state))
    .map(({ file, message }) => command('error', { file: repositoryName(file, settings), title: 'citable' }, message))

const annotations = (file: FileReport, settings: ReporterSettings, state: ReportState): string[] =>
  allShownFindings(file, settings)
    .filter(({ diagnostic }) => !diagnostic.isInDraft && isShown(levels[diagnostic.severity], state))
    .map(finding => annotation(finding, settings))

function annotation({ file, record, diagnostic }: Located, settings: ReporterSettings): string {
  const { wording } = settings
  const { position } = diagnostic
  const properties = {
    file: repositoryName(file.file, settings),
    ...(position && { line: position.start.line, endLine: position.end.line }),
    // GitHub accepts columns only for a finding on a single line.
    ...(position &&
      position.start.line === position.end.line && { col: position.start.column, endColumn: position.end.column }),
    title: diagnostic.rule,
  }
  const effect = wording.effect(diagnostic)
  const about = [
    record && `(${recordName(record, wording.say)})`,
    placeInXml(diagnostic, wording.say),
    suggestion(diagnostic, wording.say),
    effect && `${effect}.`,
  ]
  return command(levels[diagnostic.severity], properties, [diagnostic.message, ...about].filter(Boolean).join(' '))
}

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' }

function command(level: string, properties: Readonly<Record<string, string | number>>, message: string): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(oneLine(String(value)))}`)
  return `::${level} ${list.join(',')}::${escapeData(oneLine(message))}\n`
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
