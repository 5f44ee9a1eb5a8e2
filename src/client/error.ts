import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../request/error.ts'
import { isPassing } from '../request/retry.ts'

/** Why a service did not give what was asked for; kebab-case, never renamed. */
export type ClientErrorCode = RequestErrorCode | 'not-an-id' | 'not-offered' | 'loop' | 'foreign-address'

/**
 * The one error of a client: its `message` says what was asked for, the address, the status and what the service says. `status`,
 * `url`, `detail` (the service's own sentence) and `retryAfter` (seconds) are absent where they do not apply.
 */
export class ClientError extends RequestError<ClientErrorCode> {
  override name = 'ClientError'
  /** What was asked for: `datasets`, `file 292b9b48-…`. */
  readonly what: string
  /** Whether it may be over when asked again: a network, a timeout, a busy or failing server; the client has tried several times by then. */
  readonly isTransient: boolean

  constructor(what: string, code: ClientErrorCode, reason: string, details: RequestErrorDetails = {}) {
    const { detail } = details
    super(`${what}: ${reason}${detail === undefined ? '' : ` The service says: ${detail}`}`, code, reason, details)
    this.what = what
    this.isTransient = isPassing(code)
  }
}

/** Makes the errors about one thing that was asked for. */
export const failing =
  (what: string) =>
  (code: ClientErrorCode, reason: string, details?: RequestErrorDetails): ClientError =>
    new ClientError(what, code, reason, details)

/** What an error of the service says in its `detail`, as JSON or RFC 9457 has it; undefined where it is something else. */
export function detailIn(text: string): string | undefined {
  const { detail } = JSON.parse(text)
  return typeof detail === 'string' ? detail.slice(0, 500) : undefined
}
