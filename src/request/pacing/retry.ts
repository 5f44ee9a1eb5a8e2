import type { RequestError } from '../error.ts'

/** The number and delays of retries of a request. */
export interface Patience {
  /** The number of retries after the first try. */
  retries: number
  /** Milliseconds before the first of them; each further one waits twice as long. */
  backoff: number
  /** The longest wait in milliseconds; a server that asks for more is not asked again. */
  maxWait: number
}

/**
 * Returns the milliseconds to wait before the next try after `tries` failures, or undefined for no further try.
 *
 * A server's `Retry-After` is a lower bound; otherwise the wait grows exponentially. Both are randomised to spread the retries of different
 * clients.
 */
export function waitAfter(
  { code, retryAfter }: Pick<RequestError, 'code' | 'retryAfter'>,
  tries: number,
  { retries, backoff, maxWait }: Patience,
  random: () => number = Math.random,
): number | undefined {
  if (tries > retries || !isPassing(code)) return undefined
  if (retryAfter === undefined) return Math.min(maxWait, backoff * 2 ** (tries - 1)) * (0.5 + random() / 2)
  const asked = retryAfter * 1000
  return asked > maxWait ? undefined : asked + random() * Math.min(backoff, maxWait - asked)
}

/** True if a retry may help. */
export const isPassing = (code: string): boolean => passing.has(code)

const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'server', 'rate-limited'])

/** Seconds that a `Retry-After` header asks for (RFC 9110, 10.2.3), as a number or an HTTP date; undefined for anything else. */
export function retryAfterOf(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,15}$/.test(text)) return Number(text)
  // Date.parse takes much more than the dates of HTTP, which all start with the name of a day.
  const isDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)
  // The one form without a zone, that of asctime, is in UTC as well.
  const date = isDate ? Date.parse(/\d$/.test(text) && !/[+-]\d{4}$/.test(text) ? `${text} GMT` : text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/** Waits; a wait that is aborted never ends, so whoever aborts it has to give up on it. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(done => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
