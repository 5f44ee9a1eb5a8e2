import { checkedOptions } from '../../core/argument.ts'
import type { VersionEdge, VersionGraph, VersionNode } from '../types.ts'
import { linesOf, type PictureOptions, scenesOf, shortened } from './scene.ts'

/** Options of {@link toMermaid}. */
export interface MermaidOptions extends PictureOptions {
  /** The direction of the chains: `TB` for top to bottom (the default), `LR` for left to right. */
  direction?: 'TB' | 'LR'
}

/**
 * Draws chains as a Mermaid flowchart.
 *
 * Each chain has a frame, concepts are round, the `latest` version has a bold outline, and nodes without a record are
 * dashed. Characters that could end or format a label are written as codes (`#34;`).
 *
 * @example
 * const graph = versionGraph([{ doi: '10.5072/rain.1' }, { doi: '10.5072/rain.2', previous_version: '10.5072/rain.1' }])
 * toMermaid(graph).split('\n')[0] // → 'flowchart TB'
 */
export function toMermaid(graph: VersionGraph<unknown>, options: MermaidOptions = {}): string {
  const checked = checkedOptions(options, ['direction', 'of'])
  const direction = checked.direction === 'LR' ? 'LR' : 'TB'
  const ids = new Map<string, string>()
  const lines = [`flowchart ${direction}`]
  for (const [number, scene] of scenesOf(graph, checked).entries()) {
    const classes: string[] = []
    lines.push(`  subgraph c${number} ["${escaped(shortened(scene.title, 80))}"]`, `    direction ${direction}`)
    for (const node of [...scene.concepts, ...scene.versions, ...scene.aliases.map(alias => alias.node)]) {
      const id = `n${ids.size}`
      ids.set(node.doi, id)
      lines.push(`    ${id}${shape(node)}`)
      if (node.doi === scene.latest) classes.push(`  class ${id} latest`)
      if (node.record === undefined) classes.push(`  class ${id} unknown`)
    }
    lines.push('  end')
    for (const edge of scene.edges) lines.push(`  ${ids.get(edge.from)} ${arrow(edge)} ${ids.get(edge.to)}`)
    lines.push(...classes)
  }
  lines.push('  classDef latest stroke-width:3px', '  classDef unknown stroke-dasharray:5 4', '')
  return lines.join('\n')
}

function shape(node: VersionNode): string {
  const label = linesOf(node)
    .map(line => escaped(shortened(line, 80)))
    .join('<br/>')
  return node.role === 'concept' ? `(["${label}"])` : `["${label}"]`
}

function arrow({ type, side }: VersionEdge): string {
  if (type === 'alias') return '-. identical .-'
  if (type === 'concept') return '-.->'
  return side === 'heuristic' ? '-. guessed .->' : '-->'
}

// A dot or dash before a space would start a list in a label.
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N} .,:/()_-]|[.-](?= )/gu, character => `#${character.codePointAt(0)};`)
