/** Maps items with up to `limit` calls under way at once, and yields the results in the order of the items. */
export async function* mapOrdered<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = []
  for (const item of items) {
    const started = map(item)
    // Handled when its turn comes; until then a failure must not count as unhandled.
    started.catch(() => {})
    underWay.push(started)
    if (underWay.length >= limit) yield* first(underWay)
  }
  while (underWay.length > 0) yield* first(underWay)
}

async function* first<Result>(queue: Promise<Result>[]): AsyncGenerator<Result> {
  const next = queue.shift()
  if (next !== undefined) yield await next
}
