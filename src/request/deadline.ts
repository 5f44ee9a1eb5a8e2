import type { Fail } from './error.ts'

/** How long work may take. */
export interface Deadline {
  /** Milliseconds; `Infinity` for no bound. */
  timeout: number
  signal: AbortSignal | undefined
  fail: Fail
  /** What is under way, for the message. */
  what: string
}

/**
 * Gives what `work` gives, or rejects with `timeout` or `aborted` as soon as the time is over or the signal says so. The signal
 * that work is given ends then too; work that does not listen to it is left behind.
 */
export async function withDeadline<T>(deadline: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { timeout, signal, fail, what } = deadline
  const controller = new AbortController()
  const { promise: ended, reject } = deferred()
  const end = (error: Error): void => {
    reject(error)
    controller.abort(error)
  }
  const abort = (): void =>
    end(fail('aborted', 'It is no longer wanted: the signal was aborted.', { cause: signal?.reason }))
  const timer = Number.isFinite(timeout)
    ? setTimeout(() => end(fail('timeout', `${what} took longer than ${timeout} ms; try again later.`)), timeout)
    : undefined
  signal?.addEventListener('abort', abort, { once: true })
  try {
    if (signal?.aborted) abort()
    return await Promise.race([ended, ...(controller.signal.aborted ? [] : [work(controller.signal)])])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function deferred(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<never>((_, fail) => {
    reject = fail
  })
  // It ends without anybody listening where the work was done first.
  promise.catch(() => {})
  return { promise, reject }
}
