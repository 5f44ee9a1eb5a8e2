import { isObject } from '../../core/object.ts'
import { parsedJson } from '../../core/strings.ts'
import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../../request/error.ts'
import { isPassing } from '../../request/pacing/retry.ts'

/**
 * The code of a failure, in kebab case. Codes never change.
 *
 * - `unauthorized`: the credentials are missing or wrong (401).
 * - `forbidden`: the credentials are valid, but not for this DOI or prefix (403).
 * - `exists`: the DOI is taken.
 * - `invalid`: the record is rejected (422).
 * - `conflict`: a precondition is not met (409, or 412 from the Metadata Store). The JSON API of lupo at 05afac4 never
 *   returns 412 and ignores ETags.
 * - `wrong-state`: the DOI did not reach the requested state, or is not a draft and cannot be deleted (405).
 * - `not-a-doi`: the text is not a DOI. No request was made.
 */
export type RegistryErrorCode =
  | RequestErrorCode
  | 'unauthorized'
  | 'forbidden'
  | 'exists'
  | 'invalid'
  | 'conflict'
  | 'wrong-state'
  | 'not-a-doi'

/** One error as reported by the registry. */
export interface RegistryComplaint {
  /** The problem in the registry's words. */
  title: string
  /** The attribute with the error. */
  source?: string
}

/** The details of a failure other than its code. */
export interface RegistryErrorDetails extends RequestErrorDetails {
  /** The problems reported by the registry. */
  complaints?: readonly RegistryComplaint[]
}

/**
 * The error for a failed request to a registry. Its `message` names the subject of the request and the reason for the
 * failure, and never contains a password.
 */
export class RegistryError extends RequestError<RegistryErrorCode> {
  override name = 'RegistryError'
  /** The subject of the request: `10.5072/a`, `the list of DOIs`. */
  readonly what: string
  /** The problems reported by the registry; empty if there are none. */
  readonly complaints: readonly RegistryComplaint[]
  /** True if a later request may succeed, for example because the request timed out or the server was busy. */
  readonly isTransient: boolean

  constructor(what: string, code: RegistryErrorCode, reason: string, details: RegistryErrorDetails = {}) {
    const { complaints = [], ...others } = details
    const said = complaints.map(({ title, source }) => (source === undefined ? title : `${source}: ${title}`))
    super(
      `${what}: ${reason}${said.length === 0 ? '' : ` The registry says: ${said.join('; ')}`}`,
      code,
      reason,
      others,
    )
    this.what = what
    this.complaints = complaints
    this.isTransient = isPassing(code)
  }
}

/**
 * Parses the errors in a response of the REST API, or the sentence that the MDS returns.
 *
 * Returns at most 50 errors, with titles and sources cut to 500 characters.
 */
export function complaintsIn(text: string): RegistryComplaint[] {
  const value = parsedJson(text)
  if (value === undefined) return /^\s*</.test(text) || text.trim() === '' ? [] : [{ title: cut(text.trim()) }]
  const errors = isObject(value) ? value.errors : undefined
  return (Array.isArray(errors) ? errors : isObject(errors) ? [errors] : [])
    .slice(0, most)
    .flatMap((error: unknown) => {
      if (!isObject(error) || typeof error.title !== 'string') return []
      return [{ title: cut(error.title), ...(typeof error.source === 'string' && { source: cut(error.source) }) }]
    })
}

/**
 * Returns the code and reason for a status with a more specific meaning at the registry than in HTTP, else undefined.
 */
export function registryMeaning(
  status: number | undefined,
  complaints: readonly RegistryComplaint[],
): { code: RegistryErrorCode; reason: string } | undefined {
  switch (status) {
    case 401:
      return {
        code: 'unauthorized',
        reason:
          'The registry does not know these credentials (status 401); check the account, the password, and whether both are for this system.',
      }
    case 403:
      return {
        code: 'forbidden',
        reason: 'This account does not have permission (status 403): the DOI or its prefix belongs to another account.',
      }
    case 405:
      return { code: 'wrong-state', reason: 'Only a draft can be deleted (status 405); hide the DOI instead.' }
    case 409:
    case 412:
      return {
        code: 'conflict',
        reason: `The registry is not ready for this request (status ${status}): send the metadata first.`,
      }
    case 422:
      return complaints.some(({ title }) => /already been taken/i.test(title))
        ? { code: 'exists', reason: 'This DOI already exists and was not changed.' }
        : { code: 'invalid', reason: 'The registry rejects the record (status 422).' }
    default:
      return undefined
  }
}

/** Resolves to the value of `answer`, or to undefined if `answer` rejects with `not-found` or `gone`. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'not-found' || code === 'gone') return undefined
    throw error
  }
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const most = 50
const longest = 500
