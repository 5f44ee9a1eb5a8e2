import type { Diagnostic, Severity } from '../../core/diagnostic.ts'
import type { Said } from '../../messages/message.ts'
import type { LanguageTag } from '../language/language.ts'
import type { Colors } from '../terminal/colors.ts'
import { type FileReport, findingsOf, type Located, type Report } from './report.ts'
import type { Wording } from './wording.ts'

/** The facts of a rule, for reporters that describe rules. */
export interface RuleFacts {
  id: string
  summary: string
  why: string
  /** Both as messages, where they are not on a page of the rule. */
  said?: { summary: Said; why: Said }
  severity: Severity
}

/** Settings of a reporter. */
export interface ReporterSettings {
  colors: Colors
  /** The width of the output in characters. */
  columns: number
  /** The maximum number of findings per file in reports for people. */
  maxProblems: number
  /** Show only errors, and what makes the exit code, in reports for people. */
  quiet: boolean
  /** True if the files that were skipped are listed. */
  verbose?: boolean
  /** True if a finding determines the exit code; errors by default. */
  isFailing?(diagnostic: Diagnostic): boolean
  /** The version of this program. */
  version: string
  /** The folder that relative file names start from. */
  cwd: string
  /** The folder from which CI systems count paths; `cwd` by default. */
  root?: string
  wording: Wording
  /** The language of the report. */
  language: LanguageTag
  /** Describes a rule by its id, where the report is in a format that does. */
  ruleFacts(rule: string): RuleFacts | undefined
}

/** A format of reports. */
export interface Reporter {
  /** Returns a whole report; the text ends with a line break or is empty. */
  whole(report: Report, settings: ReporterSettings): string
  /** Begins a report that is written part by part. `state` is all that it remembers; with that of an earlier run it continues there. */
  stream(settings: ReporterSettings, state: ReportState): ReportStream
}

/** All that is remembered of a report while it is written, as JSON. */
export type ReportState = Record<string, unknown>

/** A report that is written part by part. */
export interface ReportStream {
  begin(): string
  /** Returns the texts for a file or its next part. Take each text before the next is made, so that never all are in memory. */
  part(file: FileReport): Iterable<string>
  /** Returns the end, from the counts and the inputs that could not be read. */
  end(report: Report, more: object): string
}

/** Makes the reporter of a format whose whole report is the same text as its parts. */
export const partByPart = (stream: Reporter['stream']): Reporter => ({
  stream,
  whole(report, settings) {
    const { begin, part, end } = stream(settings, {})
    return [begin(), ...report.files.flatMap(file => [...part(file)]), end(report, {})].join('')
  },
})

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

/** Returns the same of a file without a limit. */
export const allShownFindings = (file: FileReport, settings: ReporterSettings): Located[] =>
  shownFindings(findingsOf(file), { ...settings, maxProblems: Number.POSITIVE_INFINITY }).findings

/**
 * Returns the same of each part of a file, no more than `--max-problems` in all its parts; `state` counts those that are hidden. `unfolded`
 * leaves out findings that are not shown for another reason.
 */
export function shownOfParts(
  settings: ReporterSettings,
  state: ReportState,
  unfolded: (findings: readonly Located[]) => readonly Located[] = findings => findings,
): (file: FileReport) => Located[] {
  state.hidden ??= 0
  return file => {
    if (state.file !== file.file) {
      state.file = file.file
      state.shown = 0
    }
    const left = Math.max(0, settings.maxProblems - Number(state.shown))
    const { findings, hidden } = shownFindings(unfolded(allShownFindings(file, settings)), {
      ...settings,
      maxProblems: left,
    })
    state.shown = Number(state.shown) + findings.length
    state.hidden = Number(state.hidden) + hidden
    return findings
  }
}
