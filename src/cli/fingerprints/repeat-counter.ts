import { type Key, KeyedNumbers } from './keyed-numbers.ts'

/** A counter of the occurrences of keys. */
export class RepeatCounter {
  readonly #counts = new KeyedNumbers()

  /** Counts a key. Returns the number of its earlier occurrences. */
  next(key: Key): number {
    const count = this.#counts.get(key)
    this.#counts.set(key, count + 1)
    return count
  }

  clear(): void {
    this.#counts.clear()
  }
}
