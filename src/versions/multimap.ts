/** The second of each pair under the first: what leads where. */
export function multimap<T>(pairs: Iterable<readonly [number, T]>): Map<number, T[]> {
  const lists = new Map<number, T[]>()
  for (const [key, item] of pairs) {
    const list = lists.get(key)
    if (list) list.push(item)
    else lists.set(key, [item])
  }
  return lists
}
