import type { ExitCode } from '../../command.ts'
import type { Problem } from '../../inputs/input.ts'
import type { Search } from '../../inputs/search/search.ts'
import type { SilentCounts } from '../../silence/silence.ts'
import type { Counts } from '../counts/counts.ts'
import type { FileReport, Summary } from '../report.ts'
import type { ReportState } from '../reporter.ts'

/** A destination for the findings of a run, which arrive part by part, already filtered and counted. */
export interface Sink {
  /**
   * Opens the reports, or continues those of an earlier run. Adds each failure to write a report to `problems`, even
   * after this method has returned.
   */
  begin(before: readonly WrittenReport[] | undefined, problems: Problem[]): Promise<void>
  /** Processes a file or its next part. */
  part(file: FileReport): Promise<void>
  /** Returns the progress of the reports once they are on disk. */
  onDisk(): Promise<WrittenReport[]>
  /** Completes the reports. Returns the exit code of the run. */
  end(outcome: Outcome): Promise<ExitCode>
}

/** The progress of a report: its length on disk in bytes, and the state of its writer. */
export interface WrittenReport {
  length: number
  state: ReportState
}

/** The result of a run, except its findings. */
export interface Outcome {
  summary: Summary
  counts: Counts
  /** The number of findings that can be fixed. */
  fixable: number
  /** True if a finding reaches the threshold of `--fail-on`. */
  hasFailing: boolean
  /** The limit of `--max-warnings`. */
  maxWarnings: number
  hasTooManyWarnings: boolean
  /** Problems such as unreadable inputs, failed online lookups, and reports that could not be written. */
  problems: Problem[]
  /** Problems with writing files that only later runs use, such as the cache. */
  unsaved: readonly Problem[]
  silent: SilentCounts
  /** The searches that found the inputs. */
  searches: readonly Search[] | undefined
}
