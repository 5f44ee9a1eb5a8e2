import { type NumberSet, weightOf } from './number-set.ts'

/** Sets that were read, the latest used ones up to a weight in bytes. */
export class SetCache {
  readonly #limit: number
  readonly #sets = new Map<string, NumberSet>()
  #weight = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The set of a name, read where it is not held. */
  get(name: string, read: () => NumberSet): NumberSet {
    const held = this.#sets.get(name)
    if (held !== undefined) {
      this.#sets.delete(name)
      this.#sets.set(name, held)
      return held
    }
    const set = read()
    this.#sets.set(name, set)
    this.#weight += weightOf(set) + 2 * name.length
    for (const [oldest, old] of this.#sets) {
      if (this.#weight <= this.#limit || this.#sets.size === 1) break
      this.#sets.delete(oldest)
      this.#weight -= weightOf(old) + 2 * oldest.length
    }
    return set
  }

  clear(): void {
    this.#sets.clear()
    this.#weight = 0
  }
}
