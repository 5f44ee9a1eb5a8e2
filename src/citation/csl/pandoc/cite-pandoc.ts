import { requireReadable } from '../../../core/argument.ts'
import type { CitationDocument, DocumentBibliographyOptions } from '../document/document-types.ts'
import type { CitedPandoc } from './ast.ts'

/**
 * Renders the citations of a Pandoc document (`pandoc -t json`) with a citation document. A note style renders them
 * as notes.
 *
 * The bibliography is inserted into the block with the id `refs`, else at the end; `bibliography: false` omits it.
 * Throws a `TypeError` for anything but a Pandoc document.
 *
 * @example
 * const doe = { id: 'doe', type: 'book', title: 'Waves', author: [{ family: 'Doe', given: 'Jo' }], issued: '2019' }
 * const cite = { citationId: 'doe', citationPrefix: [], citationSuffix: [], citationMode: { t: 'NormalCitation' } }
 * const paragraph = { t: 'Para', c: [{ t: 'Cite', c: [[cite], []] }] }
 * const ast = { 'pandoc-api-version': [1, 23], meta: {}, blocks: [paragraph] }
 * const { document } = await citePandoc(ast, await citationDocument([doe], { style: 'apa' }), { bibliography: false })
 * document.blocks // → [{ t: 'Para', c: [{ t: 'Cite', c: [[cite], [{ t: 'Str', c: '(Doe,' }, { t: 'Space' }, { t: 'Str', c: '2019)' }]] }] }]
 */
export async function citePandoc(
  ast: object,
  document: CitationDocument,
  options: DocumentBibliographyOptions & { bibliography?: boolean } = {},
): Promise<CitedPandoc> {
  requireReadable(ast)
  const { citeParsed } = await import('./cite-parsed.ts')
  return citeParsed(ast, document, options)
}
