import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareText } from '../../src/catalog/sort-key.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

it.each([
  ['！', '😀'],
  ['\ufffd', '𝒳'],
  ['a', 'é'],
  ['ab', 'abc'],
])('compareText sorts %s before %s, by code point', (first, second) => {
  expect(compareText(first, second)).toBeLessThan(0)
  expect(compareText(second, first)).toBeGreaterThan(0)
})

it('compareText sorts texts like their UTF-8 bytes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(compareText(one, other))).toBe(Buffer.compare(bytesOf(one), bytesOf(other)))
    }),
  )
})
