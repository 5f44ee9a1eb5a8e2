import { describe, expect, it } from 'vitest'
import { digestOf } from '../../../src/http/reply/etag.ts'

const digest = (text: string): string => digestOf(new TextEncoder().encode(text))

describe('the digest of a body', () => {
  it('is MurmurHash3: it gives the value by which implementations of it are verified', () => {
    const digests = Array.from({ length: 256 }, (_, length) =>
      digestOf(
        Uint8Array.from({ length }, (_, at) => at),
        256 - length,
      ),
    )
    const words = digests.flatMap(text => (text.match(/.{8}/g) ?? []).map(word => Number.parseInt(word, 16)))
    const bytes = new DataView(new ArrayBuffer(4 * words.length))
    for (const [at, word] of words.entries()) bytes.setUint32(4 * at, word, true)
    expect(digestOf(new Uint8Array(bytes.buffer)).slice(0, 8)).toBe('b3ece62a')
  })

  it('is the same wherever the bytes stand in memory', () => {
    const text = 'Soil moisture of the upper basin, 1961 to 1990'
    const bytes = new TextEncoder().encode(`..${text}..`)
    expect(digestOf(bytes.subarray(2, -2))).toBe(digest(text))
  })

  it('changes with every bit, with zeros at the end, and with the order of blocks', () => {
    const bytes = new Uint8Array(67).fill(97)
    const changed = Array.from({ length: 67 * 8 }, (_, bit) => {
      const copy = bytes.slice()
      copy[bit >>> 3] = (copy[bit >>> 3] ?? 0) ^ (1 << (bit & 7))
      return digestOf(copy)
    })
    const padded = [0, 1, 15, 16, 17].map(zeros => digestOf(Uint8Array.from([...bytes, ...new Uint8Array(zeros)])))
    const swapped = digest('b'.repeat(16) + 'a'.repeat(16))
    expect(new Set([...changed, ...padded, swapped, digest('a'.repeat(16) + 'b'.repeat(16))]).size).toBe(67 * 8 + 5 + 2)
  })
})
