import type { Located, ReporterSettings } from '../report/report.ts'

/** The findings of one file that a person is shown: errors only with `--quiet`, no more than `--max-problems`; and how many more there are. */
export function shownFindings(
  findings: Iterable<Located>,
  { quiet, maxProblems }: ReporterSettings,
): { findings: Located[]; hidden: number } {
  const wanted = [...findings].filter(({ diagnostic }) => !quiet || diagnostic.severity === 'error')
  return { findings: wanted.slice(0, maxProblems), hidden: Math.max(0, wanted.length - maxProblems) }
}
