import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../request/error.ts'

/** The reason why there is no record; kebab-case, never renamed. */
export type ResolveErrorCode = RequestErrorCode | 'not-a-doi' | 'not-installed' | 'other-doi' | 'failed'

/** The details of a failure besides its code. Every member is absent if it does not apply. */
export interface ResolveErrorDetails extends RequestErrorDetails {
  /** The name of the source that failed. */
  source?: string
  /** The DOI of the returned record, if it differs from the requested one. */
  found?: string
  /** The errors of all sources that were tried, in order. */
  errors?: readonly ResolveError[]
}

/**
 * The error for a DOI that could not be resolved. Its `message` contains the DOI, the URL, the status and the remedy.
 */
export class ResolveError extends RequestError<ResolveErrorCode> implements ResolveErrorDetails {
  override name = 'ResolveError'
  /** The DOI as given. */
  readonly doi: string
  declare readonly source?: string
  declare readonly found?: string
  declare readonly errors?: readonly ResolveError[]

  constructor(doi: string, code: ResolveErrorCode, reason: string, details: ResolveErrorDetails = {}) {
    super(`${doi}: ${reason}`, code, reason, details)
    this.doi = doi
  }
}

/** A function that creates the error of a failure. Its caller need not state the DOI and the source. */
export type Fail = (code: ResolveErrorCode, reason: string, details?: ResolveErrorDetails) => ResolveError

/** True if an error proves that there is no record, so that a retry is pointless. */
export const isAbsence = ({ code }: ResolveError): boolean => code === 'not-found' || code === 'gone'
