import type { Arrangement } from './arrange.ts'
import { type Collection, keyAt } from './collect.ts'
import type { MergedEdge } from './edges.ts'
import { compareNaturally } from './order.ts'
import type { VersionChain } from './types.ts'

/** A chain as users see it; `concept` is the node that stands for all its versions. */
export function chainAt<R>(
  found: Collection<R>,
  arrangement: Arrangement,
  chain: number,
  concept: number | undefined,
): VersionChain {
  const { starts, members, versionsEnd, conceptsEnd, aliases } = arrangement
  const names = (from: number | undefined, to: number | undefined): string[] =>
    Array.from(members.subarray(from, to), node => found.names[node] ?? '')
  const order = names(starts[chain], versionsEnd[chain])
  return {
    id: keyAt(found, concept ?? members[starts[chain] ?? 0] ?? 0),
    ...(concept === undefined ? {} : { concept: found.names[concept] ?? '' }),
    concepts: names(versionsEnd[chain], conceptsEnd[chain]),
    order,
    latest: order.at(-1) ?? '',
    aliases: Array.from(members.subarray(conceptsEnd[chain], starts[chain + 1]), node => ({
      doi: found.names[node] ?? '',
      of: found.names[aliases?.standIn[node] ?? node] ?? '',
    })).sort((a, b) => compareNaturally(a.doi, b.doi)),
  }
}

/**
 * Tells which node stands for all versions of a chain: of several the one that is no version of another and has most versions.
 * The edges are looked at once, and only where a chain has several.
 */
export function conceptFinder<R>(
  found: Collection<R>,
  { members, versionsEnd, conceptsEnd }: Arrangement,
  edges: () => readonly MergedEdge[],
): (chain: number) => number | undefined {
  let scores: Map<number, number> | undefined
  return chain => {
    const [first, ...more] = members.subarray(versionsEnd[chain], conceptsEnd[chain])
    if (first === undefined || more.length === 0) return first
    scores ??= scoresOf(edges())
    const score = (node: number): number => scores?.get(node) ?? 0
    const better = (a: number, b: number): boolean => {
      const order =
        score(a) - score(b) ||
        Number(found.records[a] !== undefined) - Number(found.records[b] !== undefined) ||
        compareNaturally(keyAt(found, b), keyAt(found, a))
      return order > 0
    }
    return more.reduce((best, node) => (better(node, best) ? node : best), first)
  }
}

/** How many versions each concept has; negative for one that is itself a version. */
function scoresOf(edges: readonly MergedEdge[]): Map<number, number> {
  const scores = new Map<number, number>()
  for (const { from, to, type } of edges) {
    if (type !== 'concept') continue
    scores.set(from, (scores.get(from) ?? 0) + 1)
    scores.set(to, (scores.get(to) ?? 0) - edges.length)
  }
  return scores
}
