import type { OptionTable, OptionValues } from '../options.ts'
import { notAboveZero } from '../options.ts'
import { type Shard, shardOf } from './shard.ts'

/** The options of work that is divided: among threads, and among runs. */
export const partOptions = {
  jobs: {
    value: 'n',
    short: 'j',
    integer: true,
    summary: 'Threads; by default one for small inputs, and as many as the machine runs at once for large ones.',
  },
  shard: {
    value: 'i/n',
    summary: 'Do one of n parts of the inputs, the same ones in every run; all of them together do each record once.',
  },
  progress: {
    value: 'how',
    choices: ['auto', 'json', 'none'],
    summary: 'How to show progress on standard error: auto (on a terminal), json (a line a second) or none.',
  },
} as const satisfies OptionTable

/** Options for dividing work and showing its progress. */
export interface Parts {
  jobs: number | undefined
  shard: Shard | undefined
  progress: 'auto' | 'json' | 'none' | undefined
}

/** Reads the options for dividing work, and determines if they require reading record by record. Throws `Misuse` for invalid options. */
export function partsOf({ jobs, shard, progress }: OptionValues<typeof partOptions>): Parts & { isStream: boolean } {
  if (jobs === 0) throw notAboveZero('jobs')
  return { jobs, shard: shardOf(shard), progress, isStream: shard !== undefined || progress === 'json' }
}

/** The options of a command that makes one text of all records. */
export const textOptions = {
  output: { value: 'file', short: 'o', summary: 'Write to this file; standard output by default.' },
  force: { summary: 'Overwrite an existing file; inputs are never overwritten.' },
  resume: {
    value: 'journal',
    summary:
      'Note in this file how far the run is, and go on there if it was interrupted; for a file that --output names.',
  },
} as const satisfies OptionTable

/** The options of a check of many records. */
export const streamOptions = {
  ...partOptions,
  'max-findings': { value: 'n', integer: true, summary: 'Report at most n findings in all, and count the others.' },
  'summary-only': {
    summary: 'Report counts only: of findings by rule, of records by kernel, client and year. With pretty and json.',
  },
  resume: {
    value: 'journal',
    summary:
      'Note in this file how far the run is, and go on there if it was interrupted; reports that --output names are continued.',
  },
  shard: {
    ...partOptions.shard,
    summary:
      "Check one of n parts of the inputs, the same ones in every run; 'citable stats merge' makes one report of theirs.",
  },
} as const satisfies OptionTable
