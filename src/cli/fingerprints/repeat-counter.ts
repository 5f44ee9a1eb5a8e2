import { type Key, KeyedNumbers } from './keyed-numbers.ts'

/** Counts how often keys occur. */
export class RepeatCounter {
  readonly #counts = new KeyedNumbers()

  /** Counts a key, and returns how often it occurred before. */
  next(key: Key): number {
    const count = this.#counts.get(key)
    this.#counts.set(key, count + 1)
    return count
  }

  clear(): void {
    this.#counts.clear()
  }
}
