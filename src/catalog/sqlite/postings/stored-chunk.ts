import { bitsOf, type Chunk, fewest, packed } from './number-set.ts'

/** The size in bytes of a chunk stored as one bit per number; a shorter chunk is stored as a list. */
const whole = 8192

/** Parses the bytes of a stored chunk. Throws a `TypeError` for anything but bytes. */
export function chunkOf(stored: unknown): Chunk {
  if (!(stored instanceof Uint8Array)) throw new TypeError('A posting is not a blob.')
  // Copies the bytes, because typed arrays require alignment.
  const { buffer } = new Uint8Array(stored)
  if (buffer.byteLength === whole) return new Uint32Array(buffer)
  const lows = new Uint16Array(buffer)
  return lows.length < fewest ? lows : bitsOf(lows)
}

/** Returns the bytes to store for a chunk, or undefined if it is empty. */
export function bytesOfChunk(chunk: Chunk): Uint8Array | undefined {
  const stored =
    chunk instanceof Uint32Array ? packed(chunk, whole / 2) : 2 * chunk.length < whole ? chunk : bitsOf(chunk)
  const { buffer, byteOffset, byteLength } = stored
  return byteLength === 0 ? undefined : new Uint8Array(buffer, byteOffset, byteLength)
}
