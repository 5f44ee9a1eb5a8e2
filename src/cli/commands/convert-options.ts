import { aliasesOf } from '../../formats/aliases.ts'
import { preferredCitations } from '../../formats/cff/preferred.ts'
import { timestampAt } from '../../formats/crossref-xml/timestamp.ts'
import type { CrossrefDeposit, Format, FormatId, WriteOptions } from '../../formats/format.ts'
import { kernels } from '../../kernel/kernels.ts'
import { Misuse } from '../misuse.ts'
import { flag, type OptionTable, type OptionValues } from '../options.ts'
import type { PredictionOptions } from '../predict/predictions.ts'
import { asOfOption, dayOption, registryOptions } from '../register/registry-options.ts'
import type { FailOn } from '../report/fail-on.ts'
import { partOptions } from '../run/run-options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { conversionOptions, writableFormats } from './rewriting-options.ts'

/** The options that apply only to certain formats. */
const choiceOptions = {
  keys: {
    value: 'how',
    choices: ['author-year', 'doi'],
    summary:
      'The keys of BibTeX and BibLaTeX entries: first creator, year and first significant title word (okafor2021soil, the default), or the DOI.',
  },
  encoding: {
    value: 'name',
    choices: ['utf-8', 'ascii'],
    summary:
      'The character encoding of BibTeX and BibLaTeX: utf-8 (default), or ascii, with TeX commands for all other characters.',
  },
  'ro-crate': {
    value: 'version',
    choices: ['1.1', '1.2'],
    summary: 'The version of RO-Crate to write; 1.2 by default.',
  },
  depositor: {
    value: 'who',
    summary:
      'The depositor for Crossref, such as "Desk <desk@press.example>"; Crossref sends its report to the e-mail address.',
  },
  registrant: {
    value: 'name',
    summary: 'The organisation responsible for the Crossref deposit; the publisher by default.',
  },
  timestamp: {
    value: 'number',
    summary:
      'The timestamp of the Crossref deposit, such as 20260131120000; each deposit needs a larger timestamp than the previous deposit. The default is the time in SOURCE_DATE_EPOCH, or else the time of the run.',
  },
} as const satisfies OptionTable

export const convertOptions = {
  ...conversionOptions,
  to: {
    value: 'format',
    short: 't',
    choices: [...writableFormats.map(({ id }) => id), 'parquet'],
    aliases: aliasesOf(writableFormats),
    summary:
      "The format to write: its id, short name, file extension or media type; 'citable formats' lists the formats.",
  },
  kernel: {
    value: 'version',
    short: 'k',
    choices: kernels,
    summary: 'The kernel to write, in formats that exist for several kernels; the newest by default.',
  },
  ...choiceOptions,
  'preferred-citation': {
    value: 'which',
    choices: preferredCitations,
    summary:
      'The records to write from a CITATION.cff with a preferred-citation: the software ("omit", the default), the preferred work ("only"), or both ("both").',
  },
  losses: {
    value: 'which',
    choices: ['summary', 'all'],
    summary:
      'The extent of the pretty report: "summary" (default) shows the first three losses with their lines, and counts all losses by property; "all" shows every loss with its line. Reports in the formats compact, json, ndjson, sarif, junit and gitlab contain all losses.',
  },
  'as-registered': {
    summary:
      "With --to datacite-rest: write the record as DataCite's REST API will return it after registration. --via sets the form in which the record is sent, --event the event, and --as-of the day of sending.",
  },
  ...registryOptions,
  'as-of': asOfOption,
  strict: {
    summary: 'Do not write records with lost, changed or invented values; if there are any, exit with code 1.',
  },
  ...partOptions,
} as const satisfies OptionTable

/**
 * Returns the settings of `--as-registered`; undefined without the option. Throws `Misuse` for incompatible options.
 */
export function registering(
  { id }: Format,
  options: OptionValues<typeof convertOptions>,
): (Omit<PredictionOptions, 'from'> & { failOn: FailOn }) | undefined {
  const isAsRegistered = options['as-registered'] === true
  if (isAsRegistered && id !== 'datacite-rest')
    throw new Misuse(`--as-registered can be used with --to datacite-rest, but not with --to ${id}.`)
  const { via, event, 'fail-on': failOn = 'error' } = options
  const asOf = dayOption(options['as-of'])
  if (isAsRegistered) return { via, event, asOf, failOn }
  if (via !== undefined || event !== undefined || asOf !== undefined)
    throw new Misuse('--via, --event and --as-of require --as-registered.')
  return undefined
}

const knownBy: Readonly<Record<keyof typeof choiceOptions, readonly FormatId[]>> = {
  keys: ['bibtex', 'biblatex'],
  encoding: ['bibtex', 'biblatex'],
  'ro-crate': ['ro-crate'],
  depositor: ['crossref-xml'],
  registrant: ['crossref-xml'],
  timestamp: ['crossref-xml'],
}

/**
 * Returns the write options for a format. Throws `Misuse` for an option that the format does not support, and for
 * invalid deposit data.
 */
export function choicesFor(
  to: FormatId,
  options: OptionValues<typeof choiceOptions>,
  env: Terminal['env'],
): Pick<WriteOptions, 'keys' | 'encoding' | 'roCrate' | 'crossref'> {
  for (const [name, ids] of Object.entries(knownBy))
    if (name in options && !ids.includes(to)) throw new Misuse(`${flag(name)} is for ${ids.join(' and ')}, not ${to}.`)
  const { keys, encoding, 'ro-crate': roCrate } = options
  const crossref = to === 'crossref-xml' ? depositOf(options, env) : undefined
  return {
    ...(keys && { keys }),
    ...(encoding && { encoding }),
    ...(roCrate && { roCrate }),
    ...(crossref && { crossref }),
  }
}

function depositOf(
  { depositor, registrant, timestamp }: OptionValues<typeof choiceOptions>,
  env: Terminal['env'],
): CrossrefDeposit {
  const deposit: CrossrefDeposit = { timestamp: timestampOf(timestamp, env) }
  if (registrant !== undefined) deposit.registrant = registrant
  if (depositor === undefined) return deposit
  const [, name, email] = /^\s*([^<>]{1,130}?)\s*<([^<>@\s]{1,100}@[^<>@\s]{1,99})>\s*$/.exec(depositor) ?? []
  if (name === undefined || email === undefined)
    throw new Misuse(
      `--depositor should be a name and an address, "Desk <desk@press.example>", not "${depositor.slice(0, 60)}".`,
    )
  return { ...deposit, depositor: { name, email } }
}

/**
 * Returns the timestamp of a deposit: the value of the option, or else SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org), or else the current time.
 */
function timestampOf(given: string | undefined, { SOURCE_DATE_EPOCH: epoch }: Terminal['env']): number {
  if (given !== undefined && !/^\d{1,15}$/.test(given))
    throw new Misuse(
      `--timestamp should be a number of at most 15 digits, such as 20260131120000, not "${given.slice(0, 60)}".`,
    )
  if (given !== undefined) return Number(given)
  if (epoch === undefined || epoch === '') return timestampAt(new Date())
  if (!/^\d{1,11}$/.test(epoch))
    throw new Misuse(`SOURCE_DATE_EPOCH should be a number of seconds since 1970, not "${epoch.slice(0, 60)}".`)
  return timestampAt(new Date(Number(epoch) * 1000))
}
