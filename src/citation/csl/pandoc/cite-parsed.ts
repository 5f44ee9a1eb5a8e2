import { checkedOptions } from '../../../core/argument.ts'
import type { CitationDocument, DocumentBibliographyOptions } from '../document/document-types.ts'
import { placeCitations } from '../markdown/place-citations.ts'
import { type CitedPandoc, copied } from './ast.ts'
import { addToPandoc } from './bibliography-in-pandoc.ts'
import { findInPandoc } from './find-in-pandoc.ts'
import { writeInPandoc } from './write-in-pandoc.ts'

/** Writes out the citations of a document of Pandoc; see `citePandoc`. */
export function citeParsed(
  ast: object,
  document: CitationDocument,
  options: DocumentBibliographyOptions & { bibliography?: boolean },
): CitedPandoc {
  const { bibliography = true, ...others } = checkedOptions(options)
  const { document: given, meta, blocks } = copied(ast)
  const placed = placeCitations(findInPandoc(meta, blocks), document, ({ around }) => around)
  writeInPandoc(placed, document)
  placed.forgetMarks()
  if (bibliography) addToPandoc(blocks, meta, document, others)
  return {
    document: { ...given, meta, blocks },
    unknown: [...new Set(placed.unknown.map(({ id }) => id))],
  }
}
