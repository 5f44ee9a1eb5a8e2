import { describe, expect, it } from 'vitest'
import { keptCounts } from '../../src/catalog/postgres/facets.ts'

/** Creates a cache of counts with a simulated clock, which each new count advances by a given time. */
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
  it('the catalog caches a slow count for twenty times its duration, up to a minute', async () => {
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

  it('the catalog does not cache fast counts, but concurrent requests with the same key share one count', async () => {
    const { get } = counting()
    expect(await Promise.all([get('a', 10), get('a', 10), get('b', 10)])).toEqual([1, 1, 2])
    expect(await get('a', 10)).toBe(3)
  })

  it('cached counts are dropped when the cache is cleared or contains too many counts', async () => {
    const { counts, get } = counting()
    expect(await get('a', 1000)).toBe(1)
    counts.clear()
    expect(await get('a', 1000)).toBe(2)
    for (let number = 0; number < 100; number++) await get(String(number), 300)
    expect(await get('a', 1000)).toBe(103)
  })

  it('a failed count is not cached, and does not remove cached counts', async () => {
    const { counts, get } = counting()
    expect(await get('b', 1000)).toBe(1)
    await expect(counts.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await get('a', 1000)).toBe(2)
    expect(await get('b', 1000)).toBe(1)
  })
})
