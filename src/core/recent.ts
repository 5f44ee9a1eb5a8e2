/**
 * A cache of recently used values. It keeps two generations and drops the older one as a whole, because evicting the oldest entries of
 * a map one by one gets slow.
 */
export class Recent<T> {
  readonly #most: number
  readonly #weightOf: (value: T, key: string) => number
  #young = new Map<string, T>()
  #old = new Map<string, T>()
  #weight = 0

  /** Holds at most twice `most`, counted in values or by their weights. */
  constructor(most: number, weightOf: (value: T, key: string) => number = () => 1) {
    this.#most = most
    this.#weightOf = weightOf
  }

  /** The value of a key, made if it is not held. */
  get(key: string, make: () => T): T {
    return this.held(key) ?? this.keep(key, make())
  }

  /** The value of a key; undefined if it is not held. */
  held(key: string): T | undefined {
    const value = this.#young.get(key)
    if (value !== undefined) return value
    const old = this.#old.get(key)
    return old === undefined ? undefined : this.keep(key, old)
  }

  /** Stores a value under a new key. */
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
