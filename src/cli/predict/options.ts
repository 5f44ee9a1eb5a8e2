import { configOptions } from '../config/configuration.ts'
import { inputOptions } from '../inputs/options.ts'
import { languageOption } from '../language/load.ts'
import type { OptionTable } from '../options.ts'
import { asOfOption, registryOptions, updateOption } from '../register/registry-options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { partOptions, textOptions } from '../run/run-options.ts'

export const predictOptions = {
  ...inputOptions,
  ...registryOptions,
  update: updateOption,
  'as-of': asOfOption,
  ...languageOption,
  ...configOptions,
  ...failOnOption(
    'rejects',
    'A rejected record counts as an error, a dropped value as a warning, and a changed value as info.',
  ),
  strict: { summary: 'The same as --fail-on changes: exit with code 1 if a value is rejected, dropped or changed.' },
  format: {
    value: 'name',
    short: 'f',
    choices: ['pretty', 'json', 'ndjson'],
    summary: 'The format of the output; pretty by default. JSON and NDJSON also contain the resulting attributes.',
  },
  ...textOptions,
  ...partOptions,
} as const satisfies OptionTable
