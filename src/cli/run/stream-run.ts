import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { Problem } from '../inputs/input.ts'
import type { OnlineCheck } from '../online/check/online-check.ts'
import type { OutputFile } from '../report/outputs.ts'
import type { FileReport } from '../report/report.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import type { ReportFormat } from '../reporters/index.ts'
import type { Silencer } from '../silence/silence.ts'
import type { Shard } from './shard.ts'

/** How a stream is checked and reported. */
export interface StreamRun {
  optionsFor(file: string): CheckOptions<FormatId>
  /** Threads; as many as the machine runs at once where not given. */
  jobs: number | undefined
  format: ReportFormat
  outputs: readonly OutputFile<ReportFormat>[]
  /** Whether one of the reports shows the edits that make fixes; other runs do not load what makes them. */
  hasEdits?: boolean
  settings: ReporterSettings
  /** What was found, in the language of the reports. */
  told(file: FileReport): FileReport
  /** Why inputs could not be read, in that language. */
  toldProblems(problems: readonly Problem[]): Problem[]
  silencer: Silencer
  /** Whether nothing is reported, because only the silencer is to see what was found. */
  isSilent?: boolean
  /** Asks for identifiers, where that is wanted. */
  online?: OnlineCheck | undefined
  /** Whether the facts of records are wanted, too. */
  hasFacts?: boolean
  /** Whether a finding makes the run fail. */
  isFailing(diagnostic: Diagnostic): boolean
  maxWarnings: number | undefined
  maxFindings: number | undefined
  isSummaryOnly: boolean
  journal: string | undefined
  shard: Shard | undefined
  progress: 'auto' | 'json' | 'none'
  /** Everything that decides what the run finds, as text. */
  asked: string
}
