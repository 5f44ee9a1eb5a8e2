/** Puts runs, each of which is in order, together in that order, holding one item of each. */
export function* merged<T>(runs: Iterable<Iterator<T>>, isBefore: (one: T, other: T) => boolean): Generator<T> {
  // A heap: what stands at n is not behind what stands at 2n + 1 and 2n + 2.
  const heap: { item: T; run: Iterator<T> }[] = []
  const swap = (one: number, other: number): void => {
    const kept = heap[one] as (typeof heap)[number]
    heap[one] = heap[other] as (typeof heap)[number]
    heap[other] = kept
  }
  const isLess = (one: number, other: number): boolean => {
    const [a, b] = [heap[one], heap[other]]
    return a !== undefined && b !== undefined && isBefore(a.item, b.item)
  }
  const sink = (from: number): void => {
    for (let at = from; ; ) {
      const child = 2 * at + (isLess(2 * at + 2, 2 * at + 1) ? 2 : 1)
      if (!isLess(child, at)) return
      swap(child, at)
      at = child
    }
  }
  for (const run of runs) {
    const { done, value } = run.next()
    if (done !== true) heap.push({ item: value, run })
  }
  for (let at = Math.floor(heap.length / 2); at >= 0; at--) sink(at)
  for (let first = heap[0]; first !== undefined; first = heap[0]) {
    yield first.item
    const { done, value } = first.run.next()
    if (done !== true) first.item = value
    else {
      swap(0, heap.length - 1)
      heap.pop()
    }
    sink(0)
  }
}
