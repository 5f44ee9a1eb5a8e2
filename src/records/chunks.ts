import { onlyTypeErrors, wrongArgument } from '../core/argument.ts'

/**
 * The input of a record stream: bytes or text, whole or in chunks of any size, such as a response body or a file
 * stream.
 */
export type StreamInput =
  | ReadableStream<Uint8Array | string>
  | AsyncIterable<Uint8Array | string>
  | Iterable<Uint8Array | string>
  | Uint8Array
  | string
  | Blob

/** A reader that returns the chunks of an input one at a time. */
export interface Chunks {
  /**
   * Reads the next chunk as bytes, or resolves to undefined at the end. Rejects with the signal's reason once the
   * signal is aborted, even if the input does not respond.
   */
  next(): Promise<Uint8Array | undefined>
  /** Closes the input if it has not ended. */
  close(): Promise<void>
}

/**
 * Returns a reader of the chunks of an input.
 *
 * @throws TypeError for anything that is not a stream input
 */
export function chunksOf(input: StreamInput, signal?: AbortSignal): Chunks {
  const source = onlyTypeErrors(() => sourceOf(input))
  const encoder = new TextEncoder()
  let isAsked = false
  let isOver = false
  let refuse: (reason: unknown) => void = () => undefined
  const abort = (): void => refuse(signal?.reason)
  signal?.addEventListener('abort', abort)

  async function read(): Promise<Uint8Array | undefined> {
    signal?.throwIfAborted()
    isAsked = true
    const { done, value } = await source.next().catch(reason => {
      isOver = true
      throw reason
    })
    isAsked = false
    isOver = done === true
    signal?.throwIfAborted()
    if (done) return undefined
    if (typeof value === 'string') return encoder.encode(value)
    if (value instanceof Uint8Array) return value
    throw wrongArgument('A chunk of the stream', 'a text or a Uint8Array', value)
  }

  return {
    next: () =>
      new Promise((resolve, reject) => {
        refuse = reject
        read().then(resolve, reject)
      }),
    async close() {
      signal?.removeEventListener('abort', abort)
      if (isOver) return
      isOver = true
      const closed = source.close().catch(() => undefined)
      // A source with a pending request may never react to being closed.
      if (!isAsked) await closed
    },
  }
}

interface Source {
  next(): Promise<IteratorResult<unknown>>
  close(): Promise<unknown>
}

function sourceOf(input: StreamInput): Source {
  if (typeof input === 'string' || input instanceof Uint8Array) return iterated([input][Symbol.iterator]())
  if (typeof input === 'object' && input !== null) {
    if ('getReader' in input) return fromReader(input)
    if (Symbol.asyncIterator in input) return iterated(input[Symbol.asyncIterator]())
    if (Symbol.iterator in input) return iterated(input[Symbol.iterator]())
    if (typeof Blob !== 'undefined' && input instanceof Blob) return fromReader(input.stream())
  }
  throw wrongArgument('The input', 'a stream, an iterable of chunks, a Blob, bytes or text', input)
}

const iterated = (iterator: AsyncIterator<unknown> | Iterator<unknown>): Source => ({
  next: async () => iterator.next(),
  close: async () => iterator.return?.(),
})

// Some browsers cannot iterate streams.
function fromReader(stream: ReadableStream<unknown>): Source {
  const reader = stream.getReader()
  return {
    async next() {
      const { done, value } = await reader.read()
      if (done) reader.releaseLock()
      return { done, value } as IteratorResult<unknown>
    },
    async close() {
      await reader.cancel()
      reader.releaseLock()
    },
  }
}
