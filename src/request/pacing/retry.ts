import type { RequestError } from '../error.ts'

/** The maximum number of retries of a request and the delays before them. */
export interface Patience {
  /** The number of retries after the first attempt. */
  retries: number
  /**
   * The delay in milliseconds before the first retry.
   *
   * The delay doubles with each retry, up to `maxWait`, and is randomly shortened by up to half.
   */
  backoff: number
  /** The maximum wait in milliseconds. If a server requests a longer wait, the request is not repeated. */
  maxWait: number
}

/**
 * Returns the milliseconds to wait before the next attempt after `tries` failures. Returns undefined if there is no
 * further attempt.
 *
 * A server's `Retry-After` is a lower bound; otherwise the wait grows exponentially. Both are randomised to spread
 * the retries of different clients.
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

/** True if a request that failed with this code may succeed if repeated. */
export const isPassing = (code: string): boolean => passing.has(code)

const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'server', 'rate-limited'])

/**
 * Returns the seconds to wait according to a `Retry-After` header (RFC 9110, 10.2.3): its number, or the time until its
 * HTTP date. Returns undefined for anything else.
 */
export function retryAfterOf(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,15}$/.test(text)) return Number(text)
  // Date.parse accepts much more than HTTP dates, which all start with the name of a day.
  const isDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)
  // The only form without a zone, asctime's, is also UTC.
  const date = isDate ? Date.parse(/\d$/.test(text) && !/[+-]\d{4}$/.test(text) ? `${text} GMT` : text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/**
 * Waits for a number of milliseconds. An aborted wait never resolves, so the caller that aborts it must not await it.
 */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(done => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
