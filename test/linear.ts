import { expect } from 'vitest'

/**
 * Asserts that the time of some work is proportional to the size of its input. Passes without a comparison if the
 * larger input takes less than 0.1 seconds.
 *
 * Ten times the input takes about ten times as long, not a hundred times.
 *
 * Measures processor time, which does not depend on other load, and repeats a failed measurement.
 */
export function expectLinear(work: (size: number) => unknown, size: number, what?: string): void {
  let growth = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 4 && growth > 35; tries++) {
    const long = milliseconds(() => work(10 * size))
    if (long < 100) return
    // Ten times, so that both measurements include the same amount of work and garbage collection.
    const short =
      milliseconds(() => {
        for (let time = 0; time < 10; time++) work(size)
      }) / 10
    growth = Math.min(growth, long / short)
  }
  expect(growth, what).toBeLessThan(35)
}

/**
 * Asserts that work takes less than 20 seconds of processor time. Intended for work that takes tenths of a second, or
 * minutes if its time is quadratic.
 */
export async function withinProcessorTime(work: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(20)
}

function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, user + system) / 1000
}
