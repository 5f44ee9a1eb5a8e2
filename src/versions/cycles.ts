/**
 * The strongly connected components of a graph that hold more than one node, or in other words its cycles, each in the order in
 * which `nodes` has them (Tarjan 1972, without recursion: chains can be a million nodes long).
 */
export function cyclesOf(nodes: readonly number[], successors: (node: number) => readonly number[]): number[][] {
  const place = new Map(nodes.map((node, at) => [node, at]))
  const seen = new Int32Array(nodes.length)
  const low = new Int32Array(nodes.length)
  const open: number[] = []
  const isOpen = new Uint8Array(nodes.length)
  const cycles: number[][] = []
  let clock = 0

  const enter = (at: number): Frame => {
    clock++
    seen[at] = clock
    low[at] = clock
    open.push(at)
    isOpen[at] = 1
    return { at, next: 0, targets: successors(nodes[at] ?? 0) }
  }

  const leave = (at: number): void => {
    if (low[at] !== seen[at]) return
    const members = open.splice(open.lastIndexOf(at))
    for (const member of members) isOpen[member] = 0
    if (members.length > 1) cycles.push(members.sort((a, b) => a - b).map(member => nodes[member] ?? 0))
  }

  const lower = (at: number, to: number): void => {
    if (to < (low[at] ?? 0)) low[at] = to
  }

  const step = (path: Frame[], top: Frame): void => {
    const target = place.get(top.targets[top.next++] ?? -1)
    if (target !== undefined) {
      if (seen[target] === 0) path.push(enter(target))
      else if (isOpen[target] === 1) lower(top.at, seen[target] ?? 0)
    } else if (top.next > top.targets.length) {
      path.pop()
      const below = path.at(-1)
      if (below) lower(below.at, low[top.at] ?? 0)
      leave(top.at)
    }
  }

  for (let root = 0; root < nodes.length; root++) {
    if (seen[root] !== 0) continue
    const path = [enter(root)]
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) step(path, top)
  }
  return cycles.sort((a, b) => (place.get(a[0] ?? 0) ?? 0) - (place.get(b[0] ?? 0) ?? 0))
}

interface Frame {
  at: number
  next: number
  targets: readonly number[]
}
