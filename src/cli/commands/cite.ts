import { resolve } from 'node:path'
import { builtIn } from '../../citation/csl/built-in/built-in-source.ts'
import { citationFormats } from '../../citation/csl/index.ts'
import { citeAsItComes } from '../cite/as-it-comes.ts'
import { citeDocument } from '../cite/document.ts'
import { citeRecords, isCitedAlone, type Wanted } from '../cite/entries.ts'
import { defineCommand } from '../command.ts'
import { stylesOptions } from '../csl/options.ts'
import { type Collected, collectToStream, listed } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { isDivided } from '../inputs/members.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { recordsWithVersions, walkOptions } from '../online/with-versions.ts'
import { flag, type OptionTable, type OptionValues } from '../options.ts'
import { type GivenRecord, recordsOf } from '../records.ts'
import { textOptions } from '../run/run-options.ts'
import { printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, printable, printableWithIsolates, safeJson } from '../text/printable.ts'

/** Which versions of a record are cited. */
const scopes = ['this', 'latest', 'all'] as const

/** The records to cite, each once, and the DOIs of versions that should be cited but whose records were not given. */
interface Scoped {
  cited: readonly GivenRecord[]
  missing: readonly string[]
}

/** The records in a scope; the versions of a record are searched among the given ones. */
async function inScope(given: readonly GivenRecord[], scope: (typeof scopes)[number]): Promise<Scoped> {
  if (scope === 'this') return { cited: given, missing: [] }
  const { versionGraph } = await import('../../versions/graph.ts')
  const graph = versionGraph(given.map(({ record }) => record))
  const doiAt = new Map(graph.nodes.map(({ index, doi }) => [index, doi]))
  const cited = new Set<GivenRecord>()
  const missing = new Set<string>()
  for (const [index, one] of given.entries()) {
    const doi = doiAt.get(index)
    const versions = doi === undefined ? [] : scope === 'all' ? graph.versions(doi) : [graph.latest(doi) ?? doi]
    if (versions.length === 0) cited.add(one)
    for (const version of versions) {
      const record = given[graph.node(version)?.index ?? -1]
      if (record === undefined) missing.add(version)
      else cited.add(record)
    }
  }
  return { cited: [...cited], missing: [...missing] }
}

const citeOptions = {
  ...inputOptions,
  ...walkOptions,
  style: {
    value: 'name',
    short: 's',
    summary:
      "house (default): the service's own style; datacite: the form that DataCite recommends; otherwise the id of a CSL style, or a file (my.csl).",
  },
  locale: { value: 'tag', short: 'l', summary: 'The language of the citations, such as de-DE; for CSL styles.' },
  scope: {
    value: 'name',
    choices: scopes,
    summary: 'Cite the record itself (default), its latest version, or all of its versions, oldest first.',
  },
  format: {
    value: 'name',
    short: 'f',
    choices: [...citationFormats, 'json'],
    summary: 'The format of the output; text by default.',
  },
  document: {
    value: 'file',
    short: 'd',
    summary:
      'Write out the citations of a text in Markdown, in the syntax of Pandoc: [@key, p. 3; -@other]; a key is a DOI, or the id or key of a record in CSL-JSON or BibTeX. Its metadata may name entries that nothing cites (nocite).',
  },
  'in-text': { summary: 'Print an in-text citation, one for all records together.' },
  links: { summary: 'Turn DOIs and URLs into links, in formats that have links.' },
  'link-titles': { summary: 'Turn the titles of entries into links to what they cite, and nothing else.' },
  typography: {
    summary:
      'Set texts as typographers of the language do: no-break spaces, full-width punctuation between ideographs, text of the other direction set apart; for CSL styles.',
  },
  microdata: {
    summary:
      'Mark the entries of an HTML list and their parts for machines and style sheets: Microdata of schema.org, and classes such as csl-title; for CSL styles.',
  },
  accessed: { value: 'date', summary: 'The date when the records were accessed, such as 2026-11-21.' },
  engine: {
    value: 'name',
    choices: ['citeproc'],
    summary: 'Render CSL styles with citeproc-js instead of the built-in processor.',
  },
  ...stylesOptions,
  ...textOptions,
} as const satisfies OptionTable

