import { inputOptions } from '../check/options.ts'
import { colorsFor } from '../colors.ts'
import { defineCommand } from '../command.ts'
import { compareRecords } from '../diff/comparison.ts'
import { comparisonJson } from '../diff/json.ts'
import { comparisonText } from '../diff/pretty.ts'
import { collect } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import { recordsOf } from '../records.ts'

/** Compares records by what they say. */
export const diff = defineCommand({
  name: 'diff',
  summary: 'Compare two records, or two sets of them, by what they say',
  usage: '<before> <after> [options]',
  description: [
    'Each side is a file, a folder, a pattern, a DOI or - for standard input, in whatever format; several records are paired by DOI. The order of creators, contributors and titles counts, the order of other lists does not; absent, null and empty are the same, and so are 12.50 and 12.5.',
    'The same said in another way (white space, an identifier as URL, empty text for none, another schemaVersion) is shown with ≈, and is no difference unless --strict is given. What a format holds beyond the DataCite kernel is not compared. Ends with exit code 0 where the records are equal, 1 where they differ.',
  ],
  options: {
    ...inputOptions,
    strict: { summary: 'Count what is only written in another way as a difference.' },
    format: {
      value: 'name',
      short: 'f',
      choices: ['pretty', 'json'],
      summary: 'The format of the output; pretty by default.',
    },
  },
  examples: [
    { run: 'citable diff record.xml record.json', does: 'Tells where the XML and the JSON of one DOI disagree.' },
    {
      run: 'citable diff before/ after/ --format json',
      does: 'Compares two folders, record by record, for a program.',
    },
    {
      run: 'curl -s https://api.datacite.org/dois/10.48364/isimip.208515 | citable diff record.yaml -',
      does: 'Compares a record with what is registered.',
    },
  ],
  async run(inputs, options, terminal) {
    const [left, right] = inputs
    if (left === undefined || right === undefined || inputs.length > 2) {
      throw new Misuse(
        `Two inputs are compared, but ${inputs.length === 0 ? 'none was' : `${inputs.length} were`} given.`,
      )
    }
    if (left === '-' && right === '-') throw new Misuse('Only one side can be read from standard input.')
    const from = options.from ?? 'auto'
    const read = async (input: string) => recordsOf(await collect([input], terminal, options), { from }, terminal)
    const before = await read(left)
    const after = await read(right)
    const unread = worse(before.exitCode, after.exitCode)
    // Without a record on one side, everything on the other would seem to be new or gone.
    if (before.records.length === 0 || after.records.length === 0) return unread === 0 ? 1 : unread
    const comparison = compareRecords(before.records, after.records)
    const { stdout } = terminal
    // In a pipe nothing is cut off, however long a value is.
    const columns = stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY
    stdout.write(
      options.format === 'json'
        ? comparisonJson(comparison)
        : comparisonText(comparison, colorsFor(stdout, terminal, options.color), columns),
    )
    const { differences, unmatched, spelling } = comparison.summary
    const isDifferent = differences + unmatched + (options.strict ? spelling : 0) > 0
    return unread === 0 && isDifferent ? 1 : unread
  },
})

const worse = <Code extends number>(one: Code, other: Code): Code => (one > other ? one : other)
