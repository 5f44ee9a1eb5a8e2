import type { Diagnostic } from '../diagnostic.ts'

/** Why a record could not be had; kebab-case, never renamed. */
export type ResolveErrorCode =
  | 'not-a-doi'
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
  | 'not-installed'
  | 'failed'
  | 'aborted'

/** What is known of a failure beyond its code; every member is absent where it does not apply. */
export interface ResolveErrorDetails {
  /** The name of the source that failed. */
  source?: string
  /** The HTTP status that the server answered with. */
  status?: number
  /** The address that was asked last, behind all redirects. */
  url?: string
  /** The seconds that the server asked to wait. */
  retryAfter?: number
  /** Why the answer could not be read. */
  diagnostics?: readonly Diagnostic[]
  /** What each source of a chain came to, in their order. */
  errors?: readonly ResolveError[]
  cause?: unknown
}

/** The one error of resolving: its `message` names the DOI, the address and the status, and says what to do. */
export class ResolveError extends Error implements ResolveErrorDetails {
  override name = 'ResolveError'
  /** The DOI as it was given. */
  readonly doi: string
  readonly code: ResolveErrorCode
  /** The message without the DOI: one or more sentences. */
  readonly reason: string
  declare readonly source?: string
  declare readonly status?: number
  declare readonly url?: string
  declare readonly retryAfter?: number
  declare readonly diagnostics?: readonly Diagnostic[]
  declare readonly errors?: readonly ResolveError[]

  constructor(doi: string, code: ResolveErrorCode, reason: string, details: ResolveErrorDetails = {}) {
    const { cause, ...others } = details
    super(`${doi}: ${reason}`, cause === undefined ? undefined : { cause })
    this.doi = doi
    this.code = code
    this.reason = reason
    Object.assign(this, others)
  }
}

/** Makes the error of a failure whose DOI and source are known already. */
export type Fail = (code: ResolveErrorCode, reason: string, details?: ResolveErrorDetails) => ResolveError

/** Whether an error says for certain that there is no record, so that asking again makes no sense. */
export const isAbsence = ({ code }: ResolveError): boolean => code === 'not-found' || code === 'gone'
