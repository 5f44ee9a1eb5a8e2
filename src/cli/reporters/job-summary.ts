import type { Report } from '../report/report.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { markdown } from './markdown.ts'

/** Adds a report to the summary of a GitHub Actions job. Returns false outside GitHub Actions or on failure. */
export async function writeJobSummary(
  report: Report,
  settings: ReporterSettings,
  terminal: Terminal,
): Promise<boolean> {
  const file = terminal.env.GITHUB_STEP_SUMMARY
  if (!file) return false
  try {
    await terminal.files.append(file, markdown.whole(report, settings))
    return true
  } catch {
    return false
  }
}
