/** How long counting takes from which on its result is kept, and for how many times as long; in milliseconds, how long at most. */
const [slow, times, longest] = [200, 20, 60_000]

/** Results that are kept at a time. */
const most = 100

/** Results of counting, of which those that took long are kept for a while, so that not every visitor waits for the same one. */
export interface KeptCounts<T> {
  /** The result under a key: the one that is kept or under way, else that of `count`. */
  get(key: string, count: () => Promise<T>): Promise<T>
  /** Forgets all of them: records have changed. */
  clear(): void
}

export function keptCounts<T>(now: () => number = () => performance.now()): KeptCounts<T> {
  const kept = new Map<string, { result: Promise<T>; until: number }>()
  const clear = (): void => kept.clear()
  return {
    clear,
    get(key, count) {
      const started = now()
      const known = kept.get(key)
      if (known !== undefined && started < known.until) return known.result
      const entry = { result: count(), until: started + longest }
      if (kept.size >= most) kept.clear()
      kept.set(key, entry)
      const counted = (): void => {
        const took = now() - started
        entry.until = took < slow ? 0 : now() + Math.min(longest, times * took)
      }
      entry.result.then(counted, clear)
      return entry.result
    },
  }
}
