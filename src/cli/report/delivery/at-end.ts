import { type Search, sayingSkipped } from '../../inputs/search/search.ts'
import type { Language } from '../../language/language.ts'
import { fileInLanguage, problemsInLanguage } from '../../language/translate.ts'
import { type ReportFormat, reporters } from '../../reporters/index.ts'
import { writeJobSummary } from '../../reporters/job-summary.ts'
import { sayingWhatIsSilent } from '../../silence/silence.ts'
import { plain } from '../../terminal/colors.ts'
import { exitCodeOf, printProblems } from '../../terminal/problems.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { FileReport, Report } from '../report.ts'
import type { ReporterSettings } from '../reporter.ts'
import { verdict } from '../wording.ts'
import { type OutputFile, writeOutputs } from './outputs.ts'
import type { Sink } from './sink.ts'

/** The reports of a run. */
export interface Reports {
  /** The format on standard output. */
  format: ReportFormat
  outputs: readonly OutputFile<ReportFormat>[]
  settings: ReporterSettings
  language: Language
}

/** Creates a sink that collects all findings and writes each report at the end, when its totals are known. */
export function atEnd({ format, outputs, settings, language }: Reports, terminal: Terminal): Sink {
  const files: FileReport[] = []
  return {
    begin: async () => undefined,
    async part(file) {
      files.push(fileInLanguage(file, language))
    },
    onDisk: async () => [],
    async end({ summary, fixable, hasFailing, hasTooManyWarnings, problems, unsaved, silent, searches }) {
      const report: Report = { files, problems: problemsInLanguage(problems, language), summary, fixable }
      const own: ReporterSettings = {
        ...settings,
        isFailing: diagnostic =>
          settings.isFailing?.(diagnostic) || (hasTooManyWarnings && diagnostic.severity === 'warning'),
      }
      printProblems(report.problems, terminal)
      terminal.stderr.write(skippedFiles(format, settings, searches, language))
      terminal.stdout.write(reporters[format].whole(report, own))
      if (format === 'github') await summariseJob(report, own, terminal)
      const inFile = (format: ReportFormat): string =>
        reporters[format].whole(report, { ...own, colors: plain, columns: 100 })
      const unwritten = [...unsaved, ...(await writeOutputs(outputs, inFile, terminal))]
      printProblems(problemsInLanguage(unwritten, language), terminal)
      const failed = exitCodeOf([...problems, ...unwritten])
      if (failed !== 0) return failed
      terminal.stderr.write(settings.quiet ? '' : sayingWhatIsSilent(silent, language))
      return hasFailing || hasTooManyWarnings ? 1 : 0
    },
  }
}

/**
 * Formats the names of skipped files if `verbose` is set. Otherwise formats their number, unless `quiet` is set or the
 * report itself contains the number.
 */
export function skippedFiles(
  format: ReportFormat,
  { quiet, verbose = false }: ReporterSettings,
  searches: readonly Search[] | undefined,
  { say }: Language,
): string {
  const isSaid = quiet || ['pretty', 'markdown', 'github', 'json'].includes(format)
  return isSaid && !verbose ? '' : sayingSkipped(searches, verbose, say)
}

// Annotations alone do not report the extent of the check.
async function summariseJob(report: Report, settings: ReporterSettings, terminal: Terminal): Promise<void> {
  if (!(await writeJobSummary(report, settings, terminal)))
    terminal.stderr.write(`${verdict(report, settings.wording.say)}\n`)
}
