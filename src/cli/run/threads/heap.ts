import { availableParallelism } from 'node:os'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Megabytes of each half of a thread's space for what is new: several times what is allocated for a piece, so that most of it is gone when it is looked through. */
const youngMegabytes = 6

/** The memory limits of a worker thread. */
export const threadLimits = {
  // V8 counts the space for what is new three times.
  maxYoungGenerationSizeMb: 3 * youngMegabytes,
  // What is made of a piece is gone by the time that this much is allocated: with less, a tenth more work goes into keeping it.
  maxOldGenerationSizeMb: 72,
}

/**
 * Configures V8 to process pieces in little memory, in this thread and in later threads. Takes the number of threads.
 *
 * Call the returned function for every piece. Once this thread's young generation has its size, V8 is set to stop growing it, because V8
 * has no limit to set and grows it to 128 MB in Node 24. V8 forgets this setting whenever a thread starts.
 *
 * @returns undefined without a file for threads: the process is then not the command's own, and its heap is left unchanged
 */
export function fitHeap(threads: number, worker: URL | undefined): (() => void) | undefined {
  if (worker === undefined) return undefined
  setFlagsFromString(`--min-semi-space-size=${youngMegabytes}`)
  if (threads >= availableParallelism()) {
    // Beside the work, it would be cleared on cores that have work to do.
    setFlagsFromString('--no-parallel-scavenge')
    // From V8 13 on, doing so in between takes more memory and no less time.
    if (Number.parseInt(process.versions.v8, 10) < 13) {
      setFlagsFromString('--no-concurrent-marking')
      setFlagsFromString('--no-concurrent-sweeping')
    }
  }
  return holdYoung
}

/** Bytes that are passed over between two clearances. */
const clearedAfter = 1 << 21

/**
 * Keeps memory small while pieces are skipped. Call the returned function with the size of each piece in bytes.
 *
 * By default, V8 frees buffers only together with other young objects, which are rare then, or once buffers reach 32 MB, which remain with
 * the process.
 */
export function clearHeapInPassing(): (bytes: number) => void {
  let clear: Collector | undefined
  let unused = 0
  return bytes => {
    unused += bytes
    if (unused < clearedAfter) return
    unused = 0
    clear ??= collector()
    clear({ type: 'minor' })
    holdYoung()
  }
}

type Collector = (options: { type: 'minor' }) => void

/** Returns V8's garbage collector, which is only exposed to a context created while a flag is set. */
function collector(): Collector {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('globalThis.gc')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}

/** Leaves this thread's space for what is new at its size, once it has it. */
function holdYoung(): void {
  if (youngSize() >= 2 * youngMegabytes * 2 ** 20) setFlagsFromString('--semi-space-growth-factor=1')
}

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
