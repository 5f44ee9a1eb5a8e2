import { defineCommand } from '../command.ts'
import { type Comparison, compareRecords } from '../diff/comparison.ts'
import { comparisonText } from '../diff/pretty.ts'
import { collect } from '../inputs/collect.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { type GivenRecord, recordsOf } from '../records.ts'
import { colorsFor } from '../terminal/colors.ts'
import { bounded, safeJson } from '../text/printable.ts'

/** Compares records by content. */
export const diff = defineCommand({
  name: 'diff',
  usage: '<before> <after> [options]',
  description: [
    'Each side is a file, a folder, a pattern, a DOI, an https:// address, or - for standard input. All readable formats are accepted. Several records are paired by DOI, or by their order if they have no DOI. The order of creators, contributors, titles and polygon points matters; the order of other lists does not. Absent values, null and empty lists are equal, and so are the coordinates 12.50 and 12.5.',
    'Differences in schemaVersion or only in spelling (white space, an identifier as a URL, empty text instead of an absent value) are marked with ≈ and count only with --strict. Values outside the DataCite kernel are not compared. The exit code is 0 if the records are equal and 1 if they differ.',
  ],
  options: {
    ...inputOptions,
    strict: { summary: 'Also count the differences marked with ≈ (in schemaVersion or only in spelling).' },
    format: {
      value: 'name',
      short: 'f',
      choices: ['pretty', 'json'],
      summary: 'The format of the output; pretty by default.',
    },
  },
  examples: [
    {
      run: 'citable diff record.xml record.json',
      does: 'Shows the differences between the XML and the JSON version of a record.',
    },
    {
      run: 'citable diff before/ after/ --format json',
      does: 'Compares two folders, record by record, and prints the differences as JSON.',
    },
    {
      run: 'curl -s https://api.datacite.org/dois/10.48364/isimip.208515 | citable diff record.yaml -',
      does: 'Compares a record with the registered one.',
    },
  ],
  async run(inputs, options, terminal) {
    const [left, right] = inputs
    if (left === undefined || right === undefined || inputs.length > 2) {
      throw new Misuse(
        `diff compares two inputs, but ${inputs.length === 0 ? 'none was' : `${inputs.length} ${inputs.length === 1 ? 'was' : 'were'}`} given.`,
      )
    }
    if (left === '-' && right === '-') throw new Misuse('Only one side can be read from standard input.')
    const from = options.from ?? 'auto'
    const read = async (input: string) => recordsOf(await collect([input], terminal, options), { from }, terminal)
    const before = await read(left)
    const after = await read(right)
    const unread = worse(before.exitCode, after.exitCode)
    // If one side has no records, everything on the other would seem added or removed.
    if (before.records.length === 0 || after.records.length === 0) return unread === 0 ? 1 : unread
    const comparison = compareRecords(before.records, after.records)
    const { stdout } = terminal
    // Long values are not truncated in a pipe.
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

/**
 * Serialises a comparison as one JSON object. `records` contains the pairs, and `version` is the version of this
 * structure.
 */
function comparisonJson({ pairs, onlyBefore, onlyAfter, summary }: Comparison): string {
  const records = pairs.map(({ before, after, differences }) => ({
    ...doiOf(before.record.doi ?? after.record.doi),
    before: place(before),
    after: place(after),
    differences: differences.map(difference => bounded(difference)),
  }))
  const alone = (given: GivenRecord) => ({ ...doiOf(given.record.doi), ...place(given) })
  return `${safeJson({ version: 1, records, onlyBefore: onlyBefore.map(alone), onlyAfter: onlyAfter.map(alone), summary }, 2)}\n`
}

const place = ({ file, index }: GivenRecord) => ({ file, index })

const doiOf = (doi: unknown) => (typeof doi === 'string' ? { doi } : {})
