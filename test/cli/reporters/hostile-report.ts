import { summarise } from '../../../src/cli/report/counts/summary.ts'
import { excerptOf } from '../../../src/cli/report/excerpt.ts'
import type { FileReport, Report } from '../../../src/cli/report/report.ts'
import type { ReporterSettings } from '../../../src/cli/report/reporter.ts'
import { checkWording } from '../../../src/cli/report/wording.ts'
import { plain } from '../../../src/cli/terminal/colors.ts'
import { type Diagnostic, type Range, ruleUrl } from '../../../src/core/diagnostic.ts'
import { Positions } from '../../../src/text/positions.ts'

/**
 * Text with control characters that clear the screen, change its colour, ring the bell and reverse the reading
 * direction. Also contains markup, and commands of CI systems.
 */
const hostile =
  '\u001b[2J\u001b[31mred\u0007\u009b1m \u202Egnp.exe\u2069 | `code` <script>&amp;</script> ]]> ::error::x %0A "q" \'a\'\r\n::set-output x,y:z\ud800 *b* [l](javascript:x) @team'

/** Returns the range of the first occurrence of `part` in a text. */
export function rangeOf(text: string, part: string): Range {
  const offset = text.indexOf(part)
  return new Positions(text).range(offset, offset + part.length)
}

/** Creates a finding from defaults, with the given members added or replaced. */
export const finding = (members: Partial<Diagnostic>): Diagnostic => ({
  rule: 'schema/enum',
  severity: 'error',
  registry: 'rejects',
  messageId: 'schema/enum',
  message: '"dataset" is not a resourceTypeGeneral of kernel 4.6.',
  pointer: '/types/resourceTypeGeneral',
  url: ruleUrl('schema/enum'),
  ...members,
})

/** Creates a report on one file, with excerpts from its text. */
export const fileReport = (
  file: string,
  text: string,
  report: Pick<FileReport, 'records' | 'diagnostics'>,
): FileReport => ({
  file,
  ...report,
  excerpt: ({ position }) => position && excerptOf(text, position),
})

/** Creates a report on files, with its counts. */
export const reportOn = (files: FileReport[], problems: Report['problems'] = []): Report => ({
  files,
  problems,
  summary: summarise(files),
})

/** Reporter settings for 80 columns without colours, in a fictitious folder. */
export const settings: ReporterSettings = {
  colors: plain,
  columns: 80,
  maxProblems: 100,
  quiet: false,
  version: '0.0.0',
  cwd: '/home/ada/records',
  wording: checkWording,
  language: 'en',
  ruleFacts: id =>
    id === 'schema/enum'
      ? { id, severity: 'error', summary: 'A term of the list.', why: 'Other terms are refused <b>.' }
      : undefined,
}

const first = `{
\t"doi": "10.5072/soil",
\t"types": { "resourceTypeGeneral": "dataset" },
\t"titles": [{ "title": "土壌水分の観測 soil" }],
\t"creators": [{ "name": "${hostile.replaceAll('"', '\\"').replaceAll('\r\n', '')}" }]
}
`

const second = `{ "padding": "${'x'.repeat(5_000)}", "language": "ger", "more": "${'y'.repeat(5_000)}" }`

/**
 * A report with findings of every kind in three files, one of them unparsable, and an unreadable input. Its texts are
 * hostile.
 */
export const hostileReport: Report = reportOn(
  [
    fileReport('data/soil, 1%.json', first, {
      diagnostics: [],
      records: [
        {
          index: 0,
          format: 'datacite-rest',
          kernel: '4.6',
          doi: '10.5072/soil',
          outcome: 'invalid',
          diagnostics: [
            finding({
              position: rangeOf(first, '"dataset"'),
              property: '10.a resourceTypeGeneral',
              actual: 'dataset',
              suggestions: ['Dataset'],
              fix: {
                description: 'Write Dataset.',
                safe: true,
                patch: [{ op: 'replace', path: '/types/resourceTypeGeneral', value: 'Dataset' }],
              },
            }),
            finding({
              rule: 'title-wide',
              severity: 'info',
              registry: 'accepts',
              message: 'The word "soil" stands behind wide characters.',
              pointer: '/titles/0/title',
              position: rangeOf(first, '観測 soil'),
              url: ruleUrl('title-wide'),
            }),
            finding({
              rule: 'name-odd',
              severity: 'warning',
              registry: 'changes',
              message: `The name "${hostile}" is odd.`,
              pointer: '/creators/0/name',
              position: rangeOf(first, '\u001b[2J'),
              suggestions: [hostile],
              url: ruleUrl('name-odd'),
            }),
          ],
        },
      ],
    }),
    fileReport(`${hostile.slice(0, 20)}.ndjson`, second, {
      diagnostics: [],
      records: [
        { index: 0, format: 'datacite-rest', kernel: '4.7', outcome: 'valid', diagnostics: [] },
        {
          index: 1,
          format: 'resource',
          kernel: '4.7',
          doi: `10.5072/${hostile}`,
          outcome: 'valid',
          diagnostics: [
            finding({
              rule: 'language-tag',
              severity: 'warning',
              registry: 'drops',
              message: 'The language "ger" is not a BCP 47 tag.',
              pointer: '/language',
              position: rangeOf(second, '"ger"'),
              suggestions: ['de'],
              url: ruleUrl('language-tag'),
            }),
            finding({
              rule: 'no-place',
              severity: 'info',
              registry: 'accepts',
              message: 'Nowhere.',
              pointer: '',
              url: ruleUrl('no-place'),
            }),
          ],
        },
      ],
    }),
    fileReport('/home/ada/records/cut.json', '{ "doi": ', {
      records: [],
      diagnostics: [
        finding({
          rule: 'schema/syntax',
          message: 'The input ends where a value should be.',
          pointer: '',
          position: { start: { line: 1, column: 10, offset: 9 }, end: { line: 1, column: 10, offset: 9 } },
          url: ruleUrl('schema/syntax'),
        }),
      ],
    }),
  ],
  [{ file: 'gone.json', message: 'Cannot be read: no such file or folder.' }],
)
