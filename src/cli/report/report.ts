import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { TextEdit } from '../../text/edit/edits.ts'
import type { CheckReport, RecordReport } from '../../validation/report.ts'
import type { ShownProblem } from '../inputs/input.ts'
import type { Excerpt } from './excerpt.ts'

/** Everything that a run of `check` found, for the reporters. */
export interface Report {
  /** In the order of the inputs. */
  files: FileReport[]
  /** Inputs that could not be read. */
  problems: ShownProblem[]
  summary: Summary
  /** The number of findings that can be fixed, where not all of them are here. */
  fixable?: number
}

/** The result of `check` for one file. */
export interface FileReport extends Omit<CheckReport, 'records'> {
  file: string
  records: RecordReport<FormatId>[]
  /** True if these are only some of the file's records, because it is read as a stream. */
  isPart?: true
  /** The number of invalid records not counted as invalid, because all their schema findings are accepted or known. */
  hiddenInvalid?: number
  /** The lines around a finding; undefined if it has no position. */
  excerpt(diagnostic: Diagnostic): Excerpt | undefined
  /** The edits of the text that make a finding's fix; undefined if there is no fix, or none that the text lets be made. */
  edits?(diagnostic: Diagnostic): TextEdit[] | undefined
}

/** The counts of a run. */
export interface Summary {
  files: number
  records: number
  /** Records that are invalid, and files or parts of them that are no records. */
  invalid: number
  errors: number
  warnings: number
  infos: number
  /** Records that are counted, but whose findings are not listed, because there were too many before. */
  notListed?: number
  /** Findings that the registry takes in drafts, and that do not make a run fail. */
  inDrafts?: number
  /** Files in searched folders that are skipped because they are not records. */
  skipped?: number
  /** Findings that the baseline has, too, and that are not reported. */
  known?: number
  /** Findings that are accepted by a suppression, and that are not reported. */
  suppressed?: number
}

/** A finding with the file and the record that it is about; without `record` it is about the file as a whole. */
export interface Located {
  file: FileReport
  record?: RecordReport<FormatId>
  diagnostic: Diagnostic
}

/** The findings of a file: first those about the file, then those of its records, in their order. */
export function* findingsOf(file: FileReport): Generator<Located> {
  for (const diagnostic of file.diagnostics) yield { file, diagnostic }
  for (const record of file.records) {
    for (const diagnostic of record.diagnostics) yield { file, record, diagnostic }
  }
}

/** A file with its first findings, no more than so many. */
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

/** The findings of all files. */
export function* allFindings(report: Report): Generator<Located> {
  for (const file of report.files) yield* findingsOf(file)
}

/** True if a finding reports unreadable input or a violation of the kernel's schema. */
export const isSchemaFinding = (diagnostic: Diagnostic): boolean => diagnostic.rule.startsWith('schema/')
