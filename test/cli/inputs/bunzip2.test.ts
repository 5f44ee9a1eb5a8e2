import { describe, expect, it } from 'vitest'
import { bunzipped } from '../../../src/cli/inputs/archives/bunzip2.ts'
import { longTest } from '../../long-test.ts'

// Written by bzip2 1.0.8.
const samples = {
  empty: ['QlpoORdyRThQkAAAAAA=', ''],
  runs: ['QlpoOTFBWSZTWWcufZwAAAPBAOAAOAAACCAAIj1NNqDAJ1gsKKb3i7kinChIM5c+zgA=', `${'a'.repeat(259)}bbbbccccc`],
  text: [
    'QlpoOTFBWSZTWbCGprMAACgTgEAFEAAkIZiAIABQgaBoBSohoNMx2jiNR7G0ajuOIzGo8R6jEbRzHKNxmlhH4u5IpwoSFhDU1mA=',
    'Rain and snow, rain or snow. '.repeat(9),
  ],
  // Eleven blocks of 100 kB with runs of 255.
  zeros: ['QlpoMTFBWSZTWXnTnkgAB6jAQMAAAAIACCAAMMwJqmmVJDapSQ8XckU4UJB5055I', '\0'.repeat(1_000_000)],
} as const

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function textOf(bytes: Uint8Array, size = 1 << 16): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bunzipped(cut(bytes, size))) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const packed = (name: keyof typeof samples): Buffer => Buffer.from(samples[name][0], 'base64')

describe('bzip2', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])(
    'decompresses bzip2 data in chunks of 1 byte, 7 bytes or 64 KiB: %s',
    async name => {
      for (const size of [1, 7, 1 << 16]) expect(await textOf(packed(name), size)).toBe(samples[name][1])
    },
  )

  it('decompresses several concatenated bzip2 streams', async () => {
    const both = Buffer.concat([packed('text'), packed('empty'), packed('runs')])
    expect(await textOf(both, 5)).toBe(samples.text[1] + samples.runs[1])
  })

  it('refuses bzip2 data that is truncated at any point or followed by other bytes', async () => {
    const whole = packed('text')
    const broken = Array.from({ length: whole.length }, (_, length) => whole.subarray(0, length))
    for (const bytes of [...broken, Buffer.concat([whole, Buffer.of(0)])])
      await expect(textOf(bytes)).rejects.toThrow('the bzip2 data are damaged or cut off')
  })

  longTest('refuses bzip2 data with any changed bit, or decompresses the same text', async () => {
    const whole = packed('text')
    let same = 0
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const changed = Buffer.from(whole)
      changed[bit >>> 3] = (changed[bit >>> 3] as number) ^ (128 >>> (bit & 7))
      const text = await textOf(changed).catch((error: Error) => error.message)
      if (text === samples.text[1]) same++
      else expect(text).toBe('the bzip2 data are damaged or cut off')
    }
    // Only the size of blocks, codes that no symbol has, and padding make no difference.
    expect(same).toBeLessThan(40)
  })
})
