import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../request/error.ts'

/** Why there is no record; kebab-case, never renamed. */
export type ResolveErrorCode = RequestErrorCode | 'not-a-doi' | 'not-installed' | 'other-doi' | 'failed'

/** Details of a failure beyond its code; every member is absent if it does not apply. */
export interface ResolveErrorDetails extends RequestErrorDetails {
  /** The name of the source that failed. */
  source?: string
  /** The DOI of the record that was given, where it is another than the one that was asked for. */
  found?: string
  /** The errors of all sources of a chain, in their order. */
  errors?: readonly ResolveError[]
}

/** The error of resolving: its `message` names the DOI, the address and the status, and says what to do. */
export class ResolveError extends RequestError<ResolveErrorCode> implements ResolveErrorDetails {
  override name = 'ResolveError'
  /** The DOI as it was given. */
  readonly doi: string
  declare readonly source?: string
  declare readonly found?: string
  declare readonly errors?: readonly ResolveError[]

  constructor(doi: string, code: ResolveErrorCode, reason: string, details: ResolveErrorDetails = {}) {
    super(`${doi}: ${reason}`, code, reason, details)
    this.doi = doi
  }
}

/** Makes the error for a failure whose DOI and source are already known. */
export type Fail = (code: ResolveErrorCode, reason: string, details?: ResolveErrorDetails) => ResolveError

/** True if an error proves that there is no record, so that a retry is pointless. */
export const isAbsence = ({ code }: ResolveError): boolean => code === 'not-found' || code === 'gone'
