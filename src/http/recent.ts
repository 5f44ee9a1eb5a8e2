/** Values worked out lately, the latest used ones up to a number. */
export class Recent<T> {
  readonly #most: number
  readonly #values = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, worked out where it is not held. */
  get(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make()
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#most) {
      const [oldest = ''] = this.#values.keys()
      this.#values.delete(oldest)
    }
    return value
  }
}
