/** A link between two nodes, from older to newer if one is. */
export interface Link {
  readonly from: number
  readonly to: number
}

/** By node: the nodes to which its links lead. */
export function multimap(links: Iterable<Link>): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  for (const { from, to } of links) {
    const list = lists.get(from)
    if (list) list.push(to)
    else lists.set(from, [to])
  }
  return lists
}

/** The link in the opposite direction. */
export const reversed = ({ from, to }: Link): Link => ({ from: to, to: from })
