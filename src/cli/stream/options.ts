import type { OptionTable } from '../options.ts'

/** The options of work on many records. */
export const streamOptions = {
  jobs: {
    value: 'n',
    short: 'j',
    integer: true,
    summary: 'Threads for large inputs; by default as many as the machine runs at once.',
  },
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
    value: 'i/n',
    summary:
      "Check one of n parts of the inputs, the same ones in every run; 'citable stats merge' makes one report of theirs.",
  },
  progress: {
    value: 'how',
    choices: ['auto', 'json', 'none'],
    summary: 'How to show progress on standard error: auto (on a terminal), json (a line a second) or none.',
  },
} as const satisfies OptionTable
