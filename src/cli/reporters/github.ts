import type { Severity } from '../../core/diagnostic.ts'
import type { FileReport, Located, Report } from '../report/report.ts'
import { allShownFindings, type Reporter, type ReporterSettings } from '../report/reporter.ts'
import { placeInXml, recordName, suggestion } from '../report/wording.ts'
import { oneLine } from '../text/printable.ts'
import { relativeName } from '../text/relative-name.ts'

/** Annotations for GitHub Actions: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export const github: Reporter = {
  whole: ({ files, problems }, settings) =>
    [unreadable(problems, settings), ...files.flatMap(file => annotations(file, settings))].join(''),
  stream: settings => ({
    begin: () => '',
    part: file => annotations(file, settings),
    end: ({ problems }) => unreadable(problems, settings),
  }),
}

const unreadable = (problems: Report['problems'], { cwd }: ReporterSettings): string =>
  problems
    .map(({ file, message }) => command('error', { file: relativeName(file, cwd), title: 'citable' }, message))
    .join('')

const annotations = (file: FileReport, settings: ReporterSettings): string[] =>
  allShownFindings(file, settings).map(finding => annotation(finding, settings))

function annotation({ file, record, diagnostic }: Located, { cwd, wording }: ReporterSettings): string {
  const { position } = diagnostic
  const properties = {
    file: relativeName(file.file, cwd),
    ...(position && { line: position.start.line, endLine: position.end.line, col: position.start.column }),
    // GitHub takes columns only for a finding on a single line.
    ...(position && position.start.line === position.end.line && { endColumn: position.end.column }),
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
