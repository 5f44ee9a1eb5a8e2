/** Runs work as it comes, with no more than `limit` of it under way at once; the rest waits in line. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Makes a limiter. */
export function limiter(limit: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    // Whoever leaves hands on its place, so that nobody who comes later takes it.
    if (running >= limit) await new Promise<void>(start => waiting.push(start))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
