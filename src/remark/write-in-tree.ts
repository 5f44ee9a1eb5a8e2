import type { CitationDocument, CitationRuns } from '../citation/csl/document/document-types.ts'
import { endInPeriod, isRaised, type PlacedInText, runsInSentence } from '../citation/csl/markdown/place-citations.ts'
import { blocksOf, type Layer, layered } from '../citation/csl/render/layers.ts'
import type { Runs } from '../citation/csl/runs.ts'
import type { CitationInTree, FoundInTree } from './find-in-tree.ts'
import type { Leaf, Linked } from './flat-text.ts'
import type { KeptNodes } from './kept-nodes.ts'
import { type MarkdownNode, type MarkdownParent, textNode } from './tree.ts'

/** Writes citations at their positions. In a note style, citations in the text become notes at the end of the tree. */
export function writeInTree(
  tree: MarkdownParent,
  found: FoundInTree,
  { cited }: PlacedInText<CitationInTree>,
  document: CitationDocument,
): void {
  const label = freeLabel(found.labels)
  const notes: MarkdownNode[] = []
  const behindLinks = new Map<MarkdownNode, Change>()
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
      children: [{ type: 'paragraph', children: nodesOfRuns(runs.runs, one.kept) }],
    })
    return asNote(one, runs, { type: 'footnoteReference', identifier, label: identifier }, behindLinks)
  })
  const byParent = new Map<MarkdownParent, Change[]>()
  for (const change of changes) {
    const own = byParent.get(change.first.parent)
    if (own === undefined) byParent.set(change.first.parent, [change])
    else own.push(change)
  }
  for (const [parent, own] of byParent) parent.children = rewritten(parent.children, own)
  for (const { node, caption } of found.captions) node.alt = textOfNode(caption)
  tree.children.push(...notes)
}

/** Nodes that replace a part of a text, or are inserted between two characters. */
interface Change extends Pick<CitationInTree, 'from' | 'to'> {
  first: Pick<Leaf, 'node' | 'parent'>
  last: Pick<Leaf, 'node' | 'parent'>
  nodes: MarkdownNode[]
  /** The number of following characters that are also replaced. */
  taken: number
  /** True if the preceding space or line ending is removed. */
  isClose: boolean
}

function inSentence(citation: CitationInTree, written: CitationRuns): Change {
  const runs = runsInSentence(written, citation.isNarrative && citation.note !== undefined)
  const taken = behind(citation) === '.' && endInPeriod(runs) ? 1 : 0
  return { ...citation, nodes: nodesOfRuns(runs, citation.kept), taken, isClose: isRaised(runs) }
}

/**
 * Returns the changes for a note reference. The reference follows the punctuation, and any link whose text contains the
 * citation.
 */
function asNote(
  citation: CitationInTree,
  { lead = [] }: CitationRuns,
  call: MarkdownNode,
  behindLinks: Map<MarkdownNode, Change>,
): Change[] {
  const { isNarrative, first } = citation
  const names = { ...citation, nodes: isNarrative ? nodesOfRuns(lead) : [], taken: 0, isClose: !isNarrative }
  if (first.link === undefined) return [withCall(names, call, isNarrative && endInPeriod(lead))]
  const known = behindLinks.get(first.link.node)
  if (known !== undefined) {
    known.nodes.push(call)
    return [names]
  }
  const next = { node: textBehind(first.link), parent: first.link.parent }
  const added = withCall({ first: next, last: next, from: 0, to: 0, nodes: [], taken: 0, isClose: false }, call)
  behindLinks.set(first.link.node, added)
  return [names, added]
}

/** Adds a note reference after the following punctuation mark. Drops the mark if it is a second period. */
function withCall(change: Change, call: MarkdownNode, isEnded = false): Change {
  const [mark = ''] = /^[.,;:!?]/.exec(behind(change)) ?? []
  const isKept = mark !== '' && !(isEnded && mark === '.')
  return { ...change, nodes: [...change.nodes, ...(isKept ? [textNode(mark)] : []), call], taken: mark.length }
}

const behind = ({ last, to }: Pick<Change, 'last' | 'to'>): string => last.node.value?.slice(to, to + 1) ?? ''

