import type { Collection } from './collect.ts'
import { relations } from './relations.ts'

/** The links of type succession by their older end: those of node `n` lead to `targets[starts[n]]` up to `targets[starts[n + 1]]`. */
export interface Successors {
  starts: Int32Array
  targets: Int32Array
  /** How many links lead to each node. */
  incoming: Int32Array
}

/** Lists the newer versions of every node, each once per declaration; `standIn` says which node counts for an alias. */
export function successorsOf<R>(found: Collection<R>, standIn: Int32Array | undefined): Successors {
  const { how } = found
  const from = standIn ? found.from.map(node => standIn[node] ?? node) : found.from
  const to = standIn ? found.to.map(node => standIn[node] ?? node) : found.to
  const size = found.names.length
  const starts = new Int32Array(size + 1)
  const incoming = new Int32Array(size)
  for (let link = 0; link < how.length; link++) {
    if (relations[how[link] ?? 0]?.type !== 'succession') continue
    const node = from[link] ?? 0
    const target = to[link] ?? 0
    starts[node] = (starts[node] ?? 0) + 1
    incoming[target] = (incoming[target] ?? 0) + 1
  }
  let sum = 0
  for (let node = 0; node <= size; node++) {
    sum += starts[node] ?? 0
    starts[node] = sum
  }
  const targets = new Int32Array(sum)
  // Filled from behind, so that each start moves to the front of its stretch.
  for (let link = how.length - 1; link >= 0; link--) {
    if (relations[how[link] ?? 0]?.type !== 'succession') continue
    const node = from[link] ?? 0
    const at = (starts[node] ?? 0) - 1
    starts[node] = at
    targets[at] = to[link] ?? 0
  }
  return { starts, targets, incoming }
}

/** The newer versions of a node, each once. */
export function nextOf({ starts, targets }: Successors, node: number): number[] {
  return [...new Set(targets.subarray(starts[node], starts[node + 1]))]
}
