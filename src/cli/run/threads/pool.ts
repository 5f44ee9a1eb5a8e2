import { Worker } from 'node:worker_threads'
import type { Piece } from '../../../records/piece.ts'
import { fitHeap, threadLimits } from './heap.ts'
import { type JobInput, type JobName, type JobResult, type JobWork, jobs } from './jobs.ts'
import type { Done, Task } from './worker.ts'

/** A pool of threads that process pieces. */
export interface Pool<N extends JobName> {
  /** The number of threads, including the calling one. */
  readonly width: number
  /** Processes a piece. Rejects with the reason if the job failed or the thread ended. */
  work(piece: Piece, given: JobInput<N>): Promise<JobResult<N>>
  end(): Promise<void>
}

const isOutOfMemory = (error: Error & { code?: unknown }): boolean => error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * The maximum number of pieces assigned to a thread, including the current one.
 *
 * A thread with several pieces stays busy while the calling thread processes a long piece.
 */
const ahead = 4

interface Under<N extends JobName> {
  task: Task<N>
  resolve(made: JobResult<N> | Promise<JobResult<N>>): void
  reject(error: Error): void
}

/**
 * Creates a pool of `count` threads for a job, including the calling thread. Without a `worker` file, the pool contains
 * only the calling thread.
 *
 * The calling thread processes pieces while the other threads are full, which takes less memory than one more thread
 * and keeps all threads busy. It also processes the first two pieces, because a thread takes longer to start. A thread
 * that ends is replaced and its current piece fails. If a thread runs out of memory, the calling thread processes its
 * current piece.
 */
export async function poolOf<N extends JobName>(job: N, count: number, worker: URL | undefined): Promise<Pool<N>> {
  const work = (await jobs[job]()) as JobWork<N>
  const fit = fitHeap(count, worker)
  const here = async ({ piece, given }: Task<N>): Promise<JobResult<N>> => {
    fit?.()
    return work(piece, given)
  }
  const others = worker === undefined ? 0 : count - 1
  const threads = new Map<Worker, Under<N>[]>()
  const waiting: Under<N>[] = []
  let begun = 0

  const withAtMost = (most: number) => [...threads].find(([, queue]) => queue.length <= most)

  function begin(): [Worker, Under<N>[]] {
    const thread = new Worker(worker as URL, {
      // TypeScript sources run directly only during development.
      ...(worker?.pathname.endsWith('.ts') && { execArgv: ['--import', 'tsx'] }),
      stdin: false,
      resourceLimits: threadLimits,
    })
    const queue: Under<N>[] = []
    threads.set(thread, queue)
    thread.on('message', (done: Done<N>) => {
      fit?.()
      const under = queue.shift()
      if ('made' in done) under?.resolve(done.made)
      else under?.reject(new Error(done.error))
    })
    thread.on('error', error => gone(thread, error))
    thread.on('exit', code => gone(thread, new Error(`its thread exited with code ${code}`)))
    return [thread, queue]
  }

  function gone(thread: Worker, error: Error): void {
    const [at, ...queued] = threads.get(thread) ?? []
    threads.delete(thread)
    // A record too large for a thread may fit into the main process.
    if (isOutOfMemory(error)) at?.resolve(here(at.task))
    else at?.reject(error)
    for (const under of queued) if (!sent(under)) under.resolve(here(under.task))
  }

  /**
   * Sends a piece to a thread with room: an idle one, a new one, or a busy one. Returns false if no thread has room.
   */
  function sent(under: Under<N>): boolean {
    const free = withAtMost(0) ?? (threads.size < others ? begin() : withAtMost(ahead - 1))
    if (free === undefined) return false
    const [thread, queue] = free
    queue.push(under)
    const { piece, ...rest } = under.task
    // Copies the bytes, which `slice` of a Buffer does not: this thread still shows lines of the piece.
    const bytes = new Uint8Array(piece.bytes)
    thread.postMessage({ ...rest, piece: { ...piece, bytes } } satisfies Task<N>, [bytes.buffer])
    return true
  }

  /**
   * Processes waiting pieces in this thread, one at a time. Between two pieces, results of threads are received and
   * threads get new pieces.
   */
  function workHere(): void {
    while (waiting[0] !== undefined && sent(waiting[0])) waiting.shift()
    const under = waiting.shift()
    under?.resolve(here(under.task))
    if (waiting.length > 0) setImmediate(workHere)
  }

  return {
    width: 1 + Math.max(0, others),
    work(piece, given) {
      const task = { job, piece, given }
      if (begun++ < 2) return here(task)
      return new Promise((resolve, reject) => {
        const under = { task, resolve, reject }
        if (waiting.length === 0 && sent(under)) return
        if (waiting.push(under) === 1) setImmediate(workHere)
      })
    },
    async end() {
      // The waiting pieces are no longer needed, and a thread started for one would never end.
      waiting.length = 0
      const all = [...threads.keys()]
      threads.clear()
      await Promise.all(all.map(thread => thread.terminate()))
    },
  }
}
