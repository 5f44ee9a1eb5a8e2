/** Bytes that come in chunks and are taken by number. */
export interface ByteQueue {
  push(chunk: Uint8Array): void
  startsWith(bytes: readonly number[]): boolean
  /** The next bytes. Throws a `RangeError` if there are not as many. */
  take(length: number): Uint8Array
  rest(): Uint8Array
  size(): number
}

export function byteQueue(): ByteQueue {
  const chunks: Uint8Array[] = []
  let size = 0
  function take(length: number): Uint8Array {
    if (length > size) throw new RangeError(`There are ${size} bytes, not ${length}.`)
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length; ) {
      const chunk = chunks[0] as Uint8Array
      const part = chunk.subarray(0, length - at)
      bytes.set(part, at)
      at += part.length
      if (part.length === chunk.length) chunks.shift()
      else chunks[0] = chunk.subarray(part.length)
    }
    size -= length
    return bytes
  }
  return {
    push(chunk) {
      if (chunk.length > 0) chunks.push(chunk)
      size += chunk.length
    },
    startsWith(bytes) {
      const first = chunks[0] ?? new Uint8Array()
      return bytes.every((byte, at) => first[at] === byte)
    },
    take,
    rest: () => take(size),
    size: () => size,
  }
}
