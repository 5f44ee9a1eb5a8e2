/** The second of each pair under the first: what leads where. */
export function multimap(pairs: Iterable<readonly [number, number]>): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  for (const [key, item] of pairs) {
    const list = lists.get(key)
    if (list) list.push(item)
    else lists.set(key, [item])
  }
  return lists
}
