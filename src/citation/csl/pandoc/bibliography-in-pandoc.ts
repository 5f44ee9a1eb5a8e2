import { isObject, type Members } from '../../../core/object.ts'
import type { CitationDocument, DocumentBibliographyOptions } from '../document/document-types.ts'
import { type Element, isElement } from './ast.ts'
import { inlinesOf } from './inlines.ts'

/** Puts the bibliography into the block with the id `refs`, else at the end, under the heading that the metadata gives it. */
export function addToPandoc(
  blocks: unknown[],
  meta: Members,
  document: CitationDocument,
  options: DocumentBibliographyOptions,
): void {
  const entries = document.entryRuns(options).map(
    ({ anchor, runs }): Element => ({
      t: 'Div',
      c: [[anchor, ['csl-entry'], []], [{ t: 'Para', c: inlinesOf(runs) }]],
    }),
  )
  if (entries.length === 0) return
  const place = refsIn(blocks)
  if (place !== undefined) {
    place.push(...entries)
    return
  }
  const title = meta['reference-section-title']
  if (isElement(title) && title.t === 'MetaInlines')
    blocks.push({ t: 'Header', c: [1, ['bibliography', ['unnumbered'], []], title.c] })
  blocks.push({ t: 'Div', c: [['refs', ['references', 'csl-bib-body'], []], entries] })
}

/** The blocks inside the one with the id `refs`. */
function refsIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = refsIn(one)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isElement(value)) return isObject(value) ? refsIn(Object.values(value)) : undefined
  const [attributes, blocks] = Array.isArray(value.c) ? value.c : []
  if (value.t === 'Div' && Array.isArray(attributes) && attributes[0] === 'refs' && Array.isArray(blocks)) return blocks
  return refsIn(value.c)
}
