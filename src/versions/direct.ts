import type { Arrangement } from './arrange.ts'
import { nextOf } from './successors.ts'

/** A succession between two neighbours. */
export interface DirectEdge {
  from: number
  to: number
}

/**
 * The successions that lead to a next version: a link from the first version to the third is left out where the second lies between,
 * and so are the links of a circle. The search has a budget in proportion to the links; what lies beyond it counts as direct.
 */
export function directEdges(arrangement: Arrangement): DirectEdge[] {
  const { successors, members, cycles } = arrangement
  const position = new Map<number, number>()
  members.forEach((node, at) => {
    position.set(node, at)
  })
  const circleOf = new Map<number, number>()
  cycles.forEach((circle, number) => {
    for (const node of circle) circleOf.set(node, number)
  })
  const placeOf = (node: number): number => position.get(node) ?? 0
  const forward = (node: number): number[] =>
    nextOf(successors, node).filter(next => {
      const circle = circleOf.get(node)
      return placeOf(next) > placeOf(node) && (circle === undefined || circle !== circleOf.get(next))
    })
  let budget = 1000 + 10 * successors.targets.length
  const edges: DirectEdge[] = []
  for (const from of members) {
    if (successors.starts[from] === successors.starts[from + 1]) continue
    const targets = forward(from)
    if (targets.length > 1) {
      targets.sort((a, b) => placeOf(a) - placeOf(b))
      budget = reduce(targets, forward, placeOf, budget)
    }
    for (const to of targets) edges.push({ from, to })
  }
  return edges
}

/** Removes from `targets`, sorted by place, what another of them leads to; returns what is left of the budget. */
function reduce(
  targets: number[],
  forward: (node: number) => number[],
  placeOf: (node: number) => number,
  budget: number,
): number {
  const end = placeOf(targets.at(-1) ?? 0)
  const wanted = new Set(targets)
  const seen = new Set<number>()
  const path: number[] = []
  let left = budget
  for (const target of targets) {
    if (seen.has(target)) continue
    wanted.delete(target)
    path.push(target)
    for (let node = path.pop(); node !== undefined && wanted.size > 0 && left > 0; node = path.pop()) {
      for (const next of forward(node)) {
        left--
        wanted.delete(next)
        if (seen.has(next) || placeOf(next) > end) continue
        seen.add(next)
        path.push(next)
      }
    }
  }
  targets.splice(0, targets.length, ...targets.filter(target => !seen.has(target)))
  return left
}
