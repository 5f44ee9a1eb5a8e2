import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../request/error.ts'
import { isPassing } from '../request/pacing/retry.ts'

/** Why a request failed; kebab-case, never renamed. */
export type ClientErrorCode = RequestErrorCode | 'not-an-id' | 'not-offered' | 'loop' | 'foreign-address'

/**
 * The error of a client. Its `message` names the request, the address, the status and what the service says. `status`, `url`,
 * `detail` (the service's own sentence) and `retryAfter` (seconds) are absent if they do not apply.
 */
export class ClientError extends RequestError<ClientErrorCode> {
  override name = 'ClientError'
  /** The target of the request: `datasets`, `file 292b9b48-…`. */
  readonly what: string
  /** True if a later request may succeed, as after a timeout or from a busy server. The client has already retried several times. */
  readonly isTransient: boolean

  constructor(what: string, code: ClientErrorCode, reason: string, details: RequestErrorDetails = {}) {
    const { detail } = details
    super(`${what}: ${reason}${detail === undefined ? '' : ` The service says: ${detail}`}`, code, reason, details)
    this.what = what
    this.isTransient = isPassing(code)
  }
}

/** True unless an error is a 404 that another service may have sent. This API's detail is a sentence; that of others often is not (`Not Found`). */
export const isOfApi = ({ code, detail }: { code: ClientErrorCode; detail?: string | undefined }): boolean =>
  code !== 'not-found' || detail?.endsWith('.') === true

/** Makes the errors of one request. */
export const failing =
  (what: string) =>
  (code: ClientErrorCode, reason: string, details?: RequestErrorDetails): ClientError =>
    new ClientError(what, code, reason, details)

/** The `detail` of an error response in JSON; undefined if there is none. */
export function detailIn(text: string): string | undefined {
  const { detail } = JSON.parse(text)
  return typeof detail === 'string' ? detail.slice(0, 500) : undefined
}
