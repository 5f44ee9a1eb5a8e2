import { relations, relationsIn } from './relations.ts'
import type { EdgeType, VersionEdge } from './types.ts'

/** A relation between two nodes: from the older version or the concept, or the first record of an alias, to the other. */
export interface Edge {
  from: number
  to: number
  type: EdgeType
  /** Places in `relations` of what declares it, as bits. */
  how: number
}

/** The edge that one declaration makes. */
export function edgeOf(relation: number, declarer: number, other: number): Edge {
  const { declarer: end, type } = relations[relation] ?? { type: 'succession' }
  const [from, to] = end === 'from' ? [declarer, other] : [other, declarer]
  return { from, to, type, how: 1 << relation }
}

/** Makes one of all edges that join the same nodes in the same direction with the same type, in the order of the first. */
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

/** The edge as users see it, with DOIs in the place of numbers. */
export function publicEdge({ from, to, type, how }: Edge, names: readonly string[]): VersionEdge {
  const ends = { from: names[from] ?? '', to: names[to] ?? '' }
  const ways = relationsIn(how)
  const declaredBy = ways.map(({ by, declarer }) => ({ doi: ends[declarer], by }))
  const declarers = new Set(ways.flatMap(({ by, declarer }) => (by === 'suffix' ? [] : [declarer])))
  const [first = 'heuristic', second] = declarers
  return { ...ends, type, declaredBy, side: second ? 'both' : first }
}
