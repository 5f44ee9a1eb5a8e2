/**
 * Values worked out lately: those asked for since as many others were, and up to as many before. In two maps, one of which is let go
 * as a whole, because a map from which the oldest is taken one by one gets slow.
 */
export class Recent<T> {
  readonly #many: number
  #young = new Map<string, T>()
  #old = new Map<string, T>()

  constructor(many: number) {
    this.#many = many
  }

  /** The value of a key, worked out where it is not held. */
  get(key: string, make: () => T): T {
    const held = this.#young.get(key)
    if (held !== undefined) return held
    const value = this.#old.get(key) ?? make()
    if (this.#young.size >= this.#many) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
    return value
  }
}
