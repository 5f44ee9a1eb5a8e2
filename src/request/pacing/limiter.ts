/** Runs tasks as they come, at most `limit` at once; the rest wait in line. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Makes a limiter. */
export function limiter(limit: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    // A finished task hands its place on, so that no later one can take it.
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
