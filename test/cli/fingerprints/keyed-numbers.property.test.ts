import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Key, KeyedNumbers } from '../../../src/cli/fingerprints/keyed-numbers.ts'
import { RepeatCounter } from '../../../src/cli/fingerprints/repeat-counter.ts'
import { runsOr } from '../../runs.ts'

// Few values in each part, so that keys are alike in some; and large ones, which wrap around.
const part = fc.oneof(fc.nat(3), fc.nat(2 ** 32 - 1), fc.constantFrom(2 ** 32 - 1, 2 ** 31))
const key = fc.tuple(part, part, part) satisfies fc.Arbitrary<Key>

describe('numbers by keys', () => {
  it('KeyedNumbers returns the last number set for each key', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 9 })), { maxLength: 1500, size: 'max' }), given => {
        const numbers = new KeyedNumbers()
        const expected = new Map<string, number>()
        for (const [key, number] of given) {
          expect(numbers.get(key)).toBe(expected.get(key.join()) ?? 0)
          numbers.set(key, number)
          expected.set(key.join(), number)
        }
        for (const [key] of given) expect(numbers.get(key)).toBe(expected.get(key.join()))
        numbers.clear()
        for (const [key] of given) expect(numbers.get(key)).toBe(0)
      }),
      { numRuns: runsOr(20, 4) },
    )
  })

  it('KeyedNumbers keeps the numbers of different keys apart even if the hashes of many keys collide', () => {
    const numbers = new KeyedNumbers()
    const keys = Array.from(
      { length: 50_000 },
      (_, at): Key => [at, at % 50 === 0 ? 5 : (at * 2654435761) % 2 ** 32, at * 7],
    )
    for (const [at, key] of keys.entries()) numbers.set(key, at + 1)
    expect(keys.findIndex((key, at) => numbers.get(key) !== at + 1)).toBe(-1)
    expect(numbers.get([1, 2, 3])).toBe(0)
  })

  it('RepeatCounter returns the number of earlier occurrences of each key', () => {
    const counts = new Map<string, number>()
    fc.assert(
      fc.property(fc.array(key, { maxLength: 1000, size: 'max' }), keys => {
        const counter = new RepeatCounter()
        counts.clear()
        for (const one of keys) {
          expect(counter.next(one)).toBe(counts.get(one.join()) ?? 0)
          counts.set(one.join(), (counts.get(one.join()) ?? 0) + 1)
        }
      }),
      { numRuns: runsOr(20, 5) },
    )
  })
})
