import { parentPort } from 'node:worker_threads'
import type { Piece } from '../../../records/piece.ts'
import { type JobInput, type JobName, type JobResult, type JobWork, jobs } from './jobs.ts'

/** A task for a thread: a job and its piece. */
export interface Task<N extends JobName = JobName> {
  job: N
  piece: Piece
  given: JobInput<N>
}

/** The result of a task, or its error message. */
export type Done<N extends JobName = JobName> = { made: JobResult<N> } | { error: string }

/** Runs the tasks that the main thread sends, in order, until the main thread terminates this worker. */
export function serveWork(): void {
  let last: Promise<void> = Promise.resolve()
  parentPort?.on('message', (task: Task) => {
    last = last.then(async () => parentPort?.postMessage(await done(task)))
  })
}

async function done({ job, piece, given }: Task): Promise<Done> {
  try {
    const work = (await jobs[job]()) as JobWork<JobName>
    return { made: await work(piece, given) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
