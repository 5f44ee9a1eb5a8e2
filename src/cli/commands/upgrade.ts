import { kernels, latestKernel } from '../../kernel/kernels.ts'
import { defineCommand } from '../command.ts'
import { collectToStream } from '../inputs/collect.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { rewriteInputs } from '../run/rewriting.ts'
import { partOptions } from '../run/run-options.ts'
import { targetsFor } from '../sinks/targets.ts'
import { conversionOptions } from './rewriting-options.ts'

/** Upgrades records to another kernel. */
export const upgrade = defineCommand({
  name: 'upgrade',
  usage: '<inputs…> [options]',
  description: [
    'By default, a single input is written to standard output. With --output or --in-place, each of several inputs is written to its own file; several JSON inputs can also be written to standard output together, one record per line. YAML is written as JSON, because its comments and layout cannot be kept.',
    'DataCite metadata in XML or JSON keep their format; BibTeX, RIS and the other formats that citable convert reads become DataCite REST JSON. Unambiguous changes are made to schemaVersion, contributors of type Funder, kernel 3 geometries and kernel 2 terms. Most missing mandatory values are derived from other values, or become :unav or Other. Some values, such as the DOI, have no substitute and remain missing. Values that the target kernel does not support are dropped, except that a mandatory term becomes Other if the kernel allows Other. Changes are reported on standard error with their positions in the input, together with values that the new kernel can express better.',
    'Large inputs, archives and https:// addresses are upgraded record by record: JSON is written as one record per line, XML as one file per record in the folder given by --output. For inputs upgraded record by record, changes are counted, or listed by record with --format ndjson, and --strict omits only the records that lack a mandatory value, not the whole input. --in-place reads a file as a whole.',
    'With --strict, nothing is invented: an input that lacks a mandatory value is not written, and the exit code is 1.',
  ],
  options: {
    ...conversionOptions,
    from: inputOptions.from,
    to: {
      value: 'version',
      short: 't',
      also: 'kernel',
      choices: kernels,
      summary: `The kernel to move to; ${latestKernel} by default.`,
    },
    strict: {
      summary: 'Invent no values: if a record lacks a mandatory value, do not write the record, and exit with code 1.',
    },
    'in-place': {
      short: 'i',
      summary: 'Overwrite each input with its result; inputs that need no change are not written.',
    },
    ...partOptions,
  },
  examples: [
    { run: 'citable upgrade record.xml', does: 'Upgrades a record to the newest kernel, and prints the result.' },
    {
      run: 'citable upgrade records/ --to 4.6 --output upgraded/',
      does: 'Converts the records of a folder to kernel 4.6, and writes them to another folder.',
    },
    {
      run: 'citable upgrade library.bib --output library.json',
      does: 'Converts a bibliography into DataCite metadata, and reports the values that are invented or still missing.',
    },
    {
      run: 'citable upgrade records/ --in-place --strict',
      does: 'Overwrites only files whose records have all mandatory values.',
    },
    {
      run: 'citable upgrade records/ --output /tmp/upgraded/ --format json 2> changes.json',
      does: 'Saves the list of all changes.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to upgrade: name files, folders, patterns or DOIs, or - for standard input.')
    if (options['in-place'] && options.output !== undefined)
      throw new Misuse('--in-place and --output cannot be combined.')
    const found = await collectToStream(inputs, terminal, options)
    const targets = await targetsFor(found.inputs, options.output, terminal)
    const { to = latestKernel, strict = false } = options
    return rewriteInputs(
      found,
      {
        command: 'upgrade',
        options,
        targets: options['in-place'] ? 'in place' : targets,
        failing: strict ? ['invented', 'missing'] : [],
        losses: 'all',
        job: 'upgrade',
        given: (wanted, from) => ({ from, to, strict, wanted }),
      },
      terminal,
    )
  },
})
