/** The beginning of a stream, and the whole stream. */
export interface Peeked {
  head: Uint8Array
  /** True if `head` is the whole stream. */
  isAll: boolean
  /** The whole stream. */
  chunks: AsyncIterable<Uint8Array>
}

/** Reads at least `least` bytes of a stream, or fewer if `isEnough` accepts them or the stream ends. */
export async function peeked(
  chunks: AsyncIterable<Uint8Array>,
  least: number,
  isEnough?: (head: Uint8Array) => boolean,
): Promise<Peeked> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let size = 0
  let isAll = false
  while (size < least && !isAll && !isEnough?.(Buffer.concat(first))) {
    const { done, value } = await iterator.next()
    if (done) isAll = true
    else {
      first.push(value)
      size += value.length
    }
  }
  async function* again(): AsyncGenerator<Uint8Array> {
    let isDone = isAll
    try {
      yield* first.splice(0)
      while (!isDone) {
        const { done, value } = await iterator.next()
        isDone = done === true
        if (!done) yield value
      }
    } finally {
      if (!isDone) await iterator.return?.()
    }
  }
  return { head: first.length === 1 && first[0] ? first[0] : Buffer.concat(first), isAll, chunks: again() }
}
