import { formats } from '../../formats/formats.ts'
import { kernels } from '../../kernel/kernels.ts'
import { defineCommand } from '../command.ts'
import { choiceOptions, choicesFor } from '../convert/choices.ts'
import { delivery, targetsFor } from '../convert/delivery.ts'
import { Gathering } from '../convert/gather.ts'
import { conversionOptions, writableFormats } from '../convert/options.ts'
import { rewrite } from '../convert/rewrite.ts'
import { runConversion } from '../convert/run.ts'
import { aliasesOf } from '../format-names.ts'
import { collect } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { formatOf } from '../inputs/format-of.ts'
import { Misuse } from '../misuse.ts'

/** Writes records in another format. */
export const convert = defineCommand({
  name: 'convert',
  summary: 'Write records in another format, and tell what is lost',
  usage: '<inputs…> --to <format> [options]',
  description: [
    'One input goes to standard output, or to the file that --output names. Several inputs, or --output with a folder, give one file for each input, with its name. Several inputs also go to standard output together: in the JSON formats of DataCite a record a line, in the formats of others as one text.',
    'Every value that does not arrive as it was is told on standard error, with its place in the input: lost, where the format has no place for it, changed, or invented, where the format asks for one. An input that cannot be read is told as well, and the others are converted. With --strict, nothing is written of an input that would lose anything, and the exit code is 1.',
  ],
  options: {
    ...conversionOptions,
    to: {
      value: 'format',
      short: 't',
      choices: writableFormats,
      aliases: aliasesOf(formats.filter(({ write }) => write)),
      summary:
        "The format to write, by its id, the ending of its files or its media type; 'citable formats' tells more of each.",
    },
    kernel: {
      value: 'version',
      short: 'k',
      choices: kernels,
      summary: 'The kernel to write, for formats that are not of one kernel; the newest by default.',
    },
    ...choiceOptions,
    losses: {
      value: 'which',
      choices: ['summary', 'all'],
      summary:
        'What the pretty report shows: as a summary, which is the default, the first three losses with their lines and all counted by property; or all with their lines. Other reports have all in any case.',
    },
    strict: { summary: 'Write nothing that is not complete, and end with exit code 1.' },
  },
  examples: [
    { run: 'citable convert record.xml --to datacite-rest', does: 'Prints DataCite XML as the JSON of the REST API.' },
    {
      run: 'citable convert records/ --to xml --output xml/',
      does: 'Writes an XML file for every record of a folder.',
    },
    { run: 'citable convert records/*.xml --to rest > all.ndjson', does: 'Puts many files into one, a record a line.' },
    {
      run: 'citable convert record.json --to xml --kernel 4.3 --strict',
      does: 'Fails where kernel 4.3 cannot hold what the record says.',
    },
    {
      run: 'citable convert records/ --to bibtex --keys doi --encoding ascii',
      does: 'Prints one BibTeX file that old programs can read.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to convert: name files, folders, patterns or DOIs, or - for standard input.')
    const to = formats.find(({ id }) => id === options.to)
    if (to === undefined) throw new Misuse(`Name the format to write with --to: ${writableFormats.join(', ')}.`)
    const collected = await collect(inputs, terminal, options, allExtensions)
    const targets = await targetsFor(collected.inputs, options.output, terminal)
    const isJoined = targets === 'stdout' && collected.inputs.length > 1
    if (isJoined && to.holdsOne)
      throw new Misuse(
        `${to.name} holds one record, and there are ${collected.inputs.length} inputs: name a folder with --output.`,
      )
    const gathering = isJoined && to.writeAll !== undefined ? new Gathering() : undefined
    const choices = choicesFor(to.id, options)
    const pretty = !options.compact && (!isJoined || gathering !== undefined)
    const { kernel, force = false } = options
    const exitCode = await runConversion(
      collected,
      {
        command: 'convert',
        to: to.id,
        rewrite(input, bytes) {
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
        failing: options.strict ? ['lost', 'changed', 'invented'] : [],
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
