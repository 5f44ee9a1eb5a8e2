/**
 * Values worked out lately: those asked for since as much as it is told to hold was, and up to as much before. In two maps, one of which
 * is let go as a whole, because a map from which the oldest is taken one by one gets slow.
 */
export class Recent<T> {
  readonly #most: number
  readonly #weightOf: (value: T, key: string) => number
  #young = new Map<string, T>()
  #old = new Map<string, T>()
  #weight = 0

  /** Holds at most twice as much as it is told: as many values, or what they weigh. */
  constructor(most: number, weightOf: (value: T, key: string) => number = () => 1) {
    this.#most = most
    this.#weightOf = weightOf
  }

  /** The value of a key, worked out where it is not held. */
  get(key: string, make: () => T): T {
    return this.held(key) ?? this.keep(key, make())
  }

  /** The value of a key where it is held. */
  held(key: string): T | undefined {
    const value = this.#young.get(key)
    if (value !== undefined) return value
    const old = this.#old.get(key)
    return old === undefined ? undefined : this.keep(key, old)
  }

  /** Holds a value for a key that has none. */
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
