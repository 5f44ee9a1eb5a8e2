import { configOptions } from '../config/configuration.ts'
import { inputOptions, searchOptions } from '../inputs/options.ts'
import { languageOption } from '../language/load.ts'
import type { OptionTable } from '../options.ts'
import { registryOptions } from '../register/registry-options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { checkOptions } from './check-options.ts'

/** The options of `fix`. */
export const fixOptions = {
  ...inputOptions,
  ...searchOptions,
  unsafe: { summary: 'Also make fixes that lose something or that guess.' },
  only: {
    value: 'rule',
    repeatable: true,
    summary: 'Make the fixes of this rule only, the unsafe ones too.',
  },
  'dry-run': { short: 'n', summary: 'Write no file: show what would change.' },
  format: {
    value: 'name',
    short: 'f',
    choices: ['diff', 'patch'],
    summary:
      'With --dry-run: a unified diff (default), for git apply, or a JSON Patch (RFC 6902) for each document; in XML and in other formats, where each record has a patch, its pointers lead into the record as DataCite JSON.',
  },
  kernel: checkOptions.kernel,
  ...registryOptions,
  profile: checkOptions.profile,
  rule: checkOptions.rule,
  ...languageOption,
  ...configOptions,
  ignore: checkOptions.ignore,
  baseline: {
    value: 'file',
    summary: 'Take what is settled out of this baseline; that of the configuration by default.',
  },
  ...failOnOption(
    'never',
    'What counts is what is left behind the fixes, but for what is suppressed or in the baseline.',
  ),
  quiet: { short: 'q', summary: 'Say nothing but what makes the exit code 1.' },
} as const satisfies OptionTable
