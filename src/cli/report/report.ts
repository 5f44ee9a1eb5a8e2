import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { TextEdit } from '../../text/edit/edits.ts'
import type { CheckReport, RecordReport } from '../../validation/report.ts'
import type { ShownProblem } from '../inputs/input.ts'
import type { Excerpt } from './excerpt.ts'

/** The result of a run of `check`, for reporters. */
export interface Report {
  /** The files in the order of the inputs. */
  files: FileReport[]
  /** Inputs and parts that could not be processed, and other problems of the run. */
  problems: ShownProblem[]
  summary: Summary
  /** The number of findings with a fix. If absent, reporters count the findings in `files`. */
  fixable?: number
}

/** The result of `check` for one file. */
export interface FileReport extends Omit<CheckReport, 'records'> {
  file: string
  records: RecordReport<FormatId>[]
  /** True if the report contains only some of the file's records, because it is streamed. */
  isPart?: true
  /**
   * The number of invalid records that the summary does not count as invalid, because all their schema findings are
   * suppressed or in the baseline.
   */
  hiddenInvalid?: number
  /** Returns the lines around a finding; undefined if it has no position. */
  excerpt(diagnostic: Diagnostic): Excerpt | undefined
  /** Returns the text edits of a finding's fix; undefined without a fix, or if the text does not allow the fix. */
  edits?(diagnostic: Diagnostic): TextEdit[] | undefined
}

/** The counts of a run. */
export interface Summary {
  files: number
  records: number
  /** The number of invalid records, plus the number of schema findings about files or their unreadable parts. */
  invalid: number
  errors: number
  warnings: number
  infos: number
  /** The number of counted records whose findings are not listed because the limit was reached. */
  notListed?: number
  /** The number of findings that do not make a run fail, because the registry accepts the record as a draft. */
  inDrafts?: number
  /** The number of files that were skipped in searched folders because they contain no records. */
  skipped?: number
  /** The number of unreported findings that the baseline contains. */
  known?: number
  /** The number of unreported findings that a suppression accepts. */
  suppressed?: number
}

/** A finding with its file and record. Without `record`, the finding is about the whole file. */
export interface Located {
  file: FileReport
  record?: RecordReport<FormatId>
  diagnostic: Diagnostic
}

/** Yields the findings of a file: first those about the file, then those of its records in order. */
export function* findingsOf(file: FileReport): Generator<Located> {
  for (const diagnostic of file.diagnostics) yield { file, diagnostic }
  for (const record of file.records) {
    for (const diagnostic of record.diagnostics) yield { file, record, diagnostic }
  }
}

/** Returns a file's report with only the first `most` findings. */
export function firstFindings(file: FileReport, most: number): FileReport {
  let left = most
  const some = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
    const first = diagnostics.slice(0, left)
    left -= first.length
    return first
  }
  return {
    ...file,
    diagnostics: some(file.diagnostics),
    records: file.records.map(record => ({ ...record, diagnostics: some(record.diagnostics) })),
  }
}

/** Yields the findings of all files. */
export function* allFindings(report: Report): Generator<Located> {
  for (const file of report.files) yield* findingsOf(file)
}

/** True if a finding reports unreadable input or a violation of the kernel's schema. */
export const isSchemaFinding = (diagnostic: Diagnostic): boolean => diagnostic.rule.startsWith('schema/')
