import type { Fail, RequestError, RequestErrorCode } from './error.ts'
import { retryAfterOf } from './pacing/retry.ts'

/** True if a response has one of the statuses in `given`: 200 or 203 by default (RFC 9110, 15). */
export const isGiven = ({ status }: Response, given: readonly number[] = [200, 203]): boolean => given.includes(status)

/**
 * Returns the error for an unsuccessful response, with the seconds of `Retry-After` and the server's own message if
 * there are any.
 */
export function statusError(
  { status, headers }: Response,
  url: string,
  fail: Fail,
  detail: string | undefined,
): RequestError {
  const retryAfter = retryAfterOf(headers.get('retry-after'))
  const { code, reason } = meaningOf(status, url, retryAfter)
  return fail(code, reason, {
    status,
    url,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(detail !== undefined && { detail }),
  })
}

/** Returns the error code and the reason for the status of an unsuccessful response. */
export function meaningOf(
  status: number,
  url: string,
  retryAfter: number | undefined,
): { code: RequestErrorCode; reason: string } {
  const again = retryAfter === undefined ? 'later' : `in ${retryAfter} seconds`
  if (status === 204 || status === 404) {
    return { code: 'not-found', reason: `${url} has no such record (status ${status}); check the identifier.` }
  }
  if (status === 304) return { code: 'refused', reason: `${url} has not changed (status 304).` }
  if (status === 410) return { code: 'gone', reason: `Its record was removed from ${url} (status 410).` }
  if (status === 406 || status === 415) {
    return { code: 'wrong-type', reason: `${url} does not have the record in the requested format (status ${status}).` }
  }
  if (status === 408) return { code: 'timeout', reason: `${url} timed out (status 408); try again ${again}.` }
  if (status === 429) {
    return { code: 'rate-limited', reason: `${url} accepts no more requests for now (status 429); try again ${again}.` }
  }
  if (status >= 500) return { code: 'server', reason: `${url} failed with status ${status}; try again ${again}.` }
  return { code: 'refused', reason: `${url} answered with status ${status} instead of a record.` }
}

/** Returns the reason for a failed request in words, derived from the error with which `fetch` rejected. */
export function networkReason(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  const code = codeOf(cause) ?? codeOf(error)
  const known = code === undefined ? undefined : reasons[code]
  if (known !== undefined) return known
  const { message = String(error) } = cause instanceof Error ? cause : error instanceof Error ? error : {}
  return message.slice(0, 300) || code || 'unknown reason'
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

// Node's codes; other platforms only report that the request failed.
const reasons: Readonly<Record<string, string | undefined>> = {
  EAI_AGAIN: 'the host name cannot be looked up at the moment',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was lost',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'there is no network',
  ENOTFOUND: 'no host of this name was found',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  UND_ERR_SOCKET: 'the connection was lost',
}
