/** The values that were used last, as many as it may hold; found by comparing, which for a few is faster than a key of long texts. */
export class Recent<T> {
  readonly #values: T[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The value that is asked for, made where there is none; the one that was not used for longest makes room for it. */
  get(isIt: (value: T) => boolean, make: () => T): T {
    const place = this.#values.findIndex(isIt)
    const [value = make()] = place < 0 ? [] : this.#values.splice(place, 1)
    this.#values.unshift(value)
    if (this.#values.length > this.#limit) this.#values.pop()
    return value
  }

  get size(): number {
    return this.#values.length
  }
}
