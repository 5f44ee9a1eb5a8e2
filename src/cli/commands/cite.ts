import { builtIn } from '../../citation/csl/built-in/built-in-source.ts'
import { removedOptions } from '../../citation/csl/removed-options.ts'
import { citeAsItComes } from '../cite/as-it-comes.ts'
import { citeDocument, hasReferences } from '../cite/document.ts'
import { citeRecords, isCitedAlone } from '../cite/entries.ts'
import { inScope } from '../cite/in-scope.ts'
import { citeOptions, wantedOf } from '../cite/options.ts'
import { withPreferred } from '../cite/preferred.ts'
import { printer } from '../cite/printer.ts'
import { defineCommand } from '../command.ts'
import { printedNotes } from '../csl/options.ts'
import { collectToStream, listed } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { isDivided } from '../inputs/large.ts'
import { Misuse } from '../misuse.ts'
import { recordsWithVersions } from '../online/with-versions.ts'
import { recordsOf } from '../records.ts'
import { oneLine, printable, printableWithIsolates, safeJson } from '../text/printable.ts'

/** Prints the citations of records in a citation style. */
export const cite = defineCommand({
  name: 'cite',
  usage: '<inputs…> [options]',
  description: [
    'By default, prints one citation per line, in input order or, for a CSL style, in the order that the style defines. With --scope latest or --scope all, other versions of a record are looked up in the inputs or, if the input is a DOI, fetched.',
    'Large inputs, archives and https:// addresses are read record by record. By default, each record of such inputs is cited as soon as it is read. A CSL style sorts, numbers and disambiguates all entries, so all records are kept in memory. --resume is accepted only with the styles house and datacite and the formats text and json, and never with --scope latest, --scope all or --document.',
    `CSL styles are looked up in the folders given by --styles-dir, the folders in CITABLE_STYLES, the folder that 'citable styles add' writes to, and the folders of Debian's package citation-style-language-styles and of Zotero. Built-in styles: ${builtIn.list().styles.join(', ')}. Built-in locales: ${builtIn.list().locales.join(', ')}.`,
  ],
  options: citeOptions,
  removedOptions,
  examples: [
    { run: 'citable cite record.json', does: 'Prints one citation for each record of the file.' },
    { run: 'citable cite 10.5281/zenodo.2598836', does: 'Cites the record registered for a DOI.' },
    {
      run: 'citable cite records/ --style datacite --scope latest',
      does: 'Cites only the latest versions, in the form that DataCite recommends.',
    },
    {
      run: 'citable cite records/ --style apa --locale de-DE --format html --links',
      does: 'Writes a bibliography as HTML.',
    },
    {
      run: 'citable cite library.bib --document draft.md --style apa > paper.md',
      does: 'Replaces the citation keys of a draft with citations, and appends a bibliography.',
    },
  ],
  async run(given, options, terminal) {
    // The records may be in the metadata of the document itself.
    const inputs = given.filter(input => input !== options.document)
    if (inputs.length === 0 && !(await hasReferences(options.document, terminal)))
      throw new Misuse('Nothing to cite: name files, folders, patterns or DOIs, or - for standard input.')
    const found = await collectToStream(inputs, terminal, options, allExtensions)
    const { style = 'house', scope = 'this', from = 'auto', format = 'text', document } = options
    const wanted = wantedOf(options)
    if (
      scope === 'this' &&
      document === undefined &&
      isCitedAlone(wanted) &&
      (options.resume !== undefined || (await isDivided(found, terminal)))
    )
      return citeAsItComes(found, { style: wanted.style, from, isJson: format === 'json', options }, terminal)
    if (options.resume !== undefined)
      throw new Misuse(
        '--resume can be used only with the styles house and datacite as text or json; a CSL style needs all records at once.',
      )
    const print = await printer(options, found, terminal)
    const collected = await listed(found)
    const { records, exitCode } = await (scope === 'this'
      ? recordsOf(collected, { from }, terminal)
      : recordsWithVersions(collected, options, terminal))
    const { cited: inRange, missing } = await inScope(records, scope)
    const cited = options.software ? inRange : withPreferred(inRange, line => terminal.stderr.write(line))
    for (const doi of missing)
      terminal.stderr.write(`citable: ${oneLine(doi)}: Not cited because the inputs lack its record.\n`)
    if (document !== undefined) return (await citeDocument(document, cited, wanted, print, terminal)) || exitCode
    const { text, entries, notes } = await citeRecords(cited, wanted, terminal)
    for (const note of printedNotes(notes, wanted.choice)) terminal.stderr.write(`citable: ${oneLine(note)}\n`)
    const citations = entries.map(({ record: { file, index, record }, citation }) => ({
      file,
      index,
      ...(record.doi === undefined ? {} : { doi: record.doi }),
      style,
      citation,
    }))
    const isWritten = await print(
      format === 'json'
        ? `${safeJson({ version: 1, citations }, 2)}\n`
        : text
            .split('\n')
            .map(wanted.typography ? printableWithIsolates : printable)
            .join('\n'),
    )
    return isWritten ? exitCode || (missing.length > 0 ? 1 : 0) : 2
  },
})
