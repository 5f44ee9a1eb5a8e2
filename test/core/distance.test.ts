import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from '../../src/core/distance.ts'

test.each([
  ['', '', 0],
  ['', 'doi', 3],
  ['datacite-xlm', 'datacite-xml', 2],
  ['kitten', 'sitting', 3],
])('the distance between %j and %j is %i', (one, other, expected) => {
  expect(distance(one, other)).toBe(expected)
})

test('the distance between words is a metric: symmetric, zero only for equal words, and subject to the triangle inequality', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, word, (one, other, third) => {
      expect(distance(one, other)).toBe(distance(other, one))
      expect(distance(one, other) === 0).toBe(one === other)
      expect(distance(one, third)).toBeLessThanOrEqual(distance(one, other) + distance(other, third))
    }),
  )
})
