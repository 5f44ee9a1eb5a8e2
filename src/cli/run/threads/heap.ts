import { availableParallelism } from 'node:os'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The size in megabytes of each half of a thread's young generation.
 *
 * The size is several times the memory allocated for a piece, so that most objects are dead at collection.
 */
const youngMegabytes = 6

/** The memory limits of a worker thread. */
export const threadLimits = {
  // V8 counts the young generation three times.
  maxYoungGenerationSizeMb: 3 * youngMegabytes,
  // The objects of a piece are dead once this much has been allocated. A lower limit costs a tenth more time for
  // promoting them.
  maxOldGenerationSizeMb: 72,
}

/**
 * Configures V8 to process pieces with little memory, in this thread and in threads that start later.
 *
 * Call the returned function for every piece. Once this thread's young generation has reached the intended size, the
 * function stops V8 from growing it further. V8 has no limit to set instead, would grow it to 128 MB in Node 24, and
 * resets this setting whenever a thread starts.
 *
 * @param threads The number of threads.
 * @returns undefined without a worker file: the process is then not the command's own, and its heap remains unchanged
 */
export function fitHeap(threads: number, worker: URL | undefined): (() => void) | undefined {
  if (worker === undefined) return undefined
  setFlagsFromString(`--min-semi-space-size=${youngMegabytes}`)
  if (threads >= availableParallelism()) {
    // Parallel collection would compete with the threads for cores.
    setFlagsFromString('--no-parallel-scavenge')
    // From V8 13 on, disabling concurrent collection takes more memory and saves no time.
    if (Number.parseInt(process.versions.v8, 10) < 13) {
      setFlagsFromString('--no-concurrent-marking')
      setFlagsFromString('--no-concurrent-sweeping')
    }
  }
  return holdYoung
}

/** The number of skipped bytes between two garbage collections. */
const clearedAfter = 1 << 21

/**
 * Returns a function that limits memory while pieces are skipped. Call the function with the size in bytes of each
 * skipped piece.
 *
 * By default, V8 frees buffers only together with other young objects, which are rare while pieces are skipped, or once
 * buffers reach 32 MB. The process then keeps this memory.
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

/** Returns V8's garbage collector, which is exposed only to a context created while the flag `--expose-gc` is set. */
function collector(): Collector {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('globalThis.gc')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}

/** Stops the growth of this thread's young generation once the generation has the intended size. */
function holdYoung(): void {
  if (youngSize() >= 2 * youngMegabytes * 2 ** 20) setFlagsFromString('--semi-space-growth-factor=1')
}

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
