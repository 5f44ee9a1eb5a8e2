/** Lets requests start one after the other, no faster than a rate. */
export interface Pacer {
  /** Resolves when the next request may start; rejects with the signal's reason if that is aborted first. */
  turn(signal: AbortSignal): Promise<void>
  /** Lets none start for so many milliseconds, as a server may ask for. */
  hold(milliseconds: number): void
}

/** Makes a pacer for so many requests a minute, evenly spread; `Infinity` only waits when it is told to hold. */
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
      const wait = untilNext()
      if (wait <= 0) return Promise.resolve()
      return new Promise((done, fail) => {
        const timer = setTimeout(done, wait)
        const stop = (): void => {
          clearTimeout(timer)
          fail(signal.reason)
        }
        signal.addEventListener('abort', stop, { once: true })
      })
    },
    hold(milliseconds) {
      next = Math.max(next, performance.now() + milliseconds)
    },
  }
}
