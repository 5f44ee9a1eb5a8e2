import { wrongArgument } from '../core/argument.ts'
import { chunksOf, type StreamInput } from './chunks.ts'
import { division } from './division.ts'
import type { Piece } from './piece.ts'
import type { Split } from './split/split.ts'

/** Options for reading a stream in pieces. */
export interface StreamOptions {
  /** The maximum number of bytes of a record, 64 MiB by default. A longer record is reported and skipped. */
  longestRecord?: number
  /** A signal that cancels the work when aborted. Pending reads reject with the signal's reason. */
  signal?: AbortSignal
}

/** The names of the options in {@link StreamOptions}, which `readStream`, `convertStream` and `checkStream` accept. */
export const streamOptionNames = ['longestRecord', 'signal']

/**
 * Yields the pieces of an input in order, each readable on its own. Reads no more of the input than the next piece
 * needs.
 *
 * If the input breaks off, its complete records precede the error. A live input also yields complete records while
 * waiting for more; the piece boundaries then depend on timing.
 */
export async function* piecesOf(
  input: StreamInput,
  splits: readonly Split[],
  options: StreamOptions & { from?: string | undefined; isLive?: boolean } = {},
): AsyncGenerator<Piece> {
  const { from = 'auto', longestRecord = 1 << 26, signal, isLive = false } = options
  if (!Number.isSafeInteger(longestRecord) || longestRecord < 1)
    throw wrongArgument('longestRecord', 'a number of bytes above 0', longestRecord)
  const divided = division(splits, from, longestRecord)
  const chunks = chunksOf(input, signal)
  try {
    for (;;) {
      const next = chunks.next()
      if (isLive && (await isLate(next))) yield* divided.pause()
      let chunk: Uint8Array | undefined
      try {
        chunk = await next
      } catch (reason) {
        if (!signal?.aborted) yield* divided.breakOff()
        throw reason
      }
      if (chunk === undefined) break
      yield* divided.push(chunk)
      if (divided.isRefused()) return
    }
    yield* divided.end()
  } finally {
    await chunks.close()
  }
}

/** The number of milliseconds to wait for more of a live input before its complete records are yielded. */
const patience = 100

const isLate = (work: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, patience, true)
    const inTime = (): void => {
      clearTimeout(timer)
      resolve(false)
    }
    work.then(inTime, inTime)
  })
