import { expect } from 'vitest'

/**
 * Asserts that work takes time in proportion to the size of its input: ten times the input takes about ten times as long, not a hundred
 * times. Measured in processor time, several times where it seems not to, because what else the machine does is not the work's fault;
 * what takes less than a tenth of a second says nothing.
 */
export function expectLinear(work: (size: number) => unknown, size: number, what?: string): void {
  let growth = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 4 && growth > 35; tries++) {
    // Ten times, so that both sides do as much work and collect as much garbage.
    const short =
      milliseconds(() => {
        for (let time = 0; time < 10; time++) work(size)
      }) / 10
    const long = milliseconds(() => work(10 * size))
    growth = long < 100 ? 0 : Math.min(growth, long / short)
  }
  expect(growth, what).toBeLessThan(35)
}

/** Asserts that work takes seconds of processor time at most: for what takes tenths of a second, or minutes where it is quadratic. */
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
