import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../request/error.ts'
import { isPassing } from '../request/pacing/retry.ts'

/** The reason why a request failed, in kebab-case. Codes are stable. */
export type ClientErrorCode = RequestErrorCode | 'not-an-id' | 'not-offered' | 'loop' | 'foreign-address'

/**
 * An error thrown by a client. Its `message` consists of `what`, the reason for the failure and the service's
 * explanation.
 *
 * `status`, `url`, `detail` (the service's explanation) and `retryAfter` (seconds) are absent if they do not apply.
 */
export class ClientError extends RequestError<ClientErrorCode> {
  override name = 'ClientError'
  /** The requested records, as error messages name them: `datasets`, `file 292b9b48-…`. */
  readonly what: string
  /**
   * True if a later request may succeed, for example after a timeout or if the server was busy. The client has already
   * retried as far as its options allow.
   */
  readonly isTransient: boolean

  constructor(what: string, code: ClientErrorCode, reason: string, details: RequestErrorDetails = {}) {
    const { detail } = details
    super(`${what}: ${reason}${detail === undefined ? '' : ` The service says: ${detail}`}`, code, reason, details)
    this.what = what
    this.isTransient = isPassing(code)
  }
}

/**
 * True unless an error is a 404 that may come from another service.
 *
 * In an error of this API, `detail` is a sentence. Other APIs often send a phrase (`Not Found`).
 */
export const isOfApi = ({ code, detail }: { code: ClientErrorCode; detail?: string | undefined }): boolean =>
  code !== 'not-found' || detail?.endsWith('.') === true

/**
 * True if an error is a 404 from an address that may or may not belong to the API. Some services explain a missing
 * record in the same words as an unknown address.
 */
export const isUnclear = ({ code, detail }: { code: ClientErrorCode; detail?: string | undefined }): boolean =>
  code === 'not-found' && detail === 'Not found.'

/** Creates a factory for the errors of one request. */
export const failing =
  (what: string) =>
  (code: ClientErrorCode, reason: string, details?: RequestErrorDetails): ClientError =>
    new ClientError(what, code, reason, details)

/**
 * Returns the first 500 characters of the `detail` of a JSON error response, or undefined without a `detail` text.
 * Throws `SyntaxError` for text that is not JSON.
 */
export function detailIn(text: string): string | undefined {
  const { detail } = Object(JSON.parse(text))
  return typeof detail === 'string' ? detail.slice(0, 500) : undefined
}
