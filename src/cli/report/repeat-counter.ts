import type { Key } from '../spill/key-pages.ts'
import { KeyedNumbers } from '../spill/keyed-numbers.ts'
import type { OpenScratch } from '../spill/scratch.ts'

/** Counts how often keys came. A million different ones take 32 MB; with a way to open files, memory does not grow with them. */
export class RepeatCounter {
  readonly #counts: KeyedNumbers

  constructor(open?: OpenScratch) {
    this.#counts = new KeyedNumbers(open)
  }

  /** How often a key came before. */
  next(key: Key): number {
    const count = this.#counts.get(key)
    this.#counts.set(key, count + 1)
    return count
  }

  clear(): void {
    this.#counts.clear()
  }
}
