import { requireMethods } from '../../core/argument.ts'
import type { VersionChain, VersionEdge, VersionGraph, VersionNode } from '../types.ts'

/** Options shared by all pictures. */
export interface PictureOptions {
  /**
   * The DOI whose chain is drawn; a DOI without a chain is drawn as a single node. By default, every chain is drawn.
   */
  of?: string
}

/** One chain, or one node without a chain, ready to be drawn. */
export interface Scene {
  /**
   * The title of the newest version with a title, else the title of a concept, else the identifier of the chain or
   * node.
   */
  title: string
  concepts: VersionNode[]
  /** The versions, oldest first. */
  versions: VersionNode[]
  aliases: { node: VersionNode; of: string }[]
  /** The DOI of the newest version that is not withdrawn, or of the newest version if all are withdrawn. */
  latest: string
  edges: VersionEdge[]
}

/**
 * Returns a scene for every chain or, if `of` is given, only for that DOI. Returns an empty list for an unknown DOI.
 */
export function scenesOf(graph: VersionGraph<unknown>, { of }: PictureOptions): Scene[] {
  requireMethods('The graph', 'the result of versionGraph', graph, ['chain', 'node'])
  if (of !== undefined) {
    const chain = graph.chain(of)
    const node = graph.node(of)
    if (chain) return scenes(graph, [chain])
    return node
      ? [
          {
            title: node.title ?? node.doi,
            concepts: [],
            versions: [node as VersionNode],
            aliases: [],
            latest: node.doi,
            edges: [],
          },
        ]
      : []
  }
  return scenes(graph, graph.chains)
}

function scenes(graph: VersionGraph<unknown>, chains: readonly VersionChain[]): Scene[] {
  const nodeOf = (doi: string): VersionNode =>
    (graph.node(doi) as VersionNode | undefined) ?? { doi, key: doi, role: 'unknown' }
  const sceneOf = new Map<string, Scene>()
  const made = chains.map(chain => {
    const versions = chain.order.map(nodeOf)
    const concepts = chain.concepts.map(nodeOf)
    const scene: Scene = {
      title: titleOf([...concepts, ...versions]) ?? chain.id,
      concepts,
      versions,
      aliases: chain.aliases.map(({ doi, of }) => ({ node: nodeOf(doi), of })),
      latest: chain.latest,
      edges: [],
    }
    for (const doi of [...chain.order, ...chain.concepts, ...chain.aliases.map(alias => alias.doi)])
      sceneOf.set(doi, scene)
    return scene
  })
  for (const edge of graph.edges) sceneOf.get(edge.from)?.edges.push(edge)
  return made
}

const titleOf = (nodes: readonly VersionNode[]): string | undefined =>
  nodes.findLast(({ title }) => title !== undefined)?.title

/**
 * Returns the lines of a node's label: the version (`All versions` for a concept), the identifier, the date of a
 * version, and a note if the record is missing.
 */
export function linesOf(node: VersionNode): string[] {
  const version = node.role === 'concept' ? 'All versions' : node.version
  const date = node.role === 'concept' ? undefined : node.date?.slice(0, 10)
  const lines = [version, node.doi, date, node.record === undefined ? 'no record' : undefined]
  return lines.filter(line => line !== undefined)
}

/**
 * Renders a text on one line without unprintable characters, cut with an ellipsis after `width` columns. East Asian
 * letters and emoji take two columns.
 */
export function shortened(text: string, width: number): string {
  let columns = 0
  let short = ''
  for (const character of text
    .slice(0, 4 * width)
    .replace(unprintable, ' ')
    .trim()) {
    columns += wide.test(character) ? 2 : 1
    if (columns > width) return `${short.trimEnd()}…`
    short += character
  }
  return short
}

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uff00-\uff60]/u
