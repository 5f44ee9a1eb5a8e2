import { configOptions } from '../config/configuration.ts'
import { inputOptions } from '../inputs/options.ts'
import { languageOption } from '../language/load.ts'
import type { OptionTable } from '../options.ts'
import { asOfOption, registryOptions, updateOption } from '../register/registry-options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { partOptions, textOptions } from '../run/run-options.ts'

/** The options of `predict`. */
export const predictOptions = {
  ...inputOptions,
  ...registryOptions,
  update: updateOption,
  'as-of': asOfOption,
  ...languageOption,
  ...configOptions,
  ...failOnOption(
    'rejects',
    'A record that is refused counts as an error, what is dropped as a warning, what is changed as info.',
  ),
  strict: { summary: 'Exit with code 1 if anything is dropped or changed: --fail-on changes.' },
  format: {
    value: 'name',
    short: 'f',
    choices: ['pretty', 'json', 'ndjson'],
    summary: 'The format of the output; pretty by default. JSON and NDJSON also hold the attributes afterwards.',
  },
  ...textOptions,
  ...partOptions,
} as const satisfies OptionTable
