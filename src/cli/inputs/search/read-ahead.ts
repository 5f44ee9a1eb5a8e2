/** The beginning of a stream, and the stream with it. */
export interface Beginning {
  bytes: Uint8Array
  /** True if these are all bytes. */
  isAll: boolean
  /** The whole stream. Rejects where the stream that was read ahead did. */
  chunks: AsyncIterable<Uint8Array>
}

/** Reads at least so many bytes of a stream ahead, if it has them. A stream that fails is reported as incomplete. */
export async function readAhead(chunks: AsyncIterable<Uint8Array>, least: number): Promise<Beginning> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let size = 0
  let isAll = false
  let failure: { error: unknown } | undefined
  while (size < least && !isAll && failure === undefined) {
    try {
      const { done, value } = await iterator.next()
      if (done) isAll = true
      else {
        first.push(value)
        size += value.length
      }
    } catch (error) {
      failure = { error }
    }
  }
  const bytes = first.length === 1 && first[0] ? first[0] : Buffer.concat(first)
  async function* again(): AsyncGenerator<Uint8Array> {
    let isDone = isAll
    try {
      yield* first
      if (failure !== undefined) {
        isDone = true
        throw failure.error
      }
      while (!isDone) {
        const { done, value } = await iterator.next()
        isDone = done === true
        if (!done) yield value
      }
    } finally {
      if (!isDone) await iterator.return?.()
    }
  }
  return { bytes, isAll, chunks: again() }
}
