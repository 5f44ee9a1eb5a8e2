import { describe, expect, it } from 'vitest'
import { keptCounts } from '../../src/catalog/postgres/facets.ts'

/** Counts with a clock of their own; counting takes as long as it is told to. */
function counting() {
  let [time, counted] = [0, 0]
  const counts = keptCounts<number>(() => time)
  const get = async (key: string, took: number): Promise<number> =>
    counts.get(key, async () => {
      await undefined
      time += took
      return ++counted
    })
  return { counts, get, wait: (milliseconds: number) => (time += milliseconds) }
}

describe('counts', () => {
  it('that took long are kept for twenty times as long, a minute at most', async () => {
    const { get, wait } = counting()
    expect(await get('a', 500)).toBe(1)
    wait(9_999)
    expect(await get('a', 500)).toBe(1)
    wait(1)
    expect(await get('a', 30_000)).toBe(2)
    wait(59_999)
    expect(await get('a', 30_000)).toBe(2)
    wait(1)
    expect(await get('a', 1)).toBe(3)
  })

  it('that are fast are made anew, but shared while they are under way', async () => {
    const { get } = counting()
    expect(await Promise.all([get('a', 10), get('a', 10), get('b', 10)])).toEqual([1, 1, 2])
    expect(await get('a', 10)).toBe(3)
  })

  it('are forgotten when records change, and when there are too many', async () => {
    const { counts, get } = counting()
    expect(await get('a', 1000)).toBe(1)
    counts.clear()
    expect(await get('a', 1000)).toBe(2)
    for (let number = 0; number < 100; number++) await get(String(number), 300)
    expect(await get('a', 1000)).toBe(103)
  })

  it('that fail are not kept', async () => {
    const { counts, get } = counting()
    await expect(counts.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await get('a', 1000)).toBe(1)
  })
})
