import type { Collection } from './collect.ts'
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

/** Merges links, in the order in which they were met first. */
export function mergeLinks<R>({ from, to, how, names }: Collection<R>): MergedEdge[] {
  const byEnds = new Map<number, MergedEdge>()
  for (let link = 0; link < how.length; link++) {
    const a = from[link] ?? 0
    const b = to[link] ?? 0
    const place = how[link] ?? 0
    const type = relations[place]?.type ?? 'succession'
    const ends = (a * names.length + b) * types.length + types.indexOf(type)
    const edge = byEnds.get(ends)
    if (edge) edge.how |= 1 << place
    else byEnds.set(ends, { from: a, to: b, type, how: 1 << place })
  }
  return [...byEnds.values()]
}

/** Which ends of an edge declare it. */
export function sideOf(how: number): VersionEdge['side'] {
  let [from, to] = [false, false]
  for (let place = 0; place < relations.length; place++) {
    if ((how & (1 << place)) === 0 || place === code.suffix) continue
    if (relations[place]?.declarer === 'from') from = true
    else to = true
  }
  return from && to ? 'both' : from ? 'from' : to ? 'to' : 'heuristic'
}

/** The edge as users see it, with DOIs in the place of numbers. */
export function publicEdge({ from, to, type, how }: MergedEdge, names: readonly string[]): VersionEdge {
  const ends = { from: names[from] ?? '', to: names[to] ?? '' }
  const declaredBy = relationsIn(how).map(({ by, declarer }) => ({ doi: ends[declarer], by }))
  return { ...ends, type, declaredBy, side: sideOf(how) }
}

const types: readonly EdgeType[] = ['succession', 'concept', 'alias']
