import { plain } from '../colors.ts'
import { reasonOf } from '../files.ts'
import type { Problem } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import { choiceOf } from '../options.ts'
import type { Report } from '../report/report.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import { type ReportFormat, reporters, reportFormats } from '../reporters/index.ts'
import type { Terminal } from '../terminal.ts'

/** A report to write to a file. */
export interface OutputFile {
  format: ReportFormat
  file: string
}

/** Reads `--output format=file` options. Throws `Misuse` for an unknown format or a missing file name. */
export function outputFiles(settings: readonly string[]): OutputFile[] {
  return settings.map(setting => {
    const at = setting.indexOf('=')
    const file = setting.slice(at + 1)
    if (at < 0 || file === '')
      throw new Misuse(`'--output ${setting}' should be written format=file, such as sarif=report.sarif.`)
    return { format: choiceOf(setting.slice(0, at), '--output', reportFormats), file }
  })
}

/** Writes reports to files; returns those that could not be written. */
export async function writeOutputs(
  outputs: readonly OutputFile[],
  report: Report,
  settings: ReporterSettings,
  terminal: Terminal,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { format, file } of outputs) {
    try {
      await terminal.files.write(file, reporters[format](report, { ...settings, colors: plain, columns: 100 }))
    } catch (error) {
      problems.push({ file, message: `The report cannot be written: ${reasonOf(error)}.` })
    }
  }
  return problems
}

/** Adds a report to the summary of a GitHub Actions job. Returns false outside GitHub Actions, or if that failed. */
export async function writeJobSummary(
  report: Report,
  settings: ReporterSettings,
  terminal: Terminal,
): Promise<boolean> {
  const file = terminal.env.GITHUB_STEP_SUMMARY
  if (!file) return false
  try {
    await terminal.files.append(file, reporters.markdown(report, settings))
    return true
  } catch {
    return false
  }
}
