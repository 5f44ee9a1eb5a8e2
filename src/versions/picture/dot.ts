import { checkedOptions } from '../../core/argument.ts'
import type { VersionEdge, VersionGraph, VersionNode } from '../types.ts'
import { linesOf, type PictureOptions, type Scene, scenesOf, shortened } from './scene.ts'

/** Options of {@link toDot}. */
export interface DotOptions extends PictureOptions {
  /** The direction of the chains: `TB` for top to bottom (the default), `LR` for left to right. */
  direction?: 'TB' | 'LR'
}

/**
 * Draws chains in DOT, the language of Graphviz.
 *
 * Each chain is a cluster, concepts are ellipses, the `latest` version is bold, and nodes without a record are dashed.
 *
 * @example
 * const graph = versionGraph([{ doi: '10.5072/rain.1' }, { doi: '10.5072/rain.2', previous_version: '10.5072/rain.1' }])
 * toDot(graph).includes('"10.5072/rain.1" -> "10.5072/rain.2"') // → true
 */
export function toDot(graph: VersionGraph<unknown>, options: DotOptions = {}): string {
  const checked = checkedOptions(options, ['direction', 'of'])
  const lines = [
    'digraph versions {',
    `  rankdir=${checked.direction === 'LR' ? 'LR' : 'TB'}`,
    '  node [shape=box, fontname="sans-serif"]',
    '  edge [fontname="sans-serif"]',
  ]
  for (const [number, scene] of scenesOf(graph, checked).entries()) lines.push(...cluster(scene, number))
  lines.push('}', '')
  return lines.join('\n')
}

function cluster(scene: Scene, number: number): string[] {
  const nodes = [...scene.concepts, ...scene.versions, ...scene.aliases.map(alias => alias.node)]
  return [
    `  subgraph cluster_${number} {`,
    `    label=${quoted([scene.title])}`,
    ...nodes.map(node => `    ${quoted([node.doi], 2000)} [label=${quoted(linesOf(node))}${look(node, scene.latest)}]`),
    '  }',
    ...scene.edges.map(edge => `  ${quoted([edge.from], 2000)} -> ${quoted([edge.to], 2000)}${line(edge)}`),
  ]
}

function look(node: VersionNode, latest: string): string {
  const styles = [...(node.record === undefined ? ['dashed'] : []), ...(node.doi === latest ? ['bold'] : [])]
  return `${node.role === 'concept' ? ', shape=ellipse' : ''}${styles.length > 0 ? `, style=${quoted([styles.join(',')])}` : ''}`
}

function line({ type, side }: VersionEdge): string {
  if (type === 'alias') return ' [style=dotted, dir=none, label="identical"]'
  if (type === 'concept') return ' [style=dashed]'
  return side === 'heuristic' ? ' [style=dashed, label="guessed"]' : ''
}

const quoted = (lines: readonly string[], width = 80): string =>
  `"${lines.map(text => shortened(text, width).replace(/["\\]/g, '\\$&')).join('\\n')}"`
