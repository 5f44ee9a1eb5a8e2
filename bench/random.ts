/** A random number generator that returns the same numbers for the same seed (mulberry32). */
export interface Random {
  /** Returns a whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  /** Returns one of the items at random. */
  pick<T>(items: readonly [T, ...T[]]): T
}

/** Makes a random number generator from a seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: items => items[below(items.length)] ?? items[0] }
}
