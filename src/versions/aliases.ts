import { type Collection, keyAt } from './collect.ts'
import { compareNaturally } from './order.ts'
import { relations } from './relations.ts'
import { DisjointSets } from './union.ts'

/** Which node stands for which: nodes that are the same thing under several identifiers count as one in a chain's order. */
export interface Aliases {
  /** Of each node the one that stands for it, mostly itself. */
  standIn: Int32Array
  /** Groups that cannot be one thing, because one of them is declared a version of another; they are left apart. */
  conflicts: number[][]
}

/** Groups nodes by their alias links; `isLinked` says whether a node has version relations of its own, which make it stand for the others. */
export function resolveAliases<R>(found: Collection<R>, isLinked: (node: number) => boolean): Aliases {
  const sets = new DisjointSets(found.names.length)
  const joined = new Set<number>()
  found.how.forEach((how, link) => {
    if (relations[how]?.type !== 'alias') return
    const a = found.from[link] ?? 0
    const b = found.to[link] ?? 0
    sets.join(a, b)
    joined.add(a).add(b)
  })
  const broken = brokenGroups(found, sets)
  const standIn = Int32Array.from(found.names, (_, node) => node)
  const conflicts: number[][] = []
  for (const [root, members] of groupsOf(joined, sets)) {
    if (broken.has(root)) conflicts.push(members)
    else {
      const best = members.reduce((a, b) => (isBetter(found, isLinked, b, a) ? b : a))
      for (const member of members) standIn[member] = best
    }
  }
  return { standIn, conflicts }
}

function groupsOf(nodes: Iterable<number>, sets: DisjointSets): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const node of nodes) {
    const group = groups.get(sets.find(node))
    if (group) group.push(node)
    else groups.set(sets.find(node), [node])
  }
  return groups
}

function brokenGroups<R>(found: Collection<R>, sets: DisjointSets): Set<number> {
  const broken = new Set<number>()
  found.how.forEach((how, link) => {
    if (relations[how]?.type === 'alias') return
    const root = sets.find(found.from[link] ?? 0)
    if (root === sets.find(found.to[link] ?? 0)) broken.add(root)
  })
  return broken
}

function isBetter<R>(found: Collection<R>, isLinked: (node: number) => boolean, a: number, b: number): boolean {
  const order =
    Number(isLinked(a)) - Number(isLinked(b)) ||
    Number(found.records[a] !== undefined) - Number(found.records[b] !== undefined)
  return order > 0 || (order === 0 && compareNaturally(keyAt(found, a), keyAt(found, b)) < 0)
}
