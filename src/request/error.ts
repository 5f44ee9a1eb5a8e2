import type { Diagnostic } from '../core/diagnostic.ts'

/** The reason why a request failed, in kebab-case. Codes are never renamed. */
export type RequestErrorCode =
  | 'not-found'
  | 'gone'
  | 'rate-limited'
  | 'server'
  | 'refused'
  | 'timeout'
  | 'network'
  | 'redirect'
  | 'wrong-type'
  | 'too-large'
  | 'unreadable'
  | 'aborted'

/** The details of a failed request, in addition to its code. A member that does not apply is absent. */
export interface RequestErrorDetails {
  /** The HTTP status of the response. */
  status?: number
  /** The last requested URL, after all redirects. */
  url?: string
  /** The number of seconds that the server asks the client to wait. */
  retryAfter?: number
  /** The server's own error message, if its errors are parsed. */
  detail?: string
  /** The findings that explain why a response is unreadable. */
  diagnostics?: readonly Diagnostic[]
  cause?: unknown
}

/** The base class of all errors about requests to servers. */
export abstract class RequestError<Code extends string = string> extends Error implements RequestErrorDetails {
  readonly code: Code
  /** The message without the name of the requested resource: one or more sentences. */
  readonly reason: string
  declare readonly status?: number
  declare readonly url?: string
  declare readonly retryAfter?: number
  declare readonly detail?: string
  declare readonly diagnostics?: readonly Diagnostic[]

  constructor(message: string, code: Code, reason: string, { cause, ...others }: RequestErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.reason = reason
    Object.assign(this, others)
  }
}

/**
 * A function that creates the error of a failed request. The caller supplies the function, because only the caller
 * knows the purpose of the request.
 */
export type Fail = (code: RequestErrorCode, reason: string, details?: RequestErrorDetails) => RequestError
