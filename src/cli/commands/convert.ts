import type { FormatId } from '../../formats/format.ts'
import { defineCommand } from '../command.ts'
import { collectToStream } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { loadFormat } from '../inputs/readers/load-formats.ts'
import { Misuse } from '../misuse.ts'
import { parquet } from '../pieces/parquet.ts'
import type { WantedTexts } from '../pieces/rewritten.ts'
import { rewriteInputs } from '../run/rewriting.ts'
import { targetsFor } from '../sinks/targets.ts'
import { choicesFor, convertOptions, registering } from './convert-options.ts'
import { writableFormats } from './rewriting-options.ts'

/** Writes records in another format. */
export const convert = defineCommand({
  name: 'convert',
  usage: '<inputs…> --to <format> [options]',
  description: [
    'A single input is written to standard output, or to the file named by --output. If --output names a folder, each input is written to a file of the same name in that folder, with the file extension of the new format. With several inputs, --output can name only a folder, except with --to parquet. Without --output, several inputs are written to standard output together: as one record per line in DataCite’s JSON formats, and as one text in other formats that allow several records. For several inputs, formats for a single record, such as DataCite XML, require a folder.',
    '--to parquet writes any number of records into one Apache Parquet file, for DuckDB, Spark and similar programs. The file has the same columns as CSV output. All columns are nullable; publication_year contains integers, and the other columns contain text. Writing Parquet requires the package hyparquet-writer.',
    'If DataCite REST JSON is a request body with the xml attribute, the metadata are read from that XML, and other attributes override its values. In a response to a GET request, the xml attribute is only a copy of the other attributes, so the other attributes are read instead.',
    'Lost, changed and invented values are reported on standard error, with their positions in the input. By default, the pretty report lists only the first three of these values, and counts all of them by property; use --losses all to list all of them. A value is lost if the output omits it, and invented if the format requires a value that the input lacks. Unreadable inputs are also reported, and the readable inputs are still converted. With --strict, an input with a lost, changed or invented value is not written, and the exit code is 1.',
    'Large inputs, archives and https:// addresses are converted record by record. In formats that allow several records, the output is one text (in JSON formats, one record per line) or, if --output names a folder, one file for each input file. In formats for a single record, each record is written to its own file. For inputs converted record by record, losses are counted, or listed by record with --format ndjson, and --strict omits only the affected records, not the whole input. With --resume, an interrupted run that writes one file can be resumed.',
  ],
  options: convertOptions,
  examples: [
    { run: 'citable convert record.xml --to datacite-rest', does: 'Prints DataCite XML as DataCite REST JSON.' },
    {
      run: 'citable convert records/ --to xml --output xml/',
      does: 'Writes an XML file for every record in a folder.',
    },
    {
      run: 'citable convert records/*.xml --to rest > all.ndjson',
      does: 'Writes the records of many files to one file, one record per line.',
    },
    {
      run: 'citable convert record.json --to xml --kernel 4.3 --strict',
      does: 'Fails if kernel 4.3 cannot represent the whole record.',
    },
    {
      run: 'citable convert record.xml --to rest --as-registered --via json',
      does: 'Prints what the REST API returns for a record that is sent as JSON.',
    },
    {
      run: 'citable convert dump.tar --to parquet --output dump.parquet',
      does: 'Converts a whole dump into a table for DuckDB or Spark.',
    },
    {
      run: 'citable convert records/ --to bibtex --keys doi --encoding ascii',
      does: 'Prints the records as ASCII BibTeX, with the DOIs as keys.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to convert: name files, folders, patterns or DOIs, or - for standard input.')
    const { output, kernel, strict } = options
    const failing = strict ? (['lost', 'changed', 'invented'] as const) : []
    const losses = options.losses ?? 'summary'
    const run = { command: 'convert', options, failing, losses } as const
    if (options.to === 'parquet') {
      if (
        output === undefined ||
        output === '-' ||
        /[/\\]$/.test(output) ||
        (await terminal.files.kind(output)) === 'folder'
      )
        throw new Misuse('Parquet is written to a file: name it with --output.')
      const found = await collectToStream(inputs, terminal, options, allExtensions)
      const given = (wanted: WantedTexts, from: FormatId | 'auto') => ({ from, to: 'parquet' as const, wanted })
      return rewriteInputs(found, { ...run, to: parquet, targets: { file: output }, job: 'convert', given }, terminal)
    }
    const row = writableFormats.find(({ id }) => id === options.to)
    if (row === undefined)
      throw new Misuse(`Name the format to write with --to: ${writableFormats.map(({ id }) => id).join(', ')}.`)
    const to = await loadFormat(row.id)
    const sending = registering(to, options)
    const found = await collectToStream(inputs, terminal, options, allExtensions)
    const targets = await targetsFor(found.inputs, output, terminal)
    const write = { ...(kernel && { kernel }), ...choicesFor(to.id, options, terminal.env) }
    const full = { ...run, to, targets, write } as const
    if (sending === undefined) {
      const preferred = options['preferred-citation']
      const chosen = preferred === undefined ? {} : { preferredCitation: preferred }
      const given = (wanted: WantedTexts, from: FormatId | 'auto') => ({ ...write, ...chosen, from, to: to.id, wanted })
      return rewriteInputs(found, { ...full, job: 'convert', given }, terminal)
    }
    const given = (wanted: WantedTexts, from: FormatId | 'auto', file: string) => ({ ...sending, file, from, wanted })
    return rewriteInputs(found, { ...full, job: 'convert as registered', given }, terminal)
  },
})
