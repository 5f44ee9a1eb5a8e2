import type { Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { kernels } from '../../kernel/kernels.ts'
import { defineCommand, type ExitCode } from '../command.ts'
import { asRegistered } from '../convert/as-registered.ts'
import { choiceOptions, choicesFor } from '../convert/choices.ts'
import { delivery, type Targets, targetsFor } from '../convert/delivery.ts'
import { Gathering } from '../convert/gather.ts'
import { conversionOptions, writableFormats } from '../convert/options.ts'
import { rewrite } from '../convert/rewrite.ts'
import { runConversion } from '../convert/run.ts'
import { aliasesOf } from '../format-names.ts'
import { type Collected, collect } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { formatOf } from '../inputs/format-of.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { asOfOption, dayOption, registryOptions } from '../registry-options.ts'
import {
  askedWith,
  convertAsItComes,
  isToldAsItComes,
  requireResumable,
  requireToldAsItComes,
} from '../stream/convert.ts'
import { isJoinable, textFormat } from '../stream/destination.ts'
import { holdsXmlList, isDivided } from '../stream/inputs.ts'
import { partOptions, partsOf } from '../stream/options.ts'
import { parquetFile } from '../stream/parquet.ts'
import type { Terminal } from '../terminal.ts'

const convertOptions = {
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

type Options = OptionValues<typeof convertOptions>

/** Whether and how records are written as the registry will return them. Throws `Misuse` where the options do not go together. */
function registering({ id }: Format, options: Options) {
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
async function convertRecordByRecord(
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
  if (!isDivisible && (await holdsXmlList(collected))) throw inParts(to)
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

const failingKinds = ({ strict }: Options) => (strict ? (['lost', 'changed', 'invented'] as const) : [])

/** Writes records into a file of Apache Parquet, as they come. */
async function convertToParquet(inputs: readonly string[], options: Options, terminal: Terminal): Promise<ExitCode> {
  const { output: file, format } = options
  if (file === undefined || file === '-' || (await terminal.files.kind(file)) === 'folder' || /[/\\]$/.test(file))
    throw new Misuse('Parquet is written to a file: name it with --output.')
  requireToldAsItComes(format, '--to parquet')
  requireResumable(options, undefined)
  const collected = await collect(inputs, terminal, options, allExtensions)
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

/** Writes records in another format. */
export const convert = defineCommand({
  name: 'convert',
  summary: 'Write records in another format, and report what is lost',
  usage: '<inputs…> --to <format> [options]',
  description: [
    'A single input is written to standard output, or to the file named by --output. If --output names a folder, each input is written to a file of the same name there. Without --output, several inputs are written to standard output together: one record per line in DataCite’s JSON formats, one text in other formats.',
    '--to parquet writes all records into one file of Apache Parquet, whatever their number, for DuckDB, Spark and their kin. It has the columns of CSV, each a text that may be missing, and publication_year as a whole number; it needs the package hyparquet-writer.',
    'A record in DataCite’s REST JSON that carries its metadata as XML, in the attribute xml, is what that XML says, but for what is given beside it; an answer of GET, which has the XML as a copy, is what its attributes say.',
    'Every value that does not arrive unchanged is reported on standard error with its place in the input: lost if the format has no place for it, changed, or invented if the format requires one. Inputs that cannot be read are reported too, and the others are converted. With --strict, an input that would lose anything is not written, and the exit code is 1.',
    'Large inputs, archives and https:// addresses are converted record by record, into one text (in JSON a record a line) or, if --output names a folder, into a file for each of theirs; where a format holds one record, into a file for each record. Losses are counted, or told record by record with --format ndjson, and --strict leaves out single records. With --resume, a run that writes one file goes on after it was killed.',
  ],
  options: convertOptions,
  examples: [
    { run: 'citable convert record.xml --to datacite-rest', does: 'Prints DataCite XML as JSON of the REST API.' },
    {
      run: 'citable convert records/ --to xml --output xml/',
      does: 'Writes an XML file for every record of a folder.',
    },
    {
      run: 'citable convert records/*.xml --to rest > all.ndjson',
      does: 'Writes many files into one, one record per line.',
    },
    {
      run: 'citable convert record.json --to xml --kernel 4.3 --strict',
      does: 'Fails if kernel 4.3 cannot hold everything in the record.',
    },
    {
      run: 'citable convert record.xml --to rest --as-registered --via json',
      does: 'Prints what the REST API returns of a record that is sent as JSON.',
    },
    {
      run: 'citable convert dump.tar --to parquet --output dump.parquet',
      does: 'Makes a table of a whole dump, for DuckDB or Spark.',
    },
    {
      run: 'citable convert records/ --to bibtex --keys doi --encoding ascii',
      does: 'Prints one BibTeX file that older programs can read.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to convert: name files, folders, patterns or DOIs, or - for standard input.')
    if (options.to === 'parquet') return await convertToParquet(inputs, options, terminal)
    const to = formats.find(({ id }) => id === options.to)
    if (to === undefined) throw new Misuse(`Name the format to write with --to: ${writableFormats.join(', ')}.`)
    const { isAsRegistered, via, event, asOf } = registering(to, options)
    const collected = await collect(inputs, terminal, options, allExtensions)
    const targets = await targetsFor(collected.inputs, options.output, terminal)
    const choices = choicesFor(to.id, options)
    const { kernel, force = false } = options
    const failOn = options['fail-on'] ?? 'error'
    const exit = await convertRecordByRecord(collected, { to, targets, options }, terminal)
    if (exit !== undefined) return exit
    const isJoined = targets === 'stdout' && collected.inputs.length > 1
    if (isJoined && to.holdsOne)
      throw new Misuse(
        `${to.name} holds one record, but there are ${collected.inputs.length} inputs: name a folder with --output.`,
      )
    const gathering = isJoined && to.writeAll !== undefined ? new Gathering() : undefined
    const pretty = !options.compact && (!isJoined || gathering !== undefined)
    const exitCode = await runConversion(
      collected,
      {
        command: 'convert',
        to: to.id,
        rewrite(input, bytes) {
          if (isAsRegistered) {
            const from = formatOf(input, bytes, options.from)
            return asRegistered(input.name, bytes, to, { from, via, event, asOf, failOn, pretty, asLines: isJoined })
          }
          gathering?.begin()
          return rewrite(input.name, bytes, {
            from: formatOf(input, bytes, options.from),
            to,
            kernel,
            pretty,
            choices,
            asLines: isJoined,
            ...(gathering && { revise: source => gathering.take(source) }),
          })
        },
        deliver: gathering?.deliver ?? delivery(targets, { inputs: collected.inputs, force }, terminal),
        failing: failingKinds(options),
        failOn,
        format: options.format,
        quiet: options.quiet ?? false,
        losses: options.losses ?? 'summary',
        verbose: targets !== 'stdout',
        color: options.color,
      },
      terminal,
    )
    gathering?.write(to, { ...(kernel && { kernel }), ...choices, pretty }, terminal)
    return exitCode
  },
})
