import { Worker } from 'node:worker_threads'
import type { Piece } from '../../stream/piece.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { type CheckedPiece, checkedPiece } from './checked-piece.ts'
import type { Done, Task } from './worker.ts'

/** Threads that check pieces. */
export interface Pool {
  /** How many pieces can be under way at once. */
  readonly width: number
  /** Checks a piece; rejects with the reason if that failed or the thread ended. */
  check(piece: Piece, options: CheckOptions, hasFacts?: boolean): Promise<CheckedPiece>
  end(): Promise<void>
}

const isOutOfMemory = (error: Error & { code?: unknown }): boolean => error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * A pool of so many threads; with one, pieces are checked in this thread. The first pieces always are, because a thread takes longer to
 * begin than they take. A thread that ends is replaced, and its piece has failed; one that lacks memory leaves it to this thread.
 */
export function poolOf(jobs: number, worker: URL | undefined): Pool {
  const here: Pool['check'] = async (...work) => checkedPiece(...work)
  if (jobs <= 1 || worker === undefined) return { width: 1, check: here, end: async () => undefined }
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  const waiting: Task[] = []
  const results = new Map<number, { resolve(checked: CheckedPiece): void; reject(error: Error): void }>()
  const busy = new Map<Worker, Task>()
  let count = 0
  let isEnded = false

  function begin(): void {
    const thread = new Worker(worker as URL, {
      // Sources are run as they are only while developing.
      ...(worker?.pathname.endsWith('.ts') && { execArgv: ['--import', 'tsx'] }),
      stdin: false,
      // Pieces are small, and live shortly.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 72 },
    })
    threads.add(thread)
    idle.push(thread)
    thread.on('message', (done: Done) => {
      busy.delete(thread)
      const result = results.get(done.id)
      results.delete(done.id)
      if ('checked' in done) result?.resolve(done.checked)
      else result?.reject(new Error(done.error))
      idle.push(thread)
      next()
    })
    thread.on('error', error => gone(thread, error))
    thread.on('exit', code => gone(thread, new Error(`its thread ended with code ${code}`)))
  }

  function gone(thread: Worker, error: Error): void {
    if (!threads.delete(thread)) return
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    const task = busy.get(thread)
    busy.delete(thread)
    if (task !== undefined) {
      const result = results.get(task.id)
      results.delete(task.id)
      // A record that is too large for a thread may not be for all of the process.
      if (isOutOfMemory(error)) here(task.piece, task.options, task.hasFacts).then(result?.resolve, result?.reject)
      else result?.reject(error)
    }
    if (!isEnded && waiting.length > 0) begin()
    next()
  }

  function next(): void {
    while (idle.length > 0 && waiting.length > 0) {
      const thread = idle.shift() as Worker
      const task = waiting.shift() as Task
      busy.set(thread, task)
      thread.postMessage(task)
    }
  }

  return {
    width: jobs,
    check(piece, options, hasFacts = false) {
      const id = count++
      if (id < 2) return here(piece, options, hasFacts)
      return new Promise((resolve, reject) => {
        results.set(id, { resolve, reject })
        waiting.push({ id, piece: { ...piece, bytes: piece.bytes.slice() }, options, hasFacts })
        if (threads.size < jobs && idle.length === 0) begin()
        next()
      })
    },
    async end() {
      isEnded = true
      await Promise.all([...threads].map(thread => thread.terminate()))
    },
  }
}
