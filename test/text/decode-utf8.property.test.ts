import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeUtf8 } from '../../src/text/decode-text.ts'

const whole = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const inParts = (bytes: Uint8Array): string | undefined => {
  try {
    return decodeUtf8(bytes)
  } catch {
    return undefined
  }
}

const parts = fc.constantFrom('a', 'ü', '€', '漢', '🌍', '\uFEFF', 'b'.repeat(1023), 'c'.repeat(1024))

test('decodeUtf8 returns the original text for long input that it decodes in chunks', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), texts => {
      const text = texts.join('')
      expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text)
    }),
  )
})

test('decodeUtf8 accepts and refuses byte sequences at any position as TextDecoder does', () => {
  const broken = [[0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x8c], [0xff], [0xed, 0xa0, 0x80], Array(2000).fill(0x80)]
  const sound = [[0xc2, 0x80], [0xef, 0xbf, 0xbf], [0xf4, 0x8f, 0xbf, 0xbf], Array(2000).fill([0xc3, 0xbc]).flat()]
  const outcomes = new Set<boolean>()
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 8 }),
      fc.oneof(fc.constantFrom(...broken), fc.constantFrom(...sound)),
      fc.array(parts, { maxLength: 8 }),
      (before, bytes, after) => {
        const encoder = new TextEncoder()
        const all = Uint8Array.from([...encoder.encode(before.join('')), ...bytes, ...encoder.encode(after.join(''))])
        expect(inParts(all)).toBe(whole(all))
        outcomes.add(whole(all) === undefined)
      },
    ),
  )
  expect(outcomes.size).toBe(2)
})
