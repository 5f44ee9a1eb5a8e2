import { citationDocumentOf } from '../../citation/csl/document/document.ts'
import { citePandoc } from '../../citation/csl/index.ts'
import { uncitedIn } from '../../citation/csl/pandoc/find-in-pandoc.ts'
import { referencesInPandoc } from '../../citation/csl/pandoc/references-in-pandoc.ts'
import { isObject } from '../../core/object.ts'
import {
  filesOfMetadata,
  isRunByPandoc,
  pandocSettings,
  readPandoc,
  styleOfMetadata,
  withoutTarget,
} from '../cite/pandoc.ts'
import { defineCommand } from '../command.ts'
import { builtInOptions, chosenSources, orMisuse, printedNotes, styleNamed, stylesOptions } from '../csl/options.ts'
import { collect } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { onlineOptions } from '../online/options.ts'
import { recordsOf } from '../records.ts'
import { oneLine } from '../text/printable.ts'

/** Formats the citations of a Pandoc document. */
export const pandocFilter = defineCommand({
  name: 'pandoc-filter',
  usage: '[inputs…] [options]',
  description: [
    'Reads the output of pandoc -t json from standard input, and writes the document with formatted citations and a bibliography to standard output, for pandoc -f json. Use this filter instead of --citeproc.',
    'The records come from the inputs and from the metadata of the document (references, bibliography). From the metadata, the filter also reads csl (or citation-style), lang, nocite, notes-after-punctuation, link-citations, link-bibliography, suppress-bibliography and reference-section-title. The options --style, --locale, --links and --bibliography take precedence over the metadata. Paths in the metadata are relative to the working directory.',
  ],
  options: {
    ...inputOptions,
    ...onlineOptions,
    style: {
      value: 'name',
      short: 's',
      summary: 'The id of a CSL style, or a file (my.csl); by default the style in the metadata, or else house.',
    },
    locale: { value: 'tag', short: 'l', summary: 'The language of the citations, such as de-DE.' },
    links: {
      value: 'name',
      choices: ['doi', 'title', 'none'],
      summary:
        'The parts of entries to turn into links: printed DOIs and addresses (doi), titles (title), or none. Default: doi, or none if link-bibliography is false in the metadata.',
    },
    accessed: { value: 'date', summary: 'The date when the records were accessed, such as 2026-11-21.' },
    bibliography: {
      negatable: true,
      summary: 'Print the bibliography; on by default, unless suppress-bibliography is true in the metadata.',
    },
    ...stylesOptions,
    ...builtInOptions,
  },
  examples: [
    {
      run: 'pandoc -t json paper.md | citable pandoc-filter library.bib --style apa | pandoc -f json -o paper.docx',
      does: 'Converts a paper in Markdown into a Word document.',
    },
  ],
  async run(given, options, terminal) {
    const inputs = withoutTarget(given, terminal)
    if (inputs.includes('-')) throw new Misuse('The document is read from standard input; name files of records.')
    const ast = await readPandoc(terminal)
    const settings = pandocSettings(ast)
    const named = [...inputs, ...(await filesOfMetadata(settings.bibliography, terminal))]
    const own = isObject(ast.meta) ? referencesInPandoc(ast.meta) : []
    if (named.length + own.length === 0)
      throw new Misuse('Nothing to cite: name files of records, or give the document a bibliography.')
    const collected = await collect(named, terminal, options, allExtensions)
    const { records, exitCode } = await recordsOf(collected, { from: options.from ?? 'auto' }, terminal)
    const style =
      options.style ?? (settings.csl === undefined ? 'house' : await styleOfMetadata(settings.csl, terminal))
    const locale = options.locale ?? settings.lang
    const links = options.links ?? (settings.linkBibliography ? 'doi' : 'none')
    const uncited = isObject(ast.meta) ? uncitedIn(ast.meta) : []
    const unlisted: string[] = []
    const document = await orMisuse(
      citationDocumentOf(
        [...own, ...records.map(({ record }) => record)],
        {
          style: await orMisuse(styleNamed(style, terminal)),
          links: links !== 'none' && links,
          anchors: settings.linkCitations,
          sources: await chosenSources(options, terminal),
          ...(locale !== undefined && { locale }),
          ...(options.accessed !== undefined && { accessed: options.accessed }),
        },
        { ids: uncited, tellMissing: id => unlisted.push(id) },
      ),
    )
    for (const note of printedNotes(document.notes, options)) terminal.stderr.write(`citable: ${oneLine(note)}\n`)
    const bibliography = options.bibliography ?? !settings.suppressBibliography
    const cited = await orMisuse(citePandoc(ast, document, { bibliography }))
    for (const id of cited.unknown)
      terminal.stderr.write(`citable: @${oneLine(id)}: No record has this key or DOI; it is not cited.\n`)
    terminal.stdout.write(`${JSON.stringify(cited.document)}\n`)
    for (const id of unlisted)
      terminal.stderr.write(`citable: nocite: @${oneLine(id)}: No record has this key or DOI.\n`)
    const isAnyUnknown = cited.unknown.length + unlisted.length > 0
    // Pandoc discards the document of a filter that fails.
    return exitCode === 0 && isAnyUnknown && !isRunByPandoc(terminal) ? 1 : exitCode
  },
})
