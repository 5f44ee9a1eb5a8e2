import { asciidocWriter } from './asciidoc.ts'
import { docxWriter } from './docx.ts'
import { finelySet } from './finely-set.ts'
import { htmlWriter } from './html.ts'
import { latexWriter } from './latex.ts'
import { markdownWriter } from './markdown.ts'
import { rtfWriter } from './rtf.ts'
import { textWriter } from './text.ts'
import { typstWriter } from './typst.ts'
import type { CitationFormat, Writer } from './writer.ts'

/** The writer of an output format; with a language, it sets texts as its typographers do (see {@link finelySet}). */
export function writerOf(format: CitationFormat, links: boolean, language?: string): Writer {
  const writer = writers[format](links)
  if (language === undefined) return writer
  return { ...writer, inline: runs => writer.inline(finelySet(runs, language)) }
}

const writers: Readonly<Record<CitationFormat, (links: boolean) => Writer>> = {
  text: () => textWriter,
  html: htmlWriter,
  markdown: markdownWriter,
  rtf: rtfWriter,
  latex: latexWriter,
  asciidoc: asciidocWriter,
  typst: typstWriter,
  docx: docxWriter,
}
