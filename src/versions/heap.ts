/** A priority queue of numbers: `pop` gives the one of lowest rank. Ranks must differ. */
export class RankHeap {
  readonly #items: number[] = []
  readonly #rank: (item: number) => number

  constructor(rank: (item: number) => number) {
    this.#rank = rank
  }

  get size(): number {
    return this.#items.length
  }

  push(item: number): void {
    const items = this.#items
    const rank = this.#rank(item)
    let at = items.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = items[parent] ?? 0
      if (this.#rank(above) <= rank) break
      items[at] = above
      at = parent
    }
    items[at] = item
  }

  pop(): number | undefined {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (last !== undefined && items.length > 0) this.#sink(last)
    return top
  }

  #sink(item: number): void {
    const items = this.#items
    const rank = this.#rank(item)
    let at = 0
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      const right = child + 1
      if (right < items.length && this.#rank(items[right] ?? 0) < this.#rank(items[child] ?? 0)) child = right
      const below = items[child] ?? 0
      if (rank <= this.#rank(below)) break
      items[at] = below
      at = child
    }
    items[at] = item
  }
}
