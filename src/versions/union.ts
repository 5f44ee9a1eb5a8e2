/** Disjoint sets of the numbers below `size` (union-find); the smallest member represents its set. */
export class DisjointSets {
  readonly #parent: Int32Array

  constructor(size: number) {
    this.#parent = new Int32Array(size)
    for (let at = 0; at < size; at++) this.#parent[at] = at
  }

  find(item: number): number {
    const parent = this.#parent
    let at = item
    for (;;) {
      const above = parent[at] ?? at
      if (above === at) return at
      const next = parent[above] ?? above
      parent[at] = next
      at = next
    }
  }

  /** Joins the sets of two members; returns false if they were already in the same set. */
  join(a: number, b: number): boolean {
    const first = this.find(a)
    const second = this.find(b)
    if (first === second) return false
    this.#parent[Math.max(first, second)] = Math.min(first, second)
    return true
  }
}
