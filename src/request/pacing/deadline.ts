import type { Fail } from '../error.ts'

/** The limits of some work. */
export interface Deadline {
  /** Milliseconds; `Infinity` for no limit. */
  timeout: number
  signal: AbortSignal | undefined
  fail: Fail
  /** The work in progress, for the message. */
  what: string
}

/**
 * Gives what `work` gives, or rejects with `timeout` or `aborted` as soon as the time is up or the signal is aborted. The signal
 * passed to the work is aborted then too; work that ignores it is abandoned.
 */
export async function withDeadline<T>(deadline: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { timeout, signal, fail, what } = deadline
  const controller = new AbortController()
  const { promise: ended, reject } = deferred()
  const end = (error: Error): void => {
    reject(error)
    controller.abort(error)
  }
  const abort = (): void => end(fail('aborted', 'It was cancelled: the signal was aborted.', { cause: signal?.reason }))
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
  // If the work is done first, nobody listens.
  promise.catch(() => {})
  return { promise, reject }
}

/** A signal that is aborted as soon as one of two is; undefined if there is neither. */
export const either = (one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined =>
  one !== undefined && other !== undefined ? AbortSignal.any([one, other]) : (one ?? other)
