import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyOf,
  bitsOf,
  both,
  has,
  membersOf,
  type NumberSet,
  setOf,
  sharedBy,
  sizeOf,
  upTo,
  without,
} from '../../src/catalog/sqlite/postings/number-set.ts'
import { bytesOfChunk, chunkOf } from '../../src/catalog/sqlite/postings/stored-chunk.ts'

/** A generator of numbers in dense and sparse runs, across several chunks. */
const numbers = fc
  .array(fc.record({ from: fc.nat(200_000), step: fc.constantFrom(1, 2, 7, 900), count: fc.nat(700) }), {
    maxLength: 5,
  })
  .map(runs => [
    ...new Set(runs.flatMap(({ from, step, count }) => Array.from({ length: count }, (_, at) => from + at * step))),
  ])

const listOf = (set: NumberSet): number[] => [...membersOf(set)].sort((a, b) => a - b)
const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b)

describe('sets of numbers', () => {
  test('a set of numbers contains exactly the added numbers, even after it is stored and read', () => {
    fc.assert(
      fc.property(numbers, list => {
        const set = setOf(list)
        expect(listOf(set)).toEqual(sorted(list))
        expect(sizeOf(set)).toBe(list.length)
        expect(list.every(number => has(set, number))).toBe(true)
        const stored = new Map([...set].map(([at, chunk]) => [at, chunkOf(bytesOfChunk(bitsOf(chunk)))]))
        expect(listOf(stored)).toEqual(sorted(list))
      }),
    )
  })

  test('sets of numbers support intersection, union and difference', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const [inA, inB, inC] = [new Set(a), new Set(b), new Set(c)]
        const [setA, setB, setC] = [setOf(a), setOf(b), setOf(c)]
        const shared = a.filter(number => inB.has(number))
        expect(listOf(both(both(setA, setB), setC))).toEqual(sorted(shared.filter(number => inC.has(number))))
        expect(listOf(anyOf([setA, setB, setC]))).toEqual(sorted(new Set([...a, ...b, ...c])))
        expect(listOf(without(setA, setB))).toEqual(sorted(a.filter(number => !inB.has(number))))
        let count = 0
        for (const [at, chunk] of setA) count += sharedBy(chunk, setB.get(at) ?? new Uint16Array())
        expect(count).toBe(shared.length)
        expect(inA.has(b[0] ?? -1)).toBe(has(setA, b[0] ?? -1))
      }),
    )
  })

  test.each([0, 1, 31, 32, 63, 511, 65_535, 65_536, 65_567, 131_072, 200_001])(
    'upTo creates a set of the whole numbers from 1 up to the given number: %i',
    last => {
      const set = upTo(last)
      expect(sizeOf(set)).toBe(last)
      expect(has(set, 0)).toBe(false)
      expect(has(set, last)).toBe(last > 0)
      expect(has(set, last + 1)).toBe(false)
    },
  )

  test('chunkOf throws a TypeError for a value that is not a stored chunk', () => {
    expect(() => chunkOf('text')).toThrow(TypeError)
  })
})
