import { requireMethods, requireText } from '../../../core/argument.ts'
import type { CitationDocument, CitedMarkdown } from '../document/document-types.ts'

/**
 * Renders the Pandoc citations of a Markdown text (`[@doe, p. 3; -@roe]`, `@doe [p. 3]`) with a citation document. A
 * note style renders them as footnotes.
 *
 * The bibliography is inserted into `<div id="refs">` or `::: {#refs}`, else at the end. Open the document with the
 * format `markdown`.
 *
 * @example
 * const doe = { id: 'doe', type: 'book', title: 'Waves', author: [{ family: 'Doe', given: 'Jo' }], issued: '2019' }
 * const document = await citationDocument([doe], { style: 'apa', format: 'markdown' })
 * const { text } = await citeMarkdown('Waves are high [@doe, p. 3].\n', document)
 * text // → 'Waves are high (Doe, 2019, p. 3).\n\nDoe, J. (2019). *Waves*.\n'
 */
export async function citeMarkdown(markdown: string, document: CitationDocument): Promise<CitedMarkdown> {
  requireText(markdown)
  requireMethods('The document', 'a document of citationDocument(), awaited', document, ['cite'])
  const { writeCitations } = await import('./write-citations.ts')
  return writeCitations(markdown, document)
}
