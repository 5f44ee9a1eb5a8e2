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
  /** The rule's summary and reason as messages, for a rule without a page. */
  said?: { summary: Said; why: Said }
  severity: Severity
}

/** The settings of a reporter. */
export interface ReporterSettings {
  colors: Colors
  /** The width of the output in characters. */
  columns: number
  /** The maximum number of findings per file in text reports. */
  maxProblems: number
  /** True if text reports contain only errors and findings that make the run fail. */
  quiet: boolean
  /** True if the report lists the names of skipped files. */
  verbose?: boolean
  /** True if a finding makes the run fail. Without this function, `quiet` reports contain only errors. */
  isFailing?(diagnostic: Diagnostic): boolean
  /** The version of this program. */
  version: string
  /** The folder to which file names are relative. */
  cwd: string
  /** The folders from which CI systems resolve paths, in order of precedence; `cwd` by default. */
  roots?: readonly string[]
  wording: Wording
  /** The language of the report. */
  language: LanguageTag
  /** Returns the facts about a rule, given its id, for formats that describe rules; undefined for an unknown rule. */
  ruleFacts(rule: string): RuleFacts | undefined
}

/** A report format. */
export interface Reporter {
  /** Writes a whole report. The text is empty or ends with a line break. */
  whole(report: Report, settings: ReporterSettings): string
  /**
   * Creates a streamed report. The report stores its progress in `state`, so that a later run can continue the report.
   */
  stream(settings: ReporterSettings, state: ReportState): ReportStream
}

/** The state of a streamed report, which can be stored as JSON. */
export type ReportState = Record<string, unknown>

/** A report that is streamed part by part. */
export interface ReportStream {
  begin(): string
  /**
   * Yields the texts for a file or its next part. The caller must consume each text before requesting the next, so that
   * the texts are not all in memory at the same time.
   */
  part(file: FileReport): Iterable<string>
  /** Returns the end of the report, with the counts and the problems of the run if the format has them. */
  end(report: Report, more: object): string
}

/** Creates a reporter from a streamed report. The whole report is the concatenation of its parts. */
export const partByPart = (stream: Reporter['stream']): Reporter => ({
  stream,
  whole(report, settings) {
    const { begin, part, end } = stream(settings, {})
    return [begin(), ...report.files.flatMap(file => [...part(file)]), end(report, {})].join('')
  },
})

/**
 * Returns the findings of a file to show, at most `--max-problems`, and the number of findings above this maximum.
 * `--quiet` shows only errors and findings that make the run fail.
 */
export function shownFindings(
  findings: Iterable<Located>,
  { quiet, maxProblems, isFailing }: ReporterSettings,
): { findings: Located[]; hidden: number } {
  const wanted = [...findings].filter(
    ({ diagnostic }) => !quiet || diagnostic.severity === 'error' || isFailing?.(diagnostic),
  )
  return { findings: wanted.slice(0, maxProblems), hidden: Math.max(0, wanted.length - maxProblems) }
}

/** Returns the findings of a file to show, without a limit. */
export const allShownFindings = (file: FileReport, settings: ReporterSettings): Located[] =>
  shownFindings(findingsOf(file), { ...settings, maxProblems: Number.POSITIVE_INFINITY }).findings

/**
 * Returns a function that selects the findings to show from each part of a file, at most `--max-problems` in total.
 * `state` counts the findings above this maximum.
 *
 * `unfolded` removes folded findings, which are not counted.
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
