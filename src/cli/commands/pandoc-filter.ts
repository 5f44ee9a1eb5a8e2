import { citationDocumentOf } from '../../citation/csl/document/document.ts'
import { citePandoc } from '../../citation/csl/index.ts'
import { uncitedIn } from '../../citation/csl/pandoc/find-in-pandoc.ts'
import { referencesInPandoc } from '../../citation/csl/pandoc/references-in-pandoc.ts'
import { isObject } from '../../core/object.ts'
import { filesOfMetadata, pandocSettings, readPandoc, styleOfMetadata } from '../cite/pandoc.ts'
import { defineCommand } from '../command.ts'
import { builtInOptions, chosenSources, orMisuse, printedNotes, styleNamed, stylesOptions } from '../csl/options.ts'
import { collect } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { onlineOptions } from '../online/registry.ts'
import { recordsOf } from '../records.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'

/** Returns the inputs without the output format that `pandoc --filter` gives as the last argument. */
function withoutTarget(inputs: readonly string[], { env }: Terminal): readonly string[] {
  const isTarget = env.PANDOC_VERSION !== undefined && /^[a-z][a-z0-9_]*(?:[+-][a-z0-9_]+)*$/.test(inputs.at(-1) ?? '')
  return isTarget ? inputs.slice(0, -1) : inputs
}

/** Cites in a document of Pandoc. */
export const pandocFilter = defineCommand({
  name: 'pandoc-filter',
  summary: 'Write out the citations of a document of Pandoc',
  usage: '[inputs…] [options]',
  description: [
    'Reads what pandoc -t json writes from standard input, and writes the same document with its citations and its bibliography to standard output, for pandoc -f json. It takes the place of --citeproc.',
    "The records are those of the inputs and of the document's own metadata (references, bibliography); csl, lang, nocite, link-citations, suppress-bibliography and reference-section-title are read there too, and options count more. Paths in metadata start from the working folder.",
  ],
  options: {
    ...inputOptions,
    ...onlineOptions,
    style: {
      value: 'name',
      short: 's',
      summary: 'The id of a CSL style, or a file (my.csl); else that of the metadata.',
    },
    locale: { value: 'tag', short: 'l', summary: 'The language of the citations, such as de-DE.' },
    links: {
      value: 'name',
      choices: ['doi', 'title', 'none'],
      summary: 'What leads to what is cited: printed DOIs and addresses (default), the titles of entries, or nothing.',
    },
    accessed: { value: 'date', summary: 'The date when the records were accessed, such as 2026-11-21.' },
    bibliography: { negatable: true, summary: 'Print the bibliography, or do not; by default as the metadata has it.' },
    ...stylesOptions,
    ...builtInOptions,
  },
  examples: [
    {
      run: 'pandoc -t json paper.md | citable pandoc-filter library.bib --style apa | pandoc -f json -o paper.docx',
      does: 'Makes a Word document of a paper in Markdown.',
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
    return exitCode === 0 && cited.unknown.length + unlisted.length > 0 ? 1 : exitCode
  },
})