function textBehind({ node, parent: { children } }: Linked): MarkdownNode {
  const place = children.indexOf(node) + 1
  const next = children[place]
  if (next?.type === 'text') return next
  const empty = textNode('')
  children.splice(place, 0, empty)
  return empty
}

const textOfNode = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOfNode).join('')

/** Returns the children of a node after the given changes, which must be in the order of the text. */
function rewritten(children: readonly MarkdownNode[], changes: readonly Change[]): MarkdownNode[] {
  const places = new Map(children.map((child, place) => [child, place]))
  const nodes: MarkdownNode[] = []
  // The next child to write, and the offset of its unwritten text.
  let next = 0
  let begun = 0
  const upTo = (end: number): void => {
    for (; next < end; next++) {
      const child = children[next] as MarkdownNode
      nodes.push(begun === 0 ? child : { ...child, value: child.value?.slice(begun) ?? '' })
      begun = 0
    }
  }
  for (const { first, from, last, to, nodes: own, taken, isClose } of changes) {
    upTo(places.get(first.node) ?? next)
    const before = first.node.value?.slice(begun, from) ?? ''
    nodes.push(textNode(isClose ? before.replace(/[ \t]{0,9}\n?[ \t]{0,9}$/, '') : before), ...own)
    next = places.get(last.node) ?? next
    begun = to + taken
  }
  upTo(children.length)
  return joinedTexts(nodes)
}

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

function freeLabel(labels: ReadonlySet<string>): string {
  let label = 'cite-'
  while ([...labels].some(one => one.startsWith(label))) label = `${label}note-`
  return label
}

/**
 * Returns the nodes of a citation or a bibliography entry, and restores the nodes in `kept`.
 *
 * Formatting without a Markdown node becomes a `citationMark`, and a display block a `citationBlock`; both are rendered
 * as HTML.
 */
export function nodesOfRuns(runs: Runs, kept?: KeptNodes): MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  for (const { display, runs: own } of blocksOf(runs)) {
    const inner = kept?.nodes(own, set) ?? set(own)
    if (display === undefined) nodes.push(...inner)
    else {
      if (nodes.length > 0) nodes.push(textNode(' '))
      nodes.push(made('citationBlock', 'div', { className: [`csl-${display}`] }, inner))
    }
  }
  return nodes
}

const set = (runs: Runs): MarkdownNode[] => layered(runs, { text: text => [textNode(text)], wrap: around })

/**
 * Wraps nodes in a formatting node. White space at the ends of the nodes stays outside, because Markdown formatting
 * cannot end in a space.
 */
function around(inner: MarkdownNode[], layer: Layer, value: string): MarkdownNode[] {
  const before = trimmed(inner.at(0), /^\s+/)
  const after = trimmed(inner.at(-1), /\s+$/)
  const marked = inner.filter(({ type, value: text }) => type !== 'text' || text !== '')
  if (marked.length === 0) return [textNode(before + after)]
  const outside = (text: string): MarkdownNode[] => (text === '' ? [] : [textNode(text)])
  return [...outside(before), marking[layer](marked, value), ...outside(after)]
}

/** Removes the match of a pattern from a text node and returns the matched text. */
function trimmed(node: MarkdownNode | undefined, pattern: RegExp): string {
  if (node?.type !== 'text' || node.value === undefined) return ''
  const [found = ''] = pattern.exec(node.value) ?? []
  node.value = node.value.replace(pattern, '')
  return found
}

const marking: Readonly<Record<Layer, (children: MarkdownNode[], value: string) => MarkdownNode>> = {
  direction: (children, dir) => made('citationMark', 'bdi', { dir }, children),
  link: (children, url) => ({ type: 'link', url, children }),
  bold: children => ({ type: 'strong', children }),
  italic: children => ({ type: 'emphasis', children }),
  smallCaps: children => made('citationMark', 'span', { style: 'font-variant:small-caps' }, children),
  underline: children => made('citationMark', 'span', { style: 'text-decoration:underline' }, children),
  position: (children, value) => made('citationMark', value === 'super' ? 'sup' : 'sub', {}, children),
}

/** Creates a node that becomes an HTML element. */
export const made = (
  type: string,
  hName: string,
  hProperties: Record<string, unknown>,
  children: MarkdownNode[],
): MarkdownNode => ({ type, data: { hName, hProperties }, children })
