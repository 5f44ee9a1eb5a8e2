import { sectioned } from '../citation/csl/document/document-parts.ts'
import type { CitationDocument, EntryRuns } from '../citation/csl/document/document-types.ts'
import { made, nodesOfRuns } from './nodes-of-runs.ts'
import type { RemarkCitationsOptions } from './options.ts'
import { isParent, type MarkdownNode, type MarkdownParent, textNode } from './tree.ts'

/** How a bibliography is wanted. */
type Wanted = {
  [K in 'filter' | 'annotation' | 'sections' | 'headingDepth']: RemarkCitationsOptions[K] | undefined
} & { anchors: boolean }

/** Puts the bibliography where the tree wants it, else at its end; nothing where there are no entries. */
export function addBibliography(
  tree: MarkdownParent,
  document: CitationDocument,
  { filter, annotation, sections = [], headingDepth = 2, anchors }: Wanted,
): void {
  const entries = document.entryRuns({ sections, ...(filter && { filter }), ...(annotation && { annotation }) })
  if (entries.length === 0) return
  const children = sectioned(entries, sections).flatMap(({ heading, entries: own }): MarkdownNode[] => {
    if (own.length === 0) return []
    const title = { type: 'heading', depth: headingDepth, children: [textNode(heading)] }
    return [...(heading === '' ? [] : [title]), ...own.map(entry => entryNode(entry, anchors))]
  })
  const list = made('citationList', 'div', { id: 'refs', className: ['csl-bib-body'] }, children)
  const place = wantedPlace(tree)
  if (place === undefined) tree.children.push(list)
  else place.parent.children.splice(place.index, place.isWhole ? 1 : 0, list)
}

const entryNode = ({ runs, anchor }: EntryRuns, hasAnchor: boolean): MarkdownNode =>
  made('citationEntry', 'div', { ...(hasAnchor && { id: anchor }), className: ['csl-entry'] }, nodesOfRuns(runs))

interface Place {
  parent: MarkdownParent
  index: number
  /** Whether what stands there is replaced. */
  isWhole: boolean
}

/** Where the bibliography is wanted: an empty block with the id `refs`. */
function wantedPlace(parent: MarkdownParent): Place | undefined {
  for (const [index, node] of parent.children.entries()) {
    if (isRefs(node)) return { parent, index, isWhole: true }
    if (node.type === 'html' && /^<div id="refs">\s*$/.test(node.value ?? ''))
      return { parent, index: index + 1, isWhole: false }
    const within = isParent(node) ? wantedPlace(node) : undefined
    if (within !== undefined) return within
  }
  return undefined
}

function isRefs(node: MarkdownNode): boolean {
  if (node.type === 'html') return /^<div id="refs">\s*<\/div>\s*$/.test(node.value ?? '')
  if (node.type === 'containerDirective') return node.attributes?.id === 'refs'
  const [only, another] = node.type === 'paragraph' ? (node.children ?? []) : []
  return another === undefined && /^:{3,}[ \t]{0,9}\{#refs\}[ \t]{0,9}\n:{3,}$/.test(only?.value ?? '')
}
