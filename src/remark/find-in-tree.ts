import { Brackets, longestCitation } from '../citation/csl/markdown/brackets.ts'
import { bracketedCitation, narrativeCitation, type ParsedCitation } from '../citation/csl/markdown/parse-citation.ts'
import { type AroundCitation, aroundIn, type FoundCitation } from '../citation/csl/markdown/place-citations.ts'
import { type Caption, type FlatText, flatText, type Leaf, leafAt, placeIn } from './flat-text.ts'
import { KeptNodes, withMarks } from './kept-nodes.ts'
import { isParent, type MarkdownNode, type MarkdownParent } from './tree.ts'

/**
 * A citation in a tree. It extends from an offset in a text node to an offset in the same or a later text node of the
 * same parent.
 */
export interface CitationInTree extends FoundCitation {
  first: Leaf
  /** The offset of the citation's start in the first node. `to` is the offset of its end in the last node. */
  from: number
  last: Leaf
  to: number
  around: AroundCitation
  kept: KeptNodes | undefined
}

/** The citations and notes of a tree. */
export interface FoundInTree {
  citations: CitationInTree[]
  notes: { start: number; note: string }[]
  /** The names of all notes. */
  labels: Set<string>
  /** Image descriptions that may contain citations. */
  captions: Caption[]
}

/** Finds citations in Pandoc's syntax in a Markdown tree, except in code and HTML. */
export function findInTree(tree: MarkdownNode, source: string): FoundInTree {
  const found: FoundInTree = { citations: [], notes: [], labels: new Set(), captions: [] }
  let length = 0
  const walk = (node: MarkdownNode, note: string | undefined): void => {
    if (!isParent(node)) return
    const inNote = node.type === 'footnoteDefinition' ? (node.identifier ?? '') : note
    if (inNote !== undefined) found.labels.add(inNote)
    if (node.children.some(({ type }) => phrasing.has(type))) length += addBlock(node, inNote, length)
    else for (const child of node.children) walk(child, inNote)
  }
  const addBlock = (block: MarkdownParent, note: string | undefined, before: number): number => {
    const flat = flatText(block, source)
    for (const call of flat.notes) {
      found.notes.push({ start: before + call.start, note: call.note })
      found.labels.add(call.note)
    }
    found.captions.push(...flat.captions)
    for (const one of citationsIn(flat)) found.citations.push({ ...one, start: before + one.start, note })
    return flat.text.length + 1
  }
  walk(tree, undefined)
  return found
}

function citationsIn(flat: FlatText): Omit<CitationInTree, 'note'>[] {
  const { text } = flat
  const citations: Omit<CitationInTree, 'note'>[] = []
  const brackets = new Brackets(text)
  let mark = text.indexOf('@')
  let kept: KeptNodes | undefined
  const marked = (part: string, start: number): string => {
    kept = new KeptNodes()
    return withMarks(flat, start, start + part.length, kept)
  }
  for (let at = 0; mark >= 0 && at < text.length; ) {
    if (mark < at) mark = text.indexOf('@', at)
    const character = text[at]
    let parsed: ParsedCitation | undefined
    kept = undefined
    if (character === '[' && mark - at < longestCitation) parsed = bracketedCitation(text, at, brackets, marked)
    else if (character === '@' || character === '-') parsed = narrativeCitation(text, at, brackets, marked)
    const placed = parsed && inLeaves(parsed, at, flat)
    if (placed !== undefined)
      citations.push({ ...placed, kept, around: aroundIn(text, { start: at, end: placed.end }) })
    at = placed === undefined ? at + (character === '\\' ? 2 : 1) : placed.end
  }
  return citations
}

/** The node types whose presence identifies the parent as a block of text. */
const phrasing: ReadonlySet<string> = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'image', 'imageReference', 'footnoteReference'],
])

/**
 * Returns a citation with its first and last text node. Returns undefined if there are no such nodes or their parents
 * differ.
 */
function inLeaves(
  parsed: ParsedCitation,
  start: number,
  { leaves }: FlatText,
): Omit<CitationInTree, 'note' | 'around' | 'kept'> | undefined {
  const [first, last] = [leafAt(leaves, start), leafAt(leaves, parsed.end - 1)]
  if (first === undefined || last?.parent !== first.parent) return undefined
  const isInLink = first.link !== undefined
  return { ...parsed, isInLink, start, first, from: placeIn(first, start), last, to: placeIn(last, parsed.end - 1) + 1 }
}
