/** How long counting takes from which on its result is kept, and for how many times as long; in milliseconds, how long at most. */
const [slow, times, longest] = [200, 20, 60_000]

/** Results that are kept at a time. */
const most = 100

/** Results of counting, of which those that took long are kept for a while, so that not every visitor waits for the same one. */
export class KeptCounts<T> {
  readonly #kept = new Map<string, { result: Promise<T>; until: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** The result under a key: the one that is kept or under way, else that of `count`. */
  get(key: string, count: () => Promise<T>): Promise<T> {
    const started = this.#now()
    const known = this.#kept.get(key)
    if (known !== undefined && started < known.until) return known.result
    const entry = { result: count(), until: Number.POSITIVE_INFINITY }
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break
      this.#kept.delete(oldest)
    }
    const forget = (): void => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key)
    }
    entry.result.then(() => {
      const took = this.#now() - started
      if (took < slow) forget()
      else entry.until = this.#now() + Math.min(longest, times * took)
    }, forget)
    return entry.result
  }

  /** Forgets all of them: records have changed. */
  clear(): void {
    this.#kept.clear()
  }
}