/** Prints citations. */
export const cite = defineCommand({
  name: 'cite',
  summary: 'Print the citations of records',
  usage: '<inputs…> [options]',
  description: [
    'Prints one citation per line, in the order of the records or, for a CSL style, in the order of that style. Versions of a record are searched among the given records; versions of a DOI are fetched.',
    'Large inputs, archives and https:// addresses are read record by record. In the styles house and datacite each is cited as it comes; a CSL style sorts, numbers and distinguishes all entries, so their records are held in memory. With --resume, a run that writes a file in one of the former goes on after it was killed.',
    `CSL styles are searched in --styles-dir, the folders in CITABLE_STYLES, the user's own folder, and those of Debian's citation-style-language-styles and of Zotero. Built in are ${builtIn.list().styles.join(', ')}, in ${builtIn.list().locales.join(', ')}.`,
  ],
  options: citeOptions,
  examples: [
    { run: 'citable cite record.json', does: 'Prints one citation for each record of the file.' },
    { run: 'citable cite 10.5281/zenodo.2598836', does: 'Cites the record registered for a DOI.' },
    {
      run: 'citable cite records/ --style datacite --scope latest',
      does: 'Cites only the latest versions, as DataCite recommends.',
    },
    {
      run: 'citable cite records/ --style apa --locale de-DE --format html --links',
      does: 'Writes a bibliography as HTML.',
    },
    {
      run: 'citable cite library.bib --document draft.md --style apa > paper.md',
      does: 'Writes out the citations of a draft, and its bibliography.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
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
        '--resume goes on record by record, in the styles house and datacite as text or json; a CSL style takes all records at once.',
      )
    const print = await printer(options, found, terminal)
    const collected = await listed(found)
    const { records, exitCode } = await (scope === 'this'
      ? recordsOf(collected, { from }, terminal)
      : recordsWithVersions(collected, options, terminal))
    const { cited, missing } = await inScope(records, scope)
    for (const doi of missing)
      terminal.stderr.write(`citable: ${oneLine(doi)}: Not cited because its record was not given.\n`)
    if (document !== undefined) return (await citeDocument(document, cited, wanted, print, terminal)) || exitCode
    const { text, entries, notes } = await citeRecords(cited, wanted, terminal)
    for (const note of notes) terminal.stderr.write(`citable: ${oneLine(note)}\n`)
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

type Values = OptionValues<typeof citeOptions>

/** How records are to be cited. Throws `Misuse` for options that do not go together. */
function wantedOf(options: Values): Wanted {
  const { style = 'house', format = 'text', document } = options
  if (options.microdata && (format !== 'html' || options['in-text']))
    throw new Misuse(`${flag('microdata')} is for lists in HTML: add ${flag('format')} html.`)
  if (document !== undefined)
    refuse(['format', 'in-text', 'engine', 'scope', 'microdata'].filter(name => Object.hasOwn(options, name)))
  return {
    style,
    locale: options.locale,
    format: format === 'json' ? 'text' : format,
    accessed: options.accessed,
    folders: options['styles-dir'] ?? [],
    isInText: options['in-text'] ?? false,
    links: options['link-titles'] ? 'title' : (options.links ?? false),
    typography: options.typography ?? false,
    microdata: options.microdata ?? false,
    engine: options.engine,
  }
}

/**
 * Prints on standard output, or into the file that is asked for; false if that cannot be written, which is then told. Throws `Misuse` where
 * the file is an input, or there already.
 */
async function printer(
  { output, force = false, document }: Values,
  collected: Collected,
  terminal: Terminal,
): Promise<(text: string) => Promise<boolean>> {
  const { stdout, cwd } = terminal
  if (output === undefined)
    return async text => {
      stdout.write(text)
      return true
    }
  if (document !== undefined && resolve(cwd, document) === resolve(cwd, output))
    throw new Misuse(`${output} is an input; name another file.`)
  const { growingText, refuseExisting, unwritten } = await import('../sinks/growing-text.ts')
  await refuseExisting(output, collected, force, terminal)
  const file = growingText(output, 0, terminal)
  return async text => {
    const problems = await file.write(text).then(() => [], unwritten)
    await file.close()
    printProblems(problems, terminal)
    return problems.length === 0
  }
}

/** Options that mean nothing beside a document. */
function refuse(names: readonly string[]): void {
  if (names.length > 0) throw new Misuse(`${flag(names[0] ?? '')} cannot be used with ${flag('document')}.`)
}
