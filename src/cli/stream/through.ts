import { Readable, type Transform } from 'node:stream'

/** What a transform makes of a stream; where it fails, the error says so in these words. */
export async function* through(
  chunks: AsyncIterable<Uint8Array>,
  transform: Transform,
  failure: string,
): AsyncGenerator<Uint8Array> {
  let reason: unknown
  const source = Readable.from(chunks, { objectMode: false, highWaterMark: 1 << 18 })
  source.on('error', error => {
    reason = error
    transform.destroy(error)
  })
  source.pipe(transform)
  try {
    for await (const chunk of transform) yield chunk as Uint8Array
  } catch (error) {
    if (error === reason) throw error
    throw new Error(failure, { cause: error })
  } finally {
    source.destroy()
    transform.destroy()
  }
}
