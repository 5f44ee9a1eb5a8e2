import { blocksOf, type Layer, layered } from '../citation/csl/render/layered.ts'
import type { Runs } from '../citation/csl/run.ts'
import type { KeptNodes } from './kept-nodes.ts'
import { type MarkdownNode, textNode } from './tree.ts'

/** The nodes of a citation or an entry, with those that were kept. What Markdown has no node for is a `citationMark`, which becomes HTML. */
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

/** Nodes in one that marks them; white space at their ends stays outside, since Markdown marks nothing that ends in a space. */
function around(inner: MarkdownNode[], layer: Layer, value: string): MarkdownNode[] {
  const before = trimmed(inner.at(0), /^\s+/)
  const after = trimmed(inner.at(-1), /\s+$/)
  const marked = inner.filter(({ type, value: text }) => type !== 'text' || text !== '')
  if (marked.length === 0) return [textNode(before + after)]
  const outside = (text: string): MarkdownNode[] => (text === '' ? [] : [textNode(text)])
  return [...outside(before), marking[layer](marked, value), ...outside(after)]
}

/** Takes away what a pattern finds in a text node; returns that. */
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

/** A node that becomes an element of HTML. */
export const made = (
  type: string,
  hName: string,
  hProperties: Record<string, unknown>,
  children: MarkdownNode[],
): MarkdownNode => ({ type, data: { hName, hProperties }, children })
