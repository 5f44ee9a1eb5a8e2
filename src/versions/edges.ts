import { code, relations, relationsIn } from './relations.ts'
import type { EdgeType, VersionEdge } from './types.ts'

/** Links merged into edges: all that joins the same nodes in the same direction with the same type is one. */
export interface MergedEdge {
  from: number
  to: number
  type: EdgeType
  /** Places in `relations` of what declares it, as bits. */
  how: number
}

/** Merges edges, in the order in which they were met first. */
export function merge(edges: Iterable<MergedEdge>): MergedEdge[] {
  const byEnds = new Map<string, MergedEdge>()
  for (const edge of edges) {
    const ends = `${edge.type} ${edge.from} ${edge.to}`
    const first = byEnds.get(ends)
    if (first) first.how |= edge.how
    else byEnds.set(ends, { ...edge })
  }
  return [...byEnds.values()]
}

/** Which ends of an edge declare it. */
export function sideOf(how: number): VersionEdge['side'] {
  const declarers = new Set(relationsIn(how & ~(1 << code.suffix)).map(({ declarer }) => declarer))
  const [first = 'heuristic'] = declarers
  return declarers.size === 2 ? 'both' : first
}

/** The edge as users see it, with DOIs in the place of numbers. */
export function publicEdge({ from, to, type, how }: MergedEdge, names: readonly string[]): VersionEdge {
  const ends = { from: names[from] ?? '', to: names[to] ?? '' }
  const declaredBy = relationsIn(how).map(({ by, declarer }) => ({ doi: ends[declarer], by }))
  return { ...ends, type, declaredBy, side: sideOf(how) }
}

/** The edge that a single link makes. */
export function edgeOf(from: number, to: number, how: number): MergedEdge {
  return { from, to, type: relations[how]?.type ?? 'succession', how: 1 << how }
}
