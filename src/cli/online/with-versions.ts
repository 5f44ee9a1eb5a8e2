import type { FormatId } from '../../formats/format.ts'
import type { Collected } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { type GivenRecords, recordsOf } from '../records.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from '../text/width.ts'
import type { OnlineValues } from './options.ts'

/** The option that limits the number of records, for the commands that follow versions. */
export const walkOptions = {
  limit: {
    value: 'n',
    integer: true,
    summary: 'Fetch at most n records when following version links from DOIs; 100 by default.',
  },
} as const satisfies OptionTable

type Values = OnlineValues & OptionValues<typeof walkOptions> & { from?: FormatId | 'auto' }

/**
 * Returns the records of all inputs, and of all versions of the given DOIs, visiting at most `--limit` DOIs. Reports
 * unreadable inputs and failed requests on standard error.
 */
export async function recordsWithVersions(
  { inputs, problems }: Collected,
  options: Values,
  terminal: Terminal,
): Promise<GivenRecords> {
  const { limit = 100 } = options
  if (limit < 1) throw new Misuse('The option --limit should be 1 or more.')
  const local = inputs.filter(({ doi }) => doi === undefined)
  const dois = inputs.flatMap(({ doi }) => (doi === undefined ? [] : [doi]))
  const given = await recordsOf({ inputs: local, problems }, { from: options.from ?? 'auto' }, terminal)
  if (dois.length === 0) return given
  const [{ registryOf }, { walkFrom }] = await Promise.all([import('./registry.ts'), import('./walk.ts')])
  const walked = await walkFrom(dois, given.records, { registry: registryOf(options, terminal), limit }, terminal)
  printProblems(walked.problems, terminal)
  if (walked.left > 0) {
    terminal.stderr.write(
      `citable: Stopped at the limit of ${limit} records with ${count(walked.left, 'record')} left to visit; increase --limit to see more.\n`,
    )
  }
  return {
    records: [...given.records, ...walked.records],
    // Errors in the inputs take precedence over failures that a retry may resolve.
    exitCode: given.exitCode || exitCodeOf(walked.problems),
  }
}
