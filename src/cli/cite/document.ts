import { citationDocumentOf } from '../../citation/csl/document/document.ts'
import { citeMarkdown } from '../../citation/csl/index.ts'
import { Positions } from '../../text/positions.ts'
import type { ExitCode } from '../command.ts'
import { folderSources, orMisuse, styleNamed } from '../csl/options.ts'
import { Misuse } from '../misuse.ts'
import type { GivenRecord } from '../records.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, printableLike } from '../text/printable.ts'
import type { Wanted } from './entries.ts'

/** Prints a text in Markdown with its citations written out; 1 if some name no record, which is then said on standard error, 2 if it cannot be printed. */
export async function citeDocument(
  file: string,
  records: readonly GivenRecord[],
  { style, locale, accessed, folders, links, typography }: Wanted,
  print: (text: string) => Promise<boolean>,
  terminal: Terminal,
): Promise<ExitCode> {
  if ((await terminal.files.kind(file)) !== 'file') throw new Misuse(`There is no document '${oneLine(file)}'.`)
  const markdown = new TextDecoder().decode(await terminal.files.read(file))
  // Loaded where it is used, it is no part of the command's file, which the library would then import.
  const { uncitedInMarkdown } = await import('../../citation/csl/markdown/uncited-in-markdown.ts')
  const unlisted: string[] = []
  const document = await orMisuse(
    citationDocumentOf(
      records.map(({ record }) => record),
      {
        style: await orMisuse(styleNamed(style, terminal)),
        format: 'markdown',
        links,
        typography,
        sources: await folderSources(folders, terminal),
        ...(locale !== undefined && { locale }),
        ...(accessed !== undefined && { accessed }),
      },
      { ids: uncitedInMarkdown(markdown), tellMissing: id => unlisted.push(id) },
    ),
  )
  for (const note of document.notes) terminal.stderr.write(`citable: ${oneLine(note)}\n`)
  for (const id of unlisted)
    terminal.stderr.write(`citable: ${oneLine(file)}: nocite: @${oneLine(id)}: No record has this key or DOI.\n`)
  const { text, unknown, offsets } = await citeMarkdown(markdown, document)
  const positions = new Positions(markdown)
  for (const [place, id] of unknown.entries()) {
    const { line, column } = positions.range(offsets[place] ?? 0, offsets[place] ?? 0).start
    terminal.stderr.write(
      `citable: ${oneLine(file)}:${line}:${column}: @${oneLine(id)}: No record has this key or DOI; the citation stays as it is.\n`,
    )
  }
  if (!(await print(printableLike(text, `${markdown}\n`)))) return 2
  return unknown.length + unlisted.length > 0 ? 1 : 0
}
