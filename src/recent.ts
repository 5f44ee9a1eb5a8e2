/**
 * A cache of the values that were used last. It has two maps: when the younger is full, the older is dropped as a whole, because a map
 * from which the oldest entry is deleted one by one gets slow.
 */
export class Recent<T> {
  readonly #most: number
  readonly #weightOf: (value: T, key: string) => number
  #young = new Map<string, T>()
  #old = new Map<string, T>()
  #weight = 0

  /** Holds at most twice `most`: values, or where they are weighed, their weights. */
  constructor(most: number, weightOf: (value: T, key: string) => number = () => 1) {
    this.#most = most
    this.#weightOf = weightOf
  }

  /** The value of a key; it is made unless it is held. */
  get(key: string, make: () => T): T {
    return this.held(key) ?? this.keep(key, make())
  }

  /** The value of a key; undefined unless it is held. */
  held(key: string): T | undefined {
    const value = this.#young.get(key)
    if (value !== undefined) return value
    const old = this.#old.get(key)
    return old === undefined ? undefined : this.keep(key, old)
  }

  /** Adds a value under a key that has none. */
  keep(key: string, value: T): T {
    const weight = this.#weightOf(value, key)
    if (this.#weight + weight > this.#most) {
      this.#old = this.#young
      this.#young = new Map()
      this.#weight = 0
    }
    this.#young.set(key, value)
    this.#weight += weight
    return value
  }

  clear(): void {
    this.#young.clear()
    this.#old.clear()
    this.#weight = 0
  }
}
