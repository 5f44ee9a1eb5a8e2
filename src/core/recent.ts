/**
 * A cache of recently used values in two generations. The older generation is dropped as a whole, because evicting the
 * oldest entries of a map one by one gets slow.
 */
export class Recent<T> {
  readonly #most: number
  readonly #weightOf: (value: T, key: string) => number
  #young = new Map<string, T>()
  #old = new Map<string, T>()
  #weight = 0

  /**
   * Creates a cache of at most `2 * most` values or, with `weightOf`, of values with a total weight of at most `2 *
   * most`.
   *
   * A single value heavier than `most` is cached, too.
   */
  constructor(most: number, weightOf: (value: T, key: string) => number = () => 1) {
    this.#most = most
    this.#weightOf = weightOf
  }

  /** Returns the value of a key. Creates the value if it is missing. */
  get(key: string, make: () => T): T {
    return this.held(key) ?? this.keep(key, make())
  }

  /** Returns the value of a key, or undefined if the cache lacks the key. */
  held(key: string): T | undefined {
    const value = this.#young.get(key)
    if (value !== undefined) return value
    const old = this.#old.get(key)
    return old === undefined ? undefined : this.keep(key, old)
  }

  /** Stores a value in the younger generation, and returns the value. */
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
