/** The values that were used last, as many as it may hold; found by comparing, which for a few is faster than a key of long texts. */
export class Recent<T> {
  readonly #values: T[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The value that is asked for, made where there is none. */
  get(isIt: (value: T) => boolean, make: () => T): T {
    return this.find(isIt) ?? this.add(make())
  }

  /** The value that is asked for, which was then used last. */
  find(isIt: (value: T) => boolean): T | undefined {
    const place = this.#values.findIndex(isIt)
    if (place > 0) this.#values.unshift(...this.#values.splice(place, 1))
    return place < 0 ? undefined : this.#values[0]
  }

  /** Takes a value in; the one that was not used for longest makes room for it. */
  add(value: T): T {
    this.#values.unshift(value)
    if (this.#values.length > this.#limit) this.#values.pop()
    return value
  }
}
