import { suffixLinks, versionGraph } from '../../versions/index.ts'
import { defineCommand } from '../command.ts'
import { collect } from '../inputs/collect.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { recordsWithVersions, walkOptions } from '../online/with-versions.ts'
import type { GivenRecord } from '../records.ts'
import { failOnOption, hasFailed } from '../report/fail-on.ts'
import { colorsFor } from '../terminal/colors.ts'
import { graphFormatNames, graphFormats, holdsWarnings } from '../versions/formats.ts'
import { warningsText } from '../versions/text.ts'

/** Shows the version relations between records. */
export const versions = defineCommand({
  name: 'versions',
  usage: '<inputs…> [options]',
  description: [
    'Sorts the versions of each resource, oldest first, by the relations in the records, then by version number and date, and reports gaps, forks, cycles and contradictory links. Links between records of different inputs are included. For each DOI among the inputs, all versions that can be reached by following links are fetched, up to --limit.',
  ],
  options: {
    ...inputOptions,
    ...walkOptions,
    doi: { value: 'doi', summary: 'Show only the version chain that contains this DOI.' },
    suffixes: {
      summary:
        'Also link records whose DOIs differ only in a version suffix, such as x.7 and x.7.2, unless their titles differ.',
    },
    format: {
      value: 'name',
      short: 'f',
      choices: graphFormatNames,
      summary: 'The format of the output; text by default.',
    },
    ...failOnOption('never', 'The registry does not check versions, so only severities have an effect.'),
  },
  examples: [
    { run: 'citable versions records/', does: 'Shows all version chains in a folder of records.' },
    { run: 'citable versions 10.48364/isimip.208515', does: 'Shows all versions of the resource with this DOI.' },
    {
      run: 'citable versions records/ --doi 10.48364/isimip.208515 --format mermaid',
      does: 'Draws one chain as a Mermaid diagram.',
    },
    {
      run: 'citable versions records/ --fail-on warning',
      does: 'Fails in CI if versions are not linked correctly.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('No records: name files, folders, patterns or DOIs, or - for standard input.')
    const collected = await collect(inputs, terminal, options)
    const { records, exitCode } = await recordsWithVersions(collected, options, terminal)
    const chosen = options.doi === undefined ? records : chainOf(options.doi, records)
    const graph = versionGraph(
      chosen.map(({ record }) => record),
      { suffixes: options.suffixes ? suffixLinks : undefined },
    )
    const { format = 'text' } = options
    const { stdout, stderr } = terminal
    // Long titles are not truncated in a pipe.
    const columns = stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY
    stdout.write(graphFormats[format](graph, colorsFor(stdout, terminal, options.color), columns))
    if (!holdsWarnings(format) && graph.warnings.length > 0) {
      stderr.write(`${warningsText(graph.warnings, colorsFor(stderr, terminal, options.color), stderr.columns)}\n`)
    }
    const warnings = graph.warnings.map(({ severity }) => ({ severity, registry: 'accepts' as const }))
    return exitCode === 0 && hasFailed(warnings, options['fail-on'] ?? 'never') ? 1 : exitCode
  },
})

/**
 * Returns the records in the version chain of a DOI, or only the record with the DOI if it belongs to no chain. Throws
 * `Misuse` if no record has the DOI or links to it as a version.
 */
function chainOf(doi: string, given: readonly GivenRecord[]): GivenRecord[] {
  const graph = versionGraph(given.map(({ record }) => record))
  const wanted = graph.node(doi)
  if (wanted === undefined) throw new Misuse(`None of the records has the DOI '${doi}' or links to it as a version.`)
  const id = graph.chain(doi)?.id
  const nodes = new Map(graph.nodes.map(node => [node.index, node]))
  return given.filter((_, index) => {
    const node = nodes.get(index)
    if (node === undefined) return false
    return id === undefined ? node === wanted : graph.chain(node.doi)?.id === id
  })
}
