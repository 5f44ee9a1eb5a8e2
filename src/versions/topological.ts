import { cyclesOf } from './cycles.ts'
import { RankHeap } from './heap.ts'
import { nextOf, type Successors } from './successors.ts'

/** Puts the nodes of one chain in order; `cycles` gathers the circles that it met. The list that it returns is used again by the next call. */
export interface Orderer {
  (nodes: readonly number[]): readonly number[]
  cycles: number[][]
}

/**
 * Orders nodes so that every successor follows what it succeeds (Kahn 1962). `sort` decides between nodes that are free to go,
 * and is asked only where there are several. Nodes of a circle stay together, in the order of `sort`.
 */
export function topologicalOrder(successors: Successors, sort: (nodes: readonly number[]) => number[]): Orderer {
  const { starts, targets } = successors
  const pending = successors.incoming.slice()
  const ranks = new Map<number, number>()
  const queue = new RankHeap(node => ranks.get(node) ?? 0)
  const result: number[] = []
  const cycles: number[][] = []

  let sources: readonly number[] = []

  // Ranks cost a look into the records: most chains are a single line and do without.
  function add(node: number): void {
    if (queue.size > 0 && ranks.size === 0) setRanks(sort(sources))
    queue.push(node)
  }

  function setRanks(sorted: readonly number[]): void {
    sorted.forEach((node, rank) => {
      ranks.set(node, rank)
    })
  }

  function order(nodes: readonly number[]): readonly number[] {
    sources = nodes
    result.length = 0
    if (ranks.size > 0) ranks.clear()
    for (const node of nodes) if (pending[node] === 0) add(node)
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      result.push(node)
      for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at++) {
        const target = targets[at] ?? 0
        const left = (pending[target] ?? 0) - 1
        pending[target] = left
        if (left === 0) add(target)
      }
    }
    return result.length === nodes.length ? result : aroundCircles(sort(nodes))
  }

  function aroundCircles(sorted: readonly number[]): readonly number[] {
    const circles = cyclesOf(sorted, node => nextOf(successors, node))
    for (const circle of circles) cycles.push(circle)
    return orderUnits(sorted, circles, node => nextOf(successors, node))
  }

  return Object.assign(order, { cycles })
}

/** Orders nodes with every circle counted as one, for which its first node stands. */
function orderUnits(
  sorted: readonly number[],
  circles: readonly number[][],
  next: (node: number) => readonly number[],
): number[] {
  const ranks = new Map(sorted.map((node, rank) => [node, rank]))
  const units = unitsOf(sorted, circles)
  const first = new Map([...units].flatMap(([unit, nodes]) => nodes.map(node => [node, unit] as const)))
  const targetsOf = (unit: number): number[] => {
    const targets = (units.get(unit) ?? []).flatMap(next)
    return targets.map(node => first.get(node) ?? node).filter(target => target !== unit)
  }
  const waiting = new Map<number, number>()
  for (const target of [...units.keys()].flatMap(targetsOf)) waiting.set(target, (waiting.get(target) ?? 0) + 1)
  const queue = new RankHeap(unit => ranks.get(unit) ?? 0)
  for (const unit of units.keys()) if (!waiting.has(unit)) queue.push(unit)
  const result: number[] = []
  for (let unit = queue.pop(); unit !== undefined; unit = queue.pop()) {
    for (const node of units.get(unit) ?? []) result.push(node)
    for (const target of targetsOf(unit)) {
      const left = (waiting.get(target) ?? 0) - 1
      waiting.set(target, left)
      if (left === 0) queue.push(target)
    }
  }
  return result
}

function unitsOf(sorted: readonly number[], circles: readonly number[][]): Map<number, readonly number[]> {
  const circleOf = new Map(circles.flatMap(circle => circle.map(node => [node, circle] as const)))
  const units = new Map<number, readonly number[]>()
  for (const node of sorted) {
    const circle = circleOf.get(node) ?? [node]
    if (circle[0] === node) units.set(node, circle)
  }
  return units
}
