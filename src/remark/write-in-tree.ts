import type { CitationDocument, CitationRuns } from '../citation/csl/document-types.ts'
import type { PlacedInText } from '../citation/csl/markdown/place-citations.ts'
import { endInPeriod, isRaised, runsInSentence } from '../citation/csl/markdown/runs-in-text.ts'
import type { CitationInTree, FoundInTree } from './find-in-tree.ts'
import { nodesOfRuns } from './nodes-of-runs.ts'
import { type MarkdownNode, type MarkdownParent, textNode } from './tree.ts'

/** Writes citations where they stand; in a style of notes, those in the text become notes at the end of the tree. */
export function writeInTree(
  tree: MarkdownParent,
  found: FoundInTree,
  { cited }: PlacedInText<CitationInTree>,
  document: CitationDocument,
): void {
  const label = freeLabel(found.labels)
  const notes: MarkdownNode[] = []
  const changes = found.citations.flatMap(one => {
    const written = cited.get(one)
    if (written === undefined) return []
    const runs = document.runs(written.id)
    if (!document.isNote || one.note !== undefined) return [inSentence(one, runs)]
    const identifier = `${label}${notes.length + 1}`
    notes.push({
      type: 'footnoteDefinition',
      identifier,
      label: identifier,
      children: [{ type: 'paragraph', children: nodesOfRuns(runs.runs) }],
    })
    return [asNote(one, runs, identifier)]
  })
  const byParent = new Map<MarkdownParent, Change[]>()
  for (const change of changes) {
    const { parent } = change.citation.first
    const own = byParent.get(parent)
    if (own === undefined) byParent.set(parent, [change])
    else own.push(change)
  }
  for (const [parent, own] of byParent) parent.children = rewritten(parent.children, own)
  tree.children.push(...notes)
}

interface Change {
  citation: CitationInTree
  nodes: MarkdownNode[]
  /** How many characters behind it are replaced as well. */
  taken: number
  /** Whether the space before it goes, or the end of a line. */
  isClose: boolean
}

function inSentence(citation: CitationInTree, written: CitationRuns): Change {
  const runs = runsInSentence(written, citation.isNarrative && citation.note !== undefined)
  const taken = behind(citation) === '.' && endInPeriod(runs) ? 1 : 0
  return { citation, nodes: nodesOfRuns(runs), taken, isClose: isRaised(runs) }
}

/** The call of a note, which stands behind the mark that ends what it is about. */
function asNote(citation: CitationInTree, { lead = [] }: CitationRuns, identifier: string): Change {
  const [mark = ''] = /^[.,;:!?]/.exec(behind(citation)) ?? []
  const names = citation.isNarrative ? nodesOfRuns(lead) : []
  const call = { type: 'footnoteReference', identifier, label: identifier }
  return {
    citation,
    nodes: [...names, ...(mark === '' ? [] : [textNode(mark)]), call],
    taken: mark.length,
    isClose: !citation.isNarrative,
  }
}

const behind = ({ last, to }: CitationInTree): string => last.node.value?.slice(to, to + 1) ?? ''

/** The children of a node with changes, which are in their order. */
function rewritten(children: readonly MarkdownNode[], changes: readonly Change[]): MarkdownNode[] {
  const places = new Map(children.map((child, place) => [child, place]))
  const nodes: MarkdownNode[] = []
  // How far the children are written, and how far the text of the next.
  let next = 0
  let begun = 0
  const upTo = (end: number): void => {
    for (; next < end; next++) {
      const child = children[next] as MarkdownNode
      nodes.push(begun === 0 ? child : { ...child, value: child.value?.slice(begun) ?? '' })
      begun = 0
    }
  }
  for (const { citation, nodes: own, taken, isClose } of changes) {
    const { first, from, last, to } = citation
    upTo(places.get(first.node) ?? next)
    const before = first.node.value?.slice(begun, from) ?? ''
    nodes.push(textNode(isClose ? before.replace(/[ \t]{0,9}\n?[ \t]{0,9}$/, '') : before), ...own)
    next = places.get(last.node) ?? next
    begun = to + taken
  }
  upTo(children.length)
  return joinedTexts(nodes)
}

/** Nodes in which no text is empty or follows another. */
function joinedTexts(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const joined: MarkdownNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && node.value === '') continue
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = textNode(`${last.value}${node.value}`)
    else joined.push(node)
  }
  return joined
}

/** The beginning of names that no note has. */
function freeLabel(labels: ReadonlySet<string>): string {
  let label = 'cite-'
  while ([...labels].some(one => one.startsWith(label))) label = `${label}note-`
  return label
}
