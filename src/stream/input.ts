import { wrongArgument } from '../argument.ts'

/** What records are streamed from: bytes or text that come in chunks of any size, such as the body of a response or a file that is read, or all at once. */
export type StreamInput =
  | ReadableStream<Uint8Array | string>
  | AsyncIterable<Uint8Array | string>
  | Iterable<Uint8Array | string>
  | Uint8Array
  | string
  | Blob

/**
 * The chunks of an input as bytes, one asked for when the one before was used. Stopping early cancels the input; so does the signal, whose
 * reason is thrown. A wrong input is a `TypeError`.
 */
export async function* chunksOf(input: StreamInput, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const chunk of anyChunks(input)) {
    signal?.throwIfAborted()
    if (typeof chunk === 'string') yield encoder.encode(chunk)
    else if (chunk instanceof Uint8Array) yield chunk
    else throw wrongArgument('A chunk of the stream', 'a text or a Uint8Array', chunk)
  }
  signal?.throwIfAborted()
}

function anyChunks(input: StreamInput): AsyncIterable<unknown> | Iterable<unknown> {
  if (typeof input === 'string' || input instanceof Uint8Array) return [input]
  if (typeof input === 'object' && input !== null) {
    if ('getReader' in input) return fromReader(input)
    if (Symbol.asyncIterator in input || Symbol.iterator in input) return input
    if (typeof Blob !== 'undefined' && input instanceof Blob) return fromReader(input.stream())
  }
  throw wrongArgument('The input', 'a stream, an iterable of chunks, a Blob, bytes or text', input)
}

// Not every browser iterates streams.
async function* fromReader(stream: ReadableStream<unknown>): AsyncGenerator<unknown> {
  const reader = stream.getReader()
  let isDone = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isDone = done
      if (done) return
      yield value
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined)
    reader.releaseLock()
  }
}
