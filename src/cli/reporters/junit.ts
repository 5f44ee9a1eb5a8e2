import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { RecordReport } from '../../validation/report.ts'
import type { FileReport, Report } from '../report/report.ts'
import type { Reporter, ReporterSettings } from '../report/reporter.ts'
import { recordName } from '../report/wording.ts'
import { repositoryName } from '../text/repository-name.ts'

/**
 * Writes JUnit XML that conforms to Jenkins' schema (xunit-plugin, junit-10.xsd), with a test suite per file and a test
 * case per record.
 *
 * Errors fail the case unless the registry accepts them in drafts. All other findings become the output of the case.
 */
export const junit: Reporter = {
  whole({ files, problems }, settings) {
    const counts = totals(files.flatMap(casesOf), problems.length)
    return [begin(counts), ...files.map(file => fileSuite(file, settings)), end(problems, settings)].join('')
  },
  stream: settings => ({
    begin: () => begin(),
    part: file => [fileSuite(file, settings)],
    end: ({ problems }) => end(problems, settings),
  }),
}

const begin = (counts?: ReturnType<typeof totals>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name: 'citable', ...counts })}>\n`

const end = (problems: Report['problems'], settings: ReporterSettings): string =>
  `${problems.map(({ file, message }) => unreadable(repositoryName(file, settings), message)).join('')}</testsuites>\n`

interface Case {
  name: string
  diagnostics: readonly Diagnostic[]
}

// A file without records, or with findings about the file itself, has its own case.
function casesOf(file: FileReport): Case[] {
  const records = file.records.map(record => ({ name: caseName(record), diagnostics: record.diagnostics }))
  const whole = file.diagnostics.length > 0 || records.length === 0
  return whole ? [{ name: 'file', diagnostics: file.diagnostics }, ...records] : records
}

const caseName = (record: RecordReport<FormatId>): string =>
  record.doi === undefined ? recordName(record) : `record ${record.index + 1} (${recordName(record)})`

const isError = ({ severity, isInDraft }: Diagnostic): boolean => severity === 'error' && isInDraft !== true

const totals = (cases: readonly Case[], errors: number) => ({
  tests: cases.length + errors,
  failures: cases.filter(({ diagnostics }) => diagnostics.some(isError)).length,
  errors,
})

function fileSuite(file: FileReport, settings: ReporterSettings): string {
  const cases = casesOf(file)
  const name = repositoryName(file.file, settings)
  const head = `  <testsuite${attributes({ name, ...totals(cases, 0), file: name })}>`
  return [head, ...cases.map(each => testCase(each, name)), '  </testsuite>\n'].join('\n')
}

function testCase({ name, diagnostics }: Case, file: string): string {
  const errors = diagnostics.filter(isError)
  const others = diagnostics.filter(diagnostic => !isError(diagnostic))
  const body = [
    ...failure(errors, file),
    ...(others.length === 0
      ? []
      : [`      <system-out>${escapeXml(others.map(each => line(each, file)).join('\n'))}</system-out>`]),
  ]
  const open = `    <testcase${attributes({ name, classname: file })}`
  return body.length === 0 ? `${open}/>` : [`${open}>`, ...body, '    </testcase>'].join('\n')
}

function failure(errors: readonly Diagnostic[], file: string): string[] {
  const [first] = errors
  if (first === undefined) return []
  const message = errors.length === 1 ? first.message : `${errors.length} errors; the first: ${first.message}`
  const text = errors.map(each => line(each, file)).join('\n')
  return [`      <failure${attributes({ message, type: first.rule })}>${escapeXml(text)}</failure>`]
}

function line({ position, rule, severity, message, pointer }: Diagnostic, file: string): string {
  const place = position === undefined ? file : `${file}:${position.start.line}:${position.start.column}`
  return `${place}: ${severity} ${rule} ${message}${pointer === '' ? '' : ` (${pointer})`}`
}

/** Writes a test suite for a problem of the run, such as an unreadable file. */
const unreadable = (file: string, message: string): string =>
  [
    `  <testsuite${attributes({ name: file, tests: 1, failures: 0, errors: 1, file })}>`,
    `    <testcase${attributes({ name: 'file', classname: file })}>`,
    `      <error${attributes({ message, type: 'unreadable' })}/>`,
    '    </testcase>',
    '  </testsuite>\n',
  ].join('\n')

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`)
    .join('')

// XML 1.0 forbids most control characters, U+FFFE, U+FFFF and unpaired surrogates.
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
