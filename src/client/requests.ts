import { isObject } from '../core/object.ts'
import { parsedJson } from '../core/strings.ts'
import type { Page } from '../model/page.ts'
import type { Question, Reading } from '../request/question.ts'
import type { VersionWarning } from '../versions/types.ts'

/**
 * Returns the API address of a service. An address that already ends in `/api/v1` is accepted, too.
 *
 * @throws TypeError for the address of a listing, a record or another version of the API
 */
export function apiAt(address: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]*)(.*)$/i.exec(address) ?? []
  const steps = path.split('/').filter(step => step !== '')
  const at = steps.findIndex((step, index) => /^api$/i.test(step) && below.test(steps[index + 1] ?? ''))
  const end = at < 0 ? steps.length : at
  const base = [origin, ...steps.slice(0, end)].join('/')
  const [version = 'v1', ...rest] = steps.slice(end + 1)
  if (!/^v1$/i.test(version) || rest.length > 0)
    throw new TypeError(`The address of the service should end before /api: "${base}" instead of "${address}".`)
  return `${base}/api/v1`
}

const lists = 'datasets|files|resources'

/**
 * Matches the path segment after `/api` in an API address.
 *
 * A service itself may be at an address that ends in `/api`.
 */
const below = new RegExp(`^(?:v\\d{1,3}|${lists})$`, 'i')

const serviceAddress = new RegExp(
  `^https?://(?:\\S+/api(?:/+v\\d{1,3}(?:/+(?:${lists})/*(?:\\?\\S*)?)?)?/*|[^/\\s?#]+/?)$`,
  'i',
)

/**
 * True if an argument is the address of a service: an API address, or a host alone, which cannot be a file.
 *
 * Also true for the address of a list, which `apiAt` refuses.
 */
export const isServiceAddress = (input: string): boolean => serviceAddress.test(input)

/** Returns a request for a page of a listing. */
export const pageAt = <T>(url: string): Question<Page<T>> => jsonAt(url, faultOfPage)

/** Returns a request for one record. */
export const recordAt = <T>(url: string): Question<T> =>
  jsonAt(url, ({ id }) => (typeof id === 'string' ? undefined : 'It has no id.'))

/** Returns a request for the versions of a resource. */
export const versionsAt = (url: string): Question<Versions> =>
  jsonAt(url, ({ latest, versions }) =>
    typeof latest === 'string' && isListOfObjects(versions) ? undefined : 'It is not a list of versions.',
  )

/** Returns a request for plain text. The response is read as a list of its non-empty lines. */
export const linesAt = (url: string): Question<string[]> => ({
  url,
  types: ['text/plain'],
  // Services that negotiate only JSON refuse a request for text alone, but answer with text.
  accept: 'text/plain, */*;q=0.1',
  read: text => ({ ok: true, value: text.split(/\r?\n/).filter(line => line !== '') }),
})

/** Returns a request for JSON. Checks only the outline of the response; everything else is passed through. */
function jsonAt<T>(
  url: string,
  faultOf: (value: Readonly<Record<string, unknown>>) => string | undefined,
): Question<T> {
  return {
    url,
    types: ['application/json'],
    read(text): Reading<T> {
      const value = parsedJson(text)
      const reason = isObject(value) ? faultOf(value) : 'It is not a JSON object.'
      return reason === undefined ? { ok: true, value: value as T } : { ok: false, reason }
    },
  }
}

function faultOfPage({ count, next, results }: Readonly<Record<string, unknown>>): string | undefined {
  if (!isListOfObjects(results)) return 'It has no list of results.'
  if (!Number.isInteger(count)) return 'Its count is not a whole number.'
  return next === null || typeof next === 'string' ? undefined : 'Its next is neither an address nor null.'
}

const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject)

/** The versions of a resource, as `/api/v1/resources/<id>/versions/` returns them. */
export interface Versions {
  /**
   * The DOI of the newest version that has not been withdrawn or, if all have been withdrawn, of the newest version.
   */
  latest: string
  /** The concept DOI of all versions, or null. */
  concept: string | null
  /** The versions, oldest first. */
  versions: readonly VersionLink[]
  /** The inconsistencies in the chain. */
  warnings: readonly VersionWarning[]
}

/** A version in the chain of a resource. If the service lacks the version, all members except the DOI are null. */
export interface VersionLink {
  doi: string
  id: string | null
  version: string | null
  publication_date: string | null
  title: string | null
  /** The API address of the resource or, after its withdrawal, of the tombstone. */
  url: string | null
  /**
   * The reason and date (YYYY-MM-DD) of the withdrawal, and the DOI of the replacement; null if the version was not
   * withdrawn.
   */
  withdrawn: { reason: string; date: string; successor: string | null } | null
  /**
   * The date of withdrawal, from the service or from a date of type Withdrawn in the metadata; null for a version that
   * is not withdrawn.
   */
  withdrawn_date: string | null
}
