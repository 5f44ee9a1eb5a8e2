import { relations, relationsIn } from '../relations.ts'
import type { EdgeType, VersionEdge } from '../types.ts'

/** A relation between two nodes: from the older version or the concept, or the first record of an alias, to the other. */
export interface Edge {
  from: number
  to: number
  type: EdgeType
  /** Indices in `relations` of its declarations, as bits. */
  how: number
}

/** Links in the order in which they were found, in lists of numbers, which need less memory than objects. */
export interface Links {
  /** By link: two nodes, first the one that declares it. */
  ends: number[]
  /** By link: its index in `relations`. */
  how: number[]
}

/** The edge of the link with the given index. */
export function edgeAt({ ends, how }: Links, link: number): Edge {
  const [declarer = 0, other = 0] = [ends[2 * link], ends[2 * link + 1]]
  const relation = how[link] ?? 0
  const { declarer: end, type } = relations[relation] ?? { type: 'succession' }
  const [from, to] = end === 'from' ? [declarer, other] : [other, declarer]
  return { from, to, type, how: 1 << relation }
}

/** Merges edges that have the same nodes, direction and type, in the order of their first occurrence. */
export function merge(edges: Iterable<Edge>): Edge[] {
  const byEnds = new Map<string, Edge>()
  for (const edge of edges) {
    const ends = `${edge.type} ${edge.from} ${edge.to}`
    const first = byEnds.get(ends)
    if (first) first.how |= edge.how
    else byEnds.set(ends, { ...edge })
  }
  return [...byEnds.values()]
}

/** The edge as users see it, with DOIs instead of numbers. */
export function publicEdge({ from, to, type, how }: Edge, names: readonly string[]): VersionEdge {
  const ends = { from: names[from] ?? '', to: names[to] ?? '' }
  const ways = relationsIn(how)
  const declaredBy = ways.map(({ by, declarer }) => ({ doi: ends[declarer], by }))
  const declarers = new Set(ways.flatMap(({ by, declarer }) => (by === 'suffix' ? [] : [declarer])))
  const [first = 'heuristic', second] = declarers
  return { ...ends, type, declaredBy, side: second ? 'both' : first }
}

/** A link between two nodes, from older to newer if one is. */
export interface Link {
  readonly from: number
  readonly to: number
}

/** By node: the nodes to which its links lead. */
export function multimap(links: Iterable<Link>): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  for (const { from, to } of links) {
    const list = lists.get(from)
    if (list) list.push(to)
    else lists.set(from, [to])
  }
  return lists
}

/** The link in the opposite direction. */
export const reversed = ({ from, to }: Link): Link => ({ from: to, to: from })
