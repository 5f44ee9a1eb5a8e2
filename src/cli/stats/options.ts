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
      'Count records by one metadata field, or by the combined values of two, such as resourceTypeGeneral,publicationYear.',
  },
  'no-check': { summary: 'With --by, count without checking.' },
  format: {
    value: 'name',
    short: 'f',
    choices: [...statsFormats, 'csv'],
    summary:
      "The format of the report: pretty (default), json (default of 'citable stats merge'), html (a page with plots), or csv (for --by).",
  },
  output: {
    value: 'format=file',
    short: 'o',
    repeatable: true,
    summary: 'Also write the report to a file in the given format; for example, html=report.html.',
  },
  ...failOnOption('never', 'Suppressed findings and findings in a baseline count too.'),
  compare: { value: 'file', summary: 'Show what has changed since this earlier JSON report.' },
  ...partOptions,
  shard: {
    ...partOptions.shard,
    summary:
      "Count one of n parts of the inputs. The division is the same in every run, and 'citable stats merge' adds up the counts of the parts.",
  },
  resume: {
    value: 'journal',
    summary: 'Record the counts of the run in this file, and resume an interrupted run from there.',
  },
} as const satisfies OptionTable

/** The values of the options of `stats`. */
export type StatsValues = OptionValues<typeof statsOptions & typeof commonOptions>
