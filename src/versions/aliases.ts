import type { MergedEdge } from './edges.ts'
import { multimap } from './multimap.ts'
import { DisjointSets } from './union.ts'

/** Which node of a family stands for which: nodes that are the same thing under several identifiers count as one. */
export interface Aliases {
  /** Of each alias the node that stands for it. */
  standIns: ReadonlyMap<number, number>
  /** Groups that cannot be one thing, because one of them is declared a version of another; they are left apart. */
  conflicts: readonly (readonly number[])[]
}

/** Groups the nodes of a family by their alias edges; of each group the first by `compare` stands for the others. */
export function settleAliases(
  nodes: readonly number[],
  edges: readonly MergedEdge[],
  compare: (a: number, b: number) => number,
): Aliases {
  const standIns = new Map<number, number>()
  const conflicts: number[][] = []
  const aliases = edges.filter(({ type }) => type === 'alias')
  if (aliases.length === 0) return { standIns, conflicts }
  const places = new Map(nodes.map((node, place) => [node, place]))
  const sets = new DisjointSets(nodes.length)
  const setOf = (node: number): number => sets.find(places.get(node) ?? 0)
  for (const { from, to } of aliases) sets.join(setOf(from), setOf(to))
  const others = edges.filter(({ type }) => type !== 'alias')
  const broken = new Set(others.flatMap(({ from, to }) => (setOf(from) === setOf(to) ? [setOf(from)] : [])))
  for (const [set, members] of multimap(nodes.map(node => [setOf(node), node]))) {
    const [best = 0, ...rest] = members.sort(compare)
    if (broken.has(set)) conflicts.push(members)
    else for (const node of rest) standIns.set(node, best)
  }
  return { standIns, conflicts }
}
