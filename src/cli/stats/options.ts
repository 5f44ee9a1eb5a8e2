import type { commonOptions } from '../command.ts'
import { checkOptions } from '../commands/check-options.ts'
import { configOptions } from '../config/configuration.ts'
import { inputOptions } from '../inputs/options.ts'
import { languageOption } from '../language/load.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { registryOptions } from '../register/registry-options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { partOptions } from '../run/run-options.ts'
import { statsFormats } from './deliver.ts'

/** The options of `stats`. */
export const statsOptions = {
  ...inputOptions,
  kernel: checkOptions.kernel,
  ...registryOptions,
  profile: checkOptions.profile,
  rule: checkOptions.rule,
  ...configOptions,
  ...languageOption,
  ignore: checkOptions.ignore,
  by: {
    value: 'fields',
    summary:
      'Count records by one field of the metadata, or by two against each other, such as resourceTypeGeneral,publicationYear.',
  },
  'no-check': { summary: 'With --by, only count, and check nothing.' },
  format: {
    value: 'name',
    short: 'f',
    choices: [...statsFormats, 'csv'],
    summary:
      'The format of the report: pretty (default; of merge, json), json, html, a page with plots, or csv, for --by.',
  },
  output: {
    value: 'format=file',
    short: 'o',
    repeatable: true,
    summary: 'Also write the report to a file, in this format.',
  },
  ...failOnOption('never', 'Every finding counts, as the report does.'),
  compare: { value: 'file', summary: 'Show what changed since this earlier report in JSON.' },
  ...partOptions,
  shard: {
    ...partOptions.shard,
    summary: "Count one of n parts of the inputs, the same ones in every run; 'citable stats merge' adds them up.",
  },
  resume: {
    value: 'journal',
    summary: 'Note in this file what was counted, and go on there if the run was interrupted.',
  },
} as const satisfies OptionTable

/** The values of the options of `stats`. */
export type StatsValues = OptionValues<typeof statsOptions & typeof commonOptions>
