import { Readable, type Transform } from 'node:stream'

/**
 * Yields the output of a transform that reads a stream. An error of the transform gets the message `failure`; an error
 * of the stream is rethrown unchanged.
 */
export async function* through(
  chunks: AsyncIterable<Uint8Array>,
  transform: Transform,
  failure: string,
): AsyncGenerator<Uint8Array> {
  let reason: Error | undefined
  const source = Readable.from(chunks, { objectMode: false, highWaterMark: 1 << 18 })
  source.pipe(transform, { end: false })
  let isAll = false
  // A transform may fail when it is ended (truncated data), and then discards its unread output. So it is ended only
  // after all its output has been read.
  const endIfTaken = (): void => {
    if (!isAll || transform.writableLength > 0 || transform.readableLength > 0) return
    if (reason === undefined) transform.end()
    else transform.destroy(reason)
  }
  const last = (error?: Error): void => {
    reason = error
    isAll = true
    transform.write(new Uint8Array(), endIfTaken)
  }
  source.on('end', () => last())
  source.on('error', last)
  try {
    for await (const chunk of transform) {
      yield chunk as Uint8Array
      endIfTaken()
    }
  } catch (error) {
    if (error === reason) throw error
    throw new Error(failure, { cause: error })
  } finally {
    source.destroy()
    transform.destroy()
  }
}
