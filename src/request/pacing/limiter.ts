/** A function that starts tasks in the order of its calls and limits the number of tasks that run at the same time. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a limiter for at most `limit` simultaneous tasks. */
export function limiter(limit: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    // A finished task passes its slot on directly, so that no later task can take it.
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
