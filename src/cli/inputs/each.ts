import { unreadProblem } from '../terminal/problems.ts'
import type { Progress } from '../terminal/progress.ts'
import type { Input, Problem } from './input.ts'

type ReadInput = { input: Input; bytes: Uint8Array } | { problem: Problem }

/**
 * Reads several inputs concurrently, and yields them in order. Omits files that their search skips, and shows the
 * number of processed inputs in a progress bar.
 */
export async function* readInOrder(inputs: readonly Input[], progress: Progress): AsyncGenerator<ReadInput> {
  let done = 0
  try {
    for await (const read of mapOrdered(inputs, readAtOnce, readInput)) {
      const isSkipped = 'bytes' in read && (await read.input.search?.skips(read.input.name, read.bytes))
      if ('bytes' in read) progress.tick(done, inputs.length, read.input.name, read.bytes.length > large)
      if (!isSkipped) yield read
      done++
    }
  } finally {
    progress.end()
  }
}

async function readInput(input: Input): Promise<ReadInput> {
  try {
    return { input, bytes: await input.read() }
  } catch (error) {
    return { problem: unreadProblem(input.name, error) }
  }
}

const readAtOnce = 8

// An input of more than this number of bytes makes the progress bar appear at once.
const large = 10_000_000

/** Maps items with at most `limit` calls in progress, and yields the results in the order of the items. */
export async function* mapOrdered<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = []
  for (const item of items) {
    const started = map(item)
    // The error is handled in the order of the items. Until then, it must not count as unhandled.
    started.catch(() => {})
    underWay.push(started)
    if (underWay.length >= limit) yield* first(underWay)
  }
  while (underWay.length > 0) yield* first(underWay)
}

async function* first<Result>(queue: Promise<Result>[]): AsyncGenerator<Result> {
  const next = queue.shift()
  if (next !== undefined) yield await next
}
