import { fingerprints } from '../report/fingerprint.ts'
import { type FileReport, findingsOf, type Report } from '../report/report.ts'
import { type ReporterSettings, shownFindings } from '../report/reporter.ts'
import { resultsOf } from '../report/results.ts'
import { listEnd, listEntry } from '../text/json-list.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { issueOf } from './gitlab.ts'
import { type ReportFormat, reporters } from './index.ts'
import { fileSuite, unreadable } from './junit.ts'
import { code, escapeText, roomForRows, row, tableHead } from './markdown.ts'
import { closing, fileBlocks } from './pretty.ts'
import { descriptor, invocation, languageOfRun, resultOf, sarifVersion, toolOf } from './sarif.ts'

/** A report that is written as it comes. Nothing of it is kept but what `state` holds, with which another one can go on. */
export interface StreamingReporter {
  begin(): string
  /** The next part of a file; of a file as a whole if it is no part. Each text is to be taken before the next is made, so that never all are held. */
  part(file: FileReport): Iterable<string>
  /** The end, from the counts and the inputs that could not be read. */
  end(report: Report, more: object): string
  /** As JSON. */
  state: Record<string, unknown>
}

/** Makes a reporter of a format; with the state of an earlier one it goes on where that one was. */
export function streamingReporter(
  format: ReportFormat,
  settings: ReporterSettings,
  state: Record<string, unknown> = {},
): StreamingReporter {
  return makers[format](settings, state)
}

type Maker = (settings: ReporterSettings, state: Record<string, unknown>) => StreamingReporter

/** A format in which findings stand one after the other. */
const oneByOne =
  (format: 'ndjson' | 'compact' | 'github'): Maker =>
  (settings, state) => {
    const write = (files: FileReport[], problems: Report['problems'] = []): string =>
      reporters[format]({ files, problems, summary: emptySummary }, settings)
    return {
      state,
      begin: () => '',
      part: file => [write([file])],
      end: ({ problems }) => (format === 'github' ? write([], problems) : ''),
    }
  }

const emptySummary = { files: 0, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 }

const makers: Readonly<Record<ReportFormat, Maker>> = {
  ndjson: oneByOne('ndjson'),
  compact: oneByOne('compact'),
  github: oneByOne('github'),

  json: (_, state) => ({
    state,
    begin: () => '{\n  "version": 1,\n  "results": [',
    *part(file) {
      for (const result of resultsOf(file)) yield listEntry(result, '    ', state)
    },
    end: ({ summary }, more) =>
      `${listEnd(state, '  ')},\n  ${safeJson({ summary, ...more }, 2)
        .slice(1, -1)
        .trim()}\n}\n`,
  }),

  gitlab: ({ cwd }, state) => ({
    state,
    begin: () => '[',
    *part(file) {
      const fingerprint = fingerprints(cwd)
      for (const finding of findingsOf(file)) yield listEntry(issueOf(finding, fingerprint(finding), cwd), '  ', state)
    },
    end: () => `${listEnd(state, '')}\n`,
  }),

  sarif(settings, state) {
    state.rules ??= {}
    const rules = state.rules as Record<string, string>
    const indices = new Map(Object.keys(rules).map((rule, index) => [rule, index]))
    return {
      state,
      begin: () =>
        `${safeJson(sarifVersion, 2).slice(0, -2)},\n  "runs": [\n    {\n      "columnKind": "utf16CodeUnits",\n      "results": [`,
      *part(file) {
        const fingerprint = fingerprints(settings.cwd)
        for (const finding of findingsOf(file)) {
          const { rule, url } = finding.diagnostic
          if (!indices.has(rule)) {
            indices.set(rule, indices.size)
            rules[rule] = url
          }
          yield listEntry(resultOf(finding, indices.get(rule), fingerprint(finding), settings), '        ', state)
        }
      },
      end({ problems }) {
        const known = Object.entries(rules).map(([rule, url]) => descriptor(rule, url, settings))
        const rest = {
          ...languageOfRun(settings),
          invocations: [invocation({ problems }, settings.cwd)],
          tool: toolOf(known, settings.version),
        }
        const members = safeJson(rest, 2).slice(1, -1).trim().replaceAll('\n', '\n    ')
        return `${listEnd(state, '      ')},\n      ${members}\n    }\n  ]\n}\n`
      },
    }
  },

  junit: (_, state) => ({
    state,
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="citable">\n',
    part: file => [`${fileSuite(file)}\n`],
    end: ({ problems }) =>
      `${problems.map(({ file, message }) => `${unreadable(file, message)}\n`).join('')}</testsuites>\n`,
  }),

  markdown(settings, state) {
    state.room ??= roomForRows
    state.hidden ??= 0
    const shown = perFile(settings, state)
    return {
      state,
      begin: () => `## ${settings.wording.title}\n`,
      *part(file) {
        for (const finding of shown(file)) {
          const line = row(finding, settings)
          state.room = Number(state.room) - Buffer.byteLength(line) - 1
          if (Number(state.room) < 0) {
            state.hidden = Number(state.hidden) + 1
            continue
          }
          if (!state.hasRows) yield `\n${tableHead(settings).join('\n')}\n`
          state.hasRows = true
          yield `${line}\n`
        }
      },
      end(report) {
        const hidden = Number(state.hidden)
        return [
          hidden > 0 ? `\n${settings.wording.phrases.moreProblems(hidden)}\n` : '',
          report.problems.length > 0 ? '\n' : '',
          ...report.problems.map(({ file, message }) => `- ${code(file)}: ${escapeText(message)}\n`),
          `\n${escapeText(settings.wording.verdict(report))}\n`,
        ].join('')
      },
    }
  },

  pretty(settings, state) {
    state.hidden ??= 0
    const shown = perFile(settings, state)
    const rest = (): string => {
      const hidden = Number(state.hidden)
      state.hidden = 0
      const more = settings.wording.phrases.moreProblems(hidden, oneLine(String(state.file)))
      return hidden === 0 ? '' : `${settings.colors.dim(`  ${more}`)}\n\n`
    }
    return {
      state,
      begin: () => '',
      *part(file) {
        if (state.file !== undefined && state.file !== file.file) yield rest()
        const wanted = new Set(shown(file).map(({ diagnostic }) => diagnostic))
        const blocks = fileBlocks(onlyWith(file, wanted), { ...settings, maxProblems: Number.POSITIVE_INFINITY })
        for (const block of blocks) yield `${block}\n\n`
      },
      end: report =>
        settings.quiet && report.summary.errors === 0 && report.problems.length === 0
          ? ''
          : `${rest()}${closing(report, settings)}\n`,
    }
  },
}

/** The findings that a person is shown, no more than `--max-problems` of a file in all its parts. */
function perFile(settings: ReporterSettings, state: Record<string, unknown>) {
  return (file: FileReport) => {
    if (state.file !== file.file) {
      state.file = file.file
      state.shown = 0
    }
    const left = Math.max(0, settings.maxProblems - Number(state.shown))
    const { findings, hidden } = shownFindings(findingsOf(file), { ...settings, maxProblems: left })
    state.shown = Number(state.shown) + findings.length
    state.hidden = Number(state.hidden) + hidden
    return findings
  }
}

const onlyWith = (file: FileReport, wanted: ReadonlySet<unknown>): FileReport => ({
  ...file,
  diagnostics: file.diagnostics.filter(one => wanted.has(one)),
  records: file.records.map(record => ({ ...record, diagnostics: record.diagnostics.filter(one => wanted.has(one)) })),
})
