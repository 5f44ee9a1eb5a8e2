import { configOptions } from '../config/configuration.ts'
import { inputOptions, searchOptions } from '../inputs/options.ts'
import { languageOption } from '../language/load.ts'
import type { OptionTable } from '../options.ts'
import { registryOptions } from '../register/registry-options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { checkOptions } from './check-options.ts'

export const fixOptions = {
  ...inputOptions,
  ...searchOptions,
  unsafe: { summary: 'Also apply fixes that lose or guess a value.' },
  only: {
    value: 'rule',
    repeatable: true,
    summary: 'Apply only the fixes of this rule, including unsafe ones.',
  },
  'dry-run': { short: 'n', summary: 'Show the changes without writing any file.' },
  format: {
    value: 'name',
    short: 'f',
    choices: ['diff', 'patch'],
    summary:
      'The format in which --dry-run shows the changes: a unified diff for git apply (the default), or a JSON Patch (RFC 6902) for each document. Large inputs, archives and compressed files always get a JSON Patch. In XML and in formats other than DataCite’s, each record has its own patch, whose pointers refer to the record as DataCite JSON.',
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
    summary: 'Remove fixed findings from this baseline; by default from the configured baseline.',
  },
  ...failOnOption(
    'never',
    'Findings count only if they remain after the fixes and are neither suppressed nor in the baseline.',
  ),
  quiet: {
    short: 'q',
    summary: 'Report only what causes exit code 1; read and write errors are always reported.',
  },
} as const satisfies OptionTable
