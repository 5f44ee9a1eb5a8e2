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

test('decodeUtf8 refuses invalid UTF-8 at any position', () => {
  const broken = fc.constantFrom([0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x8c], [0xff], Array(2000).fill(0x80))
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 8 }),
      broken,
      fc.array(parts, { maxLength: 8 }),
      (before, bytes, after) => {
        const encoder = new TextEncoder()
        const all = Uint8Array.from([...encoder.encode(before.join('')), ...bytes, ...encoder.encode(after.join(''))])
        expect(inParts(all)).toBe(whole(all))
      },
    ),
  )
})
