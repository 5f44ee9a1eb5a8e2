import type { OptionTable, OptionValues } from '../options.ts'
import { notAboveZero } from '../options.ts'
import { type Shard, shardOf } from './shard.ts'

/** The options for dividing work among threads and runs, and for showing its progress. */
export const partOptions = {
  jobs: {
    value: 'n',
    short: 'j',
    integer: true,
    summary: 'The number of threads; by default one for small inputs, and one per core for large ones.',
  },
  shard: {
    value: 'i/n',
    summary:
      'Process one of n parts of the inputs. The division is the same in every run, and each record is in exactly one part.',
  },
  progress: {
    value: 'how',
    choices: ['auto', 'json', 'none'],
    summary: 'Show progress on standard error: auto (on a terminal), json (one line per second) or none.',
  },
} as const satisfies OptionTable

/** The options that divide work and show its progress. */
export interface Parts {
  jobs: number | undefined
  shard: Shard | undefined
  progress: 'auto' | 'json' | 'none' | undefined
}

/**
 * Parses the options that divide work. Throws `Misuse` for invalid options.
 *
 * `isStream` is true if the options require reading in parts.
 */
export function partsOf({ jobs, shard, progress }: OptionValues<typeof partOptions>): Parts & { isStream: boolean } {
  if (jobs === 0) throw notAboveZero('jobs')
  return { jobs, shard: shardOf(shard), progress, isStream: shard !== undefined || progress === 'json' }
}

/** The options of a command that writes all records as one text. */
export const textOptions = {
  output: { value: 'file', short: 'o', summary: 'Write to this file; standard output by default.' },
  force: { summary: 'Overwrite an existing file; inputs are never overwritten.' },
  resume: {
    value: 'journal',
    summary:
      'Record the progress of the run in this file, and resume an interrupted run from there; requires a file named with --output.',
  },
} as const satisfies OptionTable

/** The options of a check of many records. */
export const streamOptions = {
  ...partOptions,
  'max-findings': { value: 'n', integer: true, summary: 'Report at most n findings in total, and count the others.' },
  'summary-only': {
    summary:
      'Report only counts: findings by rule, and records by kernel, client and publication year. This option requires the pretty or json format.',
  },
  resume: {
    value: 'journal',
    summary:
      'Record the progress of the run in this file, and resume an interrupted run from there; reports written by --output are continued.',
  },
  shard: {
    ...partOptions.shard,
    summary:
      "Check one of n parts of the inputs. The division is the same in every run, and 'citable stats merge' combines the reports on the parts.",
  },
} as const satisfies OptionTable

/** True if at least one of the given options applies only to streams. */
export const asksForStream = (options: OptionValues<typeof streamOptions>): boolean =>
  Object.keys(streamOptions).some(name => options[name as keyof typeof streamOptions] !== undefined)
