import { citation, citationStyles } from '../../citation/citation.ts'
import { inputOptions } from '../check/options.ts'
import { inScope, scopes } from '../cite/scope.ts'
import { defineCommand } from '../command.ts'
import { collect } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import { recordsWithVersions, walkOptions } from '../online/with-versions.ts'
import { recordsOf } from '../records.ts'
import { oneLine, safeJson } from '../text/printable.ts'

/** Prints citations. */
export const cite = defineCommand({
  name: 'cite',
  summary: 'Print the citations of records',
  usage: '<inputs…> [options]',
  description: [
    'One citation a line, in the order of the records. The versions of a record are looked for among the given records; those of a DOI are fetched.',
  ],
  options: {
    ...inputOptions,
    ...walkOptions,
    style: {
      value: 'name',
      short: 's',
      choices: citationStyles.map(({ id }) => id),
      summary: "house (default): the service's own; datacite: the form that DataCite recommends.",
    },
    scope: {
      value: 'name',
      choices: scopes,
      summary: 'Cite the record itself (default), its latest version, or all of its versions, oldest first.',
    },
    format: {
      value: 'name',
      short: 'f',
      choices: ['text', 'json'],
      summary: 'The format of the output; text by default.',
    },
  },
  examples: [
    { run: 'citable cite record.json', does: 'Prints one citation for each record of the file.' },
    { run: 'citable cite 10.5281/zenodo.2598836', does: 'Cites what is registered under a DOI.' },
    {
      run: 'citable cite records/ --style datacite --scope latest',
      does: 'Cites only the latest versions, as DataCite recommends.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to cite: name files, folders, patterns or DOIs, or - for standard input.')
    const collected = await collect(inputs, terminal, options)
    const { style = 'house', scope = 'this', from = 'auto' } = options
    const { records, exitCode } = await (scope === 'this'
      ? recordsOf(collected, { from }, terminal)
      : recordsWithVersions(collected, options, terminal))
    const { cited, missing } = inScope(records, scope)
    for (const doi of missing)
      terminal.stderr.write(`citable: ${oneLine(doi)}: Not cited, because its record was not given.\n`)
    const citations = cited.map(({ file, index, record }) => ({
      file,
      index,
      ...(record.doi === undefined ? {} : { doi: record.doi }),
      style,
      citation: citation(record, { style }),
    }))
    const text =
      options.format === 'json'
        ? `${safeJson({ version: 1, citations }, 2)}\n`
        : citations.map(entry => `${oneLine(entry.citation)}\n`).join('')
    terminal.stdout.write(text)
    return exitCode === 0 && missing.length > 0 ? 1 : exitCode
  },
})
