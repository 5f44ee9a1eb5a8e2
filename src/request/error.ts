import type { Diagnostic } from '../core/diagnostic.ts'

/** Why a request failed; kebab-case, never renamed. */
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

/** Details of a failed request beyond its code; every member is absent if it does not apply. */
export interface RequestErrorDetails {
  /** The HTTP status that the server answered with. */
  status?: number
  /** The address that was asked last, after all redirects. */
  url?: string
  /** The seconds that the server asked to wait. */
  retryAfter?: number
  /** The server's own error message, if its errors are parsed. */
  detail?: string
  /** Why the answer could not be read. */
  diagnostics?: readonly Diagnostic[]
  cause?: unknown
}

/** The base of all errors of requests to servers. */
export abstract class RequestError<Code extends string = string> extends Error implements RequestErrorDetails {
  readonly code: Code
  /** The message without the name of the request: one or more sentences. */
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

/** Makes the error for a failed request; the caller that knows the request provides it. */
export type Fail = (code: RequestErrorCode, reason: string, details?: RequestErrorDetails) => RequestError
