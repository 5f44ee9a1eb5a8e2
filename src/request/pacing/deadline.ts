import type { Fail } from '../error.ts'

/** The timeout and the abort signal of an operation, and the function that creates its errors. */
export interface Deadline {
  /** The timeout in milliseconds; `Infinity` for no limit. */
  timeout: number
  signal: AbortSignal | undefined
  fail: Fail
  /** The name of the operation, for the message. */
  what: string
}

/**
 * Returns the result of `work`. Rejects as soon as the time is up or the signal is aborted.
 *
 * In these cases, the error has the code `timeout` or `aborted`, and the signal passed to the work is also aborted.
 * Work that ignores its signal is abandoned.
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
  // If the work finishes first, nothing awaits this promise.
  promise.catch(() => {})
  return { promise, reject }
}

/** Returns a signal that is aborted as soon as either of two signals is, or undefined if neither is given. */
export const either = (one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined =>
  one !== undefined && other !== undefined ? AbortSignal.any([one, other]) : (one ?? other)
