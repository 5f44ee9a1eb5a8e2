import { relations, relationsIn } from '../relations.ts'
import type { EdgeType, VersionEdge } from '../types.ts'

/**
 * A directed relation between two nodes.
 *
 * A succession leads from the older to the newer version, a concept relation from the concept to a version, and an
 * alias relation from the key that sorts first.
 */
export interface Edge {
  from: number
  to: number
  type: EdgeType
  /** The relations that declare the edge, as a bit set: bit n is the relation at index n of `relations`. */
  how: number
}

/** Links in order of discovery, in lists of numbers, which need less memory than objects. */
export interface Links {
  /** The two nodes of each link, starting with the node whose record declares the link. */
  ends: number[]
  /** The index of each link's relation in `relations`. */
  how: number[]
}

/** Returns the edge of the link with the given index. */
export function edgeAt({ ends, how }: Links, link: number): Edge {
  const [declarer = 0, other = 0] = [ends[2 * link], ends[2 * link + 1]]
  const relation = how[link] ?? 0
  const { declarer: end, type } = relations[relation] ?? { type: 'succession' }
  const [from, to] = end === 'from' ? [declarer, other] : [other, declarer]
  return { from, to, type, how: 1 << relation }
}

/** Merges edges with the same nodes, direction and type, in the order of their first occurrence. */
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

/** Returns the public form of an edge, with DOIs instead of numbers. */
export function publicEdge({ from, to, type, how }: Edge, names: readonly string[]): VersionEdge {
  const ends = { from: names[from] ?? '', to: names[to] ?? '' }
  const ways = relationsIn(how)
  const declaredBy = ways.map(({ by, declarer }) => ({ doi: ends[declarer], by }))
  const declarers = new Set(ways.flatMap(({ by, declarer }) => (by === 'suffix' ? [] : [declarer])))
  const [first = 'heuristic', second] = declarers
  return { ...ends, type, declaredBy, side: second ? 'both' : first }
}

/** A link between two nodes, from the older to the newer if they are versions. */
export interface Link {
  readonly from: number
  readonly to: number
}

/** Returns the target nodes of each node's links. */
export function multimap(links: Iterable<Link>): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  for (const { from, to } of links) {
    const list = lists.get(from)
    if (list) list.push(to)
    else lists.set(from, [to])
  }
  return lists
}

/** Returns a link with its ends swapped. */
export const reversed = ({ from, to }: Link): Link => ({ from: to, to: from })
