import { citationDocumentOf } from '../../citation/csl/document/document.ts'
import { citeMarkdown } from '../../citation/csl/index.ts'
import { Positions } from '../../text/positions.ts'
import type { ExitCode } from '../command.ts'
import { chosenSources, orMisuse, printedNotes, styleNamed } from '../csl/options.ts'
import { Misuse } from '../misuse.ts'
import type { GivenRecord } from '../records.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, printableLike } from '../text/printable.ts'
import type { Wanted } from './entries.ts'

/**
 * Prints a Markdown text with formatted citations. Returns 1 if records are missing, which is reported on standard
 * error, and 2 if the text cannot be printed.
 */
export async function citeDocument(
  file: string,
  records: readonly GivenRecord[],
  { style, locale, titleCase, accessed, choice, links, typography }: Wanted,
  print: (text: string) => Promise<boolean>,
  terminal: Terminal,
): Promise<ExitCode> {
  const markdown = await documentText(file, terminal)
  // Imported lazily, because the library imports the command's file.
  const { uncitedInMarkdown } = await import('../../citation/csl/markdown/uncited-in-markdown.ts')
  const own = await ownReferences(markdown)
  const unlisted: string[] = []
  const document = await orMisuse(
    citationDocumentOf(
      [...own, ...records.map(({ record }) => record)],
      {
        style: await orMisuse(styleNamed(style, terminal)),
        format: 'markdown',
        links,
        typography,
        sources: await chosenSources(choice, terminal),
        ...(locale !== undefined && { locale }),
        ...(titleCase !== undefined && { titleCase }),
        ...(accessed !== undefined && { accessed }),
      },
      { ids: uncitedInMarkdown(markdown), tellMissing: id => unlisted.push(id) },
    ),
  )
  for (const note of printedNotes(document.notes, choice)) terminal.stderr.write(`citable: ${oneLine(note)}\n`)
  for (const id of unlisted)
    terminal.stderr.write(`citable: ${oneLine(file)}: nocite: @${oneLine(id)}: No record has this key or DOI.\n`)
  const { text, unknown, offsets } = await citeMarkdown(markdown, document)
  const positions = new Positions(markdown)
  for (const [place, id] of unknown.entries()) {
    const { line, column } = positions.range(offsets[place] ?? 0, offsets[place] ?? 0).start
    terminal.stderr.write(
      `citable: ${oneLine(file)}:${line}:${column}: @${oneLine(id)}: No record has this key or DOI; it is not cited.\n`,
    )
  }
  if (!(await print(printableLike(text, `${markdown}\n`)))) return 2
  return unknown.length + unlisted.length > 0 ? 1 : 0
}

async function documentText(file: string, { files }: Terminal): Promise<string> {
  if ((await files.kind(file)) !== 'file') throw new Misuse(`There is no document '${oneLine(file)}'.`)
  return new TextDecoder().decode(await files.read(file))
}

async function ownReferences(markdown: string): Promise<object[]> {
  const { referencesInMarkdown } = await import('../../citation/csl/markdown/metadata-references.ts')
  return referencesInMarkdown(markdown)
}

/** True if the metadata of a document contains references. */
export const hasReferences = async (document: string | undefined, terminal: Terminal): Promise<boolean> =>
  document !== undefined && (await ownReferences(await documentText(document, terminal))).length > 0
