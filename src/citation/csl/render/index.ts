import type { Links } from '../run.ts'
import { asciidocWriter } from './asciidoc.ts'
import { docxWriter } from './docx.ts'
import { directionOf, finelySet } from './finely-set.ts'
import { htmlWriter } from './html.ts'
import { latexWriter } from './latex.ts'
import { markdownWriter } from './markdown.ts'
import { rtfWriter } from './rtf.ts'
import { textWriter } from './text.ts'
import { typstWriter } from './typst.ts'
import type { CitationFormat, Writer } from './writer.ts'

/** What a caller asked of a writer. */
interface Asked {
  links: Links | boolean
  typography: boolean
  microdata: boolean
}

/** The writer of an output format in a language; where typography is asked for, it sets texts as {@link finelySet} does. */
export function writerOf(format: CitationFormat, language: string, { links, typography, microdata }: Asked): Writer {
  const isLinked = links !== false
  const writer = format === 'html' ? htmlWriter(isLinked, directionOf(language), microdata) : writers[format](isLinked)
  return typography ? { ...writer, inline: runs => writer.inline(finelySet(runs, language)) } : writer
}

const writers: Readonly<Record<Exclude<CitationFormat, 'html'>, (links: boolean) => Writer>> = {
  text: () => textWriter,
  markdown: markdownWriter,
  rtf: rtfWriter,
  latex: latexWriter,
  asciidoc: asciidocWriter,
  typst: typstWriter,
  docx: docxWriter,
}
