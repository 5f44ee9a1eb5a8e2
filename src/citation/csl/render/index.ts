import { asciidocWriter } from './asciidoc.ts'
import { htmlWriter } from './html.ts'
import { latexWriter } from './latex.ts'
import { markdownWriter } from './markdown.ts'
import { rtfWriter } from './rtf.ts'
import { textWriter } from './text.ts'
import { typstWriter } from './typst.ts'
import type { CitationFormat, Writer } from './writer.ts'

/** The writer of an output format. */
export const writerOf = (format: CitationFormat, links: boolean): Writer => writers[format](links)

const writers: Readonly<Record<CitationFormat, (links: boolean) => Writer>> = {
  text: () => textWriter,
  html: htmlWriter,
  markdown: markdownWriter,
  rtf: rtfWriter,
  latex: latexWriter,
  asciidoc: asciidocWriter,
  typst: typstWriter,
}
