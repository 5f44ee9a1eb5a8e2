import type { Format, FormatId } from '../../formats/format.ts'
import type { ExitCode } from '../command.ts'
import { choicesFor } from '../commands/convert-choices.ts'
import type { ConvertOptions as Options } from '../commands/convert-options.ts'
import { type Collected, collectToStream, listed } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { holdsXmlList, isDivided } from '../inputs/members.ts'
import { Misuse } from '../misuse.ts'
import { dayOption } from '../register/registry-options.ts'
import { parquetFile } from '../sinks/parquet.ts'
import { isJoinable, textFormat } from '../sinks/records-folder.ts'
import type { Targets } from '../sinks/whole-files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { askedWith } from './journal.ts'
import { convertAsItComes, isToldAsItComes, requireResumable, requireToldAsItComes } from './rewriting.ts'
import { partsOf } from './run-options.ts'

/** Whether and how records are written as the registry will return them. Throws `Misuse` where the options do not go together. */
export function registering({ id }: Format, options: Options) {
  const isAsRegistered = options['as-registered'] === true
  if (isAsRegistered && id !== 'datacite-rest')
    throw new Misuse(`--as-registered goes with --to datacite-rest, not with --to ${id}.`)
  const { via, event } = options
  const asOf = dayOption(options['as-of'])
  if (!isAsRegistered && (via !== undefined || event !== undefined || asOf !== undefined))
    throw new Misuse('--via, --event and --as-of go with --as-registered.')
  return { isAsRegistered, via, event, asOf }
}

/** Converts record by record, if the inputs are large or the options ask for it; undefined where each input is to be read as a whole. */
export async function convertRecordByRecord(
  collected: Collected,
  { to, targets, options }: { to: Format; targets: Targets; options: Options },
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const { kernel, format } = options
  const { isAsRegistered, via, event, asOf } = registering(to, options)
  const choices = choicesFor(to.id, options)
  // What is one document for all records is written as a whole, and so are reports that are not written as they come.
  const isDivisible = isJoinable(to) || (typeof targets === 'object' && 'pathOf' in targets)
  const { isStream, shard } = partsOf(options)
  if (shard !== undefined) {
    if (!isDivisible) throw inParts(to)
    requireToldAsItComes(format, '--shard')
  }
  requireResumable(options, isDivisible ? targets : undefined)
  const isPart = isStream || options.resume !== undefined
  if (isDivisible && isToldAsItComes(format) && (isPart || (await isDivided(collected, terminal)))) {
    const run = { ...streamed(options), targets }
    if (isAsRegistered)
      return convertAsItComes(
        collected,
        {
          ...run,
          job: 'convert as registered',
          given: (from, { name }) => ({ file: name, to: textFormat(to), from, via, event, asOf, failOn: run.failOn }),
        },
        terminal,
      )
    const given = (from: FormatId | 'auto') => ({ from, to: to.id, ...(kernel && { kernel }), ...choices })
    return convertAsItComes(collected, { ...run, job: 'convert', given }, terminal)
  }
  if (!isDivisible && (await holdsXmlList(await listed(collected)))) throw inParts(to)
  return undefined
}

const inParts = ({ name }: Format): Misuse =>
  new Misuse(`One ${name} text for several records cannot be made in parts: name a folder with --output.`)

/** What the options say of every run that converts record by record. */
const streamed = (options: Options) => ({
  ...partsOf(options),
  command: 'convert' as const,
  from: options.from,
  force: options.force ?? false,
  failing: failingKinds(options),
  failOn: options['fail-on'] ?? ('error' as const),
  isEachTold: options.format === 'ndjson',
  isQuiet: options.quiet ?? false,
  resume: options.resume,
  asked: askedWith('convert', options),
})

/** The kinds of losses that make a conversion fail. */
export const failingKinds = ({ strict }: Options) => (strict ? (['lost', 'changed', 'invented'] as const) : [])

/** Writes records into a file of Apache Parquet, as they come. */
export async function convertToParquet(
  inputs: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { output: file, format } = options
  if (file === undefined || file === '-' || (await terminal.files.kind(file)) === 'folder' || /[/\\]$/.test(file))
    throw new Misuse('Parquet is written to a file: name it with --output.')
  requireToldAsItComes(format, '--to parquet')
  requireResumable(options, undefined)
  const collected = await collectToStream(inputs, terminal, options, allExtensions)
  return convertAsItComes(
    collected,
    {
      ...streamed(options),
      job: 'convert to parquet',
      given: known => ({ from: known }),
      targets: { file },
      open: () => parquetFile(file, terminal),
    },
    terminal,
  )
}
