import type { Diagnostic, Severity } from '../../core/diagnostic.ts'
import type { LanguageTag } from '../language/language.ts'
import type { Colors } from '../terminal/colors.ts'
import type { Located, Report } from './report.ts'
import type { Wording } from './wording.ts'

/** What is known about a rule, for the reporters that describe rules. */
export interface RuleFacts {
  id: string
  summary: string
  why: string
  severity: Severity
}

/** What reporters need besides the report. */
export interface ReporterSettings {
  colors: Colors
  /** The width of the output in characters. */
  columns: number
  /** The maximum number of findings per file in reports for people. */
  maxProblems: number
  /** Show only errors, and what makes the exit code, in reports for people. */
  quiet: boolean
  /** Whether a finding makes the exit code; errors by default. */
  isFailing?(diagnostic: Diagnostic): boolean
  /** The version of this program. */
  version: string
  /** The folder that relative file names start from. */
  cwd: string
  wording: Wording
  /** The language of the report. */
  language: LanguageTag
  /** Describes a rule by its id, where the report is in a format that does. */
  ruleFacts(rule: string): RuleFacts | undefined
}

/** Writes a report down in one format; the text ends with a line break or is empty. */
export type Reporter = (report: Report, settings: ReporterSettings) => string

/** The findings of one file that a person is shown: with `--quiet` errors and what makes the exit code only, no more than `--max-problems`; and how many more there are. */
export function shownFindings(
  findings: Iterable<Located>,
  { quiet, maxProblems, isFailing }: ReporterSettings,
): { findings: Located[]; hidden: number } {
  const wanted = [...findings].filter(
    ({ diagnostic }) => !quiet || diagnostic.severity === 'error' || isFailing?.(diagnostic),
  )
  return { findings: wanted.slice(0, maxProblems), hidden: Math.max(0, wanted.length - maxProblems) }
}
