import type { Edge } from './edges.ts'
import { reversed } from './multimap.ts'
import { inOrder } from './topological.ts'

/** Nodes of a family that are the same thing under several identifiers and count as one. */
export interface Aliases {
  /** By alias: the node that represents it. */
  standIns: ReadonlyMap<number, number>
  /** Groups that cannot be one thing because one member is declared a version of another; they stay separate. */
  conflicts: readonly (readonly number[])[]
}

/** Groups the nodes of a family by their alias edges; the first of each group by `compare` represents the others. */
export function settleAliases(
  nodes: readonly number[],
  edges: readonly Edge[],
  compare: (a: number, b: number) => number,
): Aliases {
  const standIns = new Map<number, number>()
  const conflicts: number[][] = []
  const aliases = edges.filter(({ type }) => type === 'alias')
  if (aliases.length === 0) return { standIns, conflicts }
  const groups = inOrder(nodes, [...aliases, ...aliases.map(reversed)]).filter(group => group.length > 1)
  const groupOf = new Map(groups.flatMap(group => group.map(node => [node, group] as const)))
  const others = edges.filter(({ type }) => type !== 'alias')
  const broken = new Set(
    others.flatMap(({ from, to }) => (groupOf.get(from) === groupOf.get(to) ? [groupOf.get(from)] : [])),
  )
  for (const group of groups) {
    const [best = 0, ...rest] = group.sort(compare)
    if (broken.has(group)) conflicts.push(group)
    else for (const node of rest) standIns.set(node, best)
  }
  return { standIns, conflicts }
}
