/** A schedule of requests, which start in order and at a limited rate. */
export interface Pacer {
  /** Resolves when the next request may start. Rejects with the signal's reason if the signal is aborted first. */
  turn(signal: AbortSignal): Promise<void>
  /**
   * Prevents further requests from starting within the given number of milliseconds, such as the wait in a
   * `Retry-After` header.
   */
  hold(milliseconds: number): void
}

/**
 * Creates a pacer that spreads requests evenly, at most `perMinute` a minute. With `Infinity`, only `hold` delays
 * requests.
 */
export function pacer(perMinute: number): Pacer {
  const gap = 60_000 / perMinute
  let next = 0
  const untilNext = (): number => {
    const now = performance.now()
    const start = Math.max(now, next)
    next = start + gap
    return start - now
  }
  return {
    turn(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      const wait = untilNext()
      if (wait <= 0) return Promise.resolve()
      return new Promise((done, fail) => {
        const stop = (): void => {
          clearTimeout(timer)
          fail(signal.reason)
        }
        const timer = setTimeout(() => {
          signal.removeEventListener('abort', stop)
          done()
        }, wait)
        signal.addEventListener('abort', stop, { once: true })
      })
    },
    hold(milliseconds) {
      next = Math.max(next, performance.now() + milliseconds)
    },
  }
}
