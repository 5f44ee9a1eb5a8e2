import type { Format } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { kernels } from '../../kernel/kernels.ts'
import { aliasesOf } from '../format-names.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import type { PredictionOptions } from '../predict/predictions.ts'
import { asOfOption, dayOption, registryOptions } from '../register/registry-options.ts'
import type { FailOn } from '../report/fail-on.ts'
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

/**
 * Returns how records are sent whose answers of the registry are written; undefined where they are not. Throws `Misuse` where the options do
 * not go together.
 */
export function registering(
  { id }: Format,
  options: OptionValues<typeof convertOptions>,
): (Omit<PredictionOptions, 'from'> & { failOn: FailOn }) | undefined {
  const isAsRegistered = options['as-registered'] === true
  if (isAsRegistered && id !== 'datacite-rest')
    throw new Misuse(`--as-registered goes with --to datacite-rest, not with --to ${id}.`)
  const { via, event, 'fail-on': failOn = 'error' } = options
  const asOf = dayOption(options['as-of'])
  if (isAsRegistered) return { via, event, asOf, failOn }
  if (via !== undefined || event !== undefined || asOf !== undefined)
    throw new Misuse('--via, --event and --as-of go with --as-registered.')
  return undefined
}
