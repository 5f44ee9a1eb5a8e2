import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../request/error.ts'

/** The reason why a lookup returned no record, in kebab-case. Codes are never renamed. */
export type ResolveErrorCode = RequestErrorCode | 'not-a-doi' | 'not-installed' | 'other-doi' | 'failed'

/** The details of a failed lookup, in addition to its code. A member that does not apply is absent. */
export interface ResolveErrorDetails extends RequestErrorDetails {
  /** The name of the source that failed. Several names are separated by a comma and a space. */
  source?: string
  /** The DOI of the returned record, if it differs from the requested one. */
  found?: string
  /** The errors of all sources that were tried, in order; absent after an abort or if fewer than two were tried. */
  errors?: readonly ResolveError[]
}

/** The error for a DOI that could not be resolved. Its `message` is the DOI, a colon and the reason. */
export class ResolveError extends RequestError<ResolveErrorCode> implements ResolveErrorDetails {
  override name = 'ResolveError'
  /** The requested DOI without a resolver URL or a label, or the start of a text that is not a DOI. */
  readonly doi: string
  declare readonly source?: string
  declare readonly found?: string
  declare readonly errors?: readonly ResolveError[]

  constructor(doi: string, code: ResolveErrorCode, reason: string, details: ResolveErrorDetails = {}) {
    super(`${doi}: ${reason}`, code, reason, details)
    this.doi = doi
  }
}

/** A function that creates the error for a failed lookup, including the DOI and the name of the source. */
export type Fail = (code: ResolveErrorCode, reason: string, details?: ResolveErrorDetails) => ResolveError

/** True if an error proves that there is no record, so that a retry is pointless. */
export const isAbsence = ({ code }: ResolveError): boolean => code === 'not-found' || code === 'gone'
