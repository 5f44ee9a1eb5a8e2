/** A link between two nodes, from the older to the newer where one is. */
export interface Link {
  readonly from: number
  readonly to: number
}

/** Of each node the ones that links lead to from it. */
export function multimap(links: Iterable<Link>): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  for (const { from, to } of links) {
    const list = lists.get(from)
    if (list) list.push(to)
    else lists.set(from, [to])
  }
  return lists
}

/** The link that leads back. */
export const reversed = ({ from, to }: Link): Link => ({ from: to, to: from })
