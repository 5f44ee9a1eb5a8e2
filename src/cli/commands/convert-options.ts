import { formats } from '../../formats/formats.ts'
import { kernels } from '../../kernel/kernels.ts'
import { aliasesOf } from '../format-names.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { asOfOption, registryOptions } from '../register/registry-options.ts'
import { partOptions } from '../run/run-options.ts'
import { choiceOptions } from './convert-choices.ts'
import { conversionOptions, writableFormats } from './rewriting-options.ts'

/** The options of `convert`. */
export const convertOptions = {
  ...conversionOptions,
  to: {
    value: 'format',
    short: 't',
    choices: [...writableFormats, 'parquet'],
    aliases: aliasesOf(formats.filter(({ write }) => write)),
    summary: "The format to write: its id, file extension or media type; 'citable formats' lists them.",
  },
  kernel: {
    value: 'version',
    short: 'k',
    choices: kernels,
    summary: 'The kernel to write, in formats that exist for several kernels; the newest by default.',
  },
  ...choiceOptions,
  losses: {
    value: 'which',
    choices: ['summary', 'all'],
    summary:
      'What the pretty report shows: summary (default), the first three losses with their lines and a count by property; or all losses with their lines. Other reports always contain all losses.',
  },
  'as-registered': {
    summary:
      'With --to datacite-rest: write what the REST API of DataCite will return after the records are registered; --via, --event and --as-of say how and when.',
  },
  ...registryOptions,
  'as-of': asOfOption,
  strict: { summary: 'Write only what loses nothing; otherwise exit with code 1.' },
  ...partOptions,
} as const satisfies OptionTable

/** Their values. */
export type ConvertOptions = OptionValues<typeof convertOptions>
