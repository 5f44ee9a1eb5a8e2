import type { Format, FormatId, WriteOptions } from '../../formats/format.ts'
import type { RewritingOptions } from '../commands/rewriting-options.ts'
import type { WantedTexts } from '../pieces/rewritten.ts'
import type { NoteKind } from '../sinks/rewriting-report.ts'
import type { Targets } from '../sinks/targets.ts'
import type { JobInput } from './threads/jobs.ts'

/** The name of a job that rewrites records. */
export type RewritingJob = 'convert' | 'convert as registered' | 'upgrade'

/** A run that rewrites the records of inputs. */
export interface RewritingRun<N extends RewritingJob = RewritingJob> {
  command: 'convert' | 'upgrade'
  options: RewritingOptions
  targets: Targets | 'in place'
  /** The target format, if it is the same for all records. */
  to?: Format
  write?: WriteOptions
  /** The kinds of notes that prevent a record from being written. */
  failing: readonly NoteKind[]
  /** The extent of a text report: the first few notes with a summary, or all notes. */
  losses: 'summary' | 'all'
  job: N
  /** Returns the input of the job, given the format of the records in a file. */
  given(wanted: WantedTexts, from: FormatId | 'auto', file: string): JobInput<N>
}
