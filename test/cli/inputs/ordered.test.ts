import { describe, expect, it } from 'vitest'
import { mapOrdered } from '../../../src/cli/inputs/each.ts'

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

describe('mapOrdered', () => {
  it('mapOrdered yields results in the order of the items, with at most the allowed number of concurrent calls', async () => {
    let underWay = 0
    let most = 0
    const results: number[] = []
    const waits = [9, 1, 5, 2, 8, 1, 3, 7]
    for await (const result of mapOrdered(waits, 3, async wait => {
      most = Math.max(most, ++underWay)
      await sleep(wait)
      underWay--
      return wait
    })) {
      results.push(result)
    }
    expect(results).toEqual(waits)
    expect(most).toBe(3)
  })

  it('mapOrdered yields the results of the items before a failed item, and then rejects', async () => {
    const seen: number[] = []
    const consume = async () => {
      for await (const result of mapOrdered([1, 2, 3], 3, async item => {
        if (item === 2) throw new Error('two')
        return item
      })) {
        seen.push(result)
      }
    }
    await expect(consume()).rejects.toThrow('two')
    expect(seen).toEqual([1])
  })
})
