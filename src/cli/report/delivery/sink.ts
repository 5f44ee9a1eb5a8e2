import type { ExitCode } from '../../command.ts'
import type { Problem } from '../../inputs/input.ts'
import type { Search } from '../../inputs/search/search.ts'
import type { SilentCounts } from '../../silence/silence.ts'
import type { Counts } from '../counts/counts.ts'
import type { FileReport, Summary } from '../report.ts'
import type { ReportState } from '../reporter.ts'

/** A destination of the findings of a run. It has them part by part, already silenced and counted. */
export interface Sink {
  /** Opens the reports, or continues those of an earlier run. Adds to `problems` what cannot be written, now and later. */
  begin(before: readonly WrittenReport[] | undefined, problems: Problem[]): Promise<void>
  /** Takes a file, or its next part. */
  part(file: FileReport): Promise<void>
  /** Returns how far the reports are, once they are on the disk. */
  onDisk(): Promise<WrittenReport[]>
  /** Ends the reports and returns the exit code of the run. */
  end(outcome: Outcome): Promise<ExitCode>
}

/** The progress of a report: its bytes on disk, and the state of its writer. */
export interface WrittenReport {
  length: number
  state: ReportState
}

/** The result of a run besides its findings. */
export interface Outcome {
  summary: Summary
  counts: Counts
  /** The number of findings that can be fixed. */
  fixable: number
  /** True if a finding reaches the threshold of `--fail-on`. */
  hasFailing: boolean
  /** The limit of `--max-warnings`, and true if there are more. */
  maxWarnings: number
  hasTooManyWarnings: boolean
  /** Inputs that could not be read, and reports that could not be written. */
  problems: Problem[]
  /** Files for later runs that could not be written. */
  unsaved: readonly Problem[]
  silent: SilentCounts
  /** The searches that found the files. */
  searches: readonly Search[] | undefined
}
