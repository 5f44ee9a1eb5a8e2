import { bitsOf, type Chunk, lowsOf, packed } from './number-set.ts'

/** Bytes of a chunk that is stored with a bit for each number; one of fewer bytes is a list. */
const whole = 8192

/** A chunk as it was stored. */
export function chunkOf(stored: unknown): Chunk {
  if (!(stored instanceof Uint8Array)) throw new TypeError('A posting is not a blob.')
  // Typed arrays want their bytes aligned, so they are copied.
  const { buffer } = new Uint8Array(stored)
  if (buffer.byteLength === whole) return new Uint32Array(buffer)
  const lows = new Uint16Array(buffer)
  return lows.length < 512 ? lows : bitsOf(lows)
}

/** A chunk as it is to be stored; undefined where nothing is in it. */
export function bytesOfChunk(bits: Uint32Array): Uint8Array | undefined {
  const chunk = packed(bits, whole / 2)
  const { buffer, byteOffset, byteLength } = chunk instanceof Uint16Array ? lowsOf(chunk) : chunk
  return byteLength === 0 ? undefined : new Uint8Array(buffer, byteOffset, byteLength)
}
