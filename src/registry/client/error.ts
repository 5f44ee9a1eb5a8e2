import { isObject } from '../../core/object.ts'
import { parsedJson } from '../../core/strings.ts'
import { RequestError, type RequestErrorCode, type RequestErrorDetails } from '../../request/error.ts'
import { isPassing } from '../../request/pacing/retry.ts'

/**
 * Why the registry did not do what it was asked for; kebab-case, never renamed. `unauthorized`: the credentials are wrong (401).
 * `forbidden`: they are good, but not for this DOI or prefix (403). `exists`: the DOI is taken. `invalid`: the record is refused (422).
 * `conflict`: what was to come before has not been done (409; 412 comes from the Metadata Store, in the JSON API of
 * lupo at 05afac4 nothing answers with it, nor does it look at ETags). `wrong-state`: the DOI did not go into the state that was asked for.
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

/** One error as the registry states it. */
export interface RegistryComplaint {
  /** The problem in the registry's words. */
  title: string
  /** The attribute that it is about. */
  source?: string
}

/** Details of a failure beyond its code. */
export interface RegistryErrorDetails extends RequestErrorDetails {
  /** The problems reported by the registry, one per attribute. */
  complaints?: readonly RegistryComplaint[]
}

/** The error of a registry: its `message` says what was asked for, why it was not done, and what to do. It never holds a password. */
export class RegistryError extends RequestError<RegistryErrorCode> {
  override name = 'RegistryError'
  /** The subject of the request: `10.5072/a`, `the list of DOIs`. */
  readonly what: string
  /** The problems reported by the registry; empty if there are none. */
  readonly complaints: readonly RegistryComplaint[]
  /** True if a later request may succeed, for example after a timeout or a busy server. */
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

/** The errors in an answer of the REST API, or the sentence that the MDS answers with; at most so many, and none longer than is useful. */
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

/** Returns the meaning of a registry status if more specific than in HTTP, otherwise undefined. */
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
        reason: 'This account may not do that (status 403): the DOI or its prefix belongs to another one.',
      }
    case 405:
      return { code: 'wrong-state', reason: 'Only a draft can be deleted (status 405); hide the DOI instead.' }
    case 409:
    case 412:
      return {
        code: 'conflict',
        reason: `The registry is not ready for that (status ${status}): its metadata has to come first.`,
      }
    case 422:
      return complaints.some(({ title }) => /already been taken/i.test(title))
        ? { code: 'exists', reason: 'This DOI exists already, and was not changed.' }
        : { code: 'invalid', reason: 'The registry refuses the record (status 422).' }
    default:
      return undefined
  }
}

/** The answer, or undefined where the registry has nothing. */
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
