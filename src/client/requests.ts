import { isObject } from '../core/object.ts'
import { parsedJson } from '../core/strings.ts'
import type { Page } from '../model/page.ts'
import type { Question, Reading } from '../request/question.ts'
import type { VersionWarning } from '../versions/types.ts'

/** Returns the address of the API of a service, whose own address may name the API, too. */
export const apiAt = (address: string): string => `${address.replace(/\/api\/v1\/*$|\/+$/, '')}/api/v1`

/** A request for a page of a listing. */
export const pageAt = <T>(url: string): Question<Page<T>> => jsonAt(url, faultOfPage)

/** A request for one record. */
export const recordAt = <T>(url: string): Question<T> =>
  jsonAt(url, ({ id }) => (typeof id === 'string' ? undefined : 'It has no id.'))

/** A request for the versions of a resource. */
export const versionsAt = (url: string): Question<Versions> =>
  jsonAt(url, ({ latest, versions }) =>
    typeof latest === 'string' && isListOfObjects(versions) ? undefined : 'It is not a list of versions.',
  )

/** A request for lines of text; empty ones are left out. */
export const linesAt = (url: string): Question<string[]> => ({
  url,
  types: ['text/plain'],
  // Services that only negotiate JSON refuse a request for text alone, yet answer with it.
  accept: 'text/plain, */*;q=0.1',
  read: text => ({ ok: true, value: text.split(/\r?\n/).filter(line => line !== '') }),
})

/** Reads JSON and checks its outline only; everything else is passed through. */
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
  /** DOI of the newest version that has not been withdrawn. */
  latest: string
  /** DOI that stands for all versions, or null. */
  concept: string | null
  /** Oldest first. */
  versions: readonly VersionLink[]
  /** The inconsistencies of the chain. */
  warnings: readonly VersionWarning[]
}

/** One version of a chain; all but the DOI is null if the service does not hold it. */
export interface VersionLink {
  doi: string
  id: string | null
  version: string | null
  publication_date: string | null
  title: string | null
  /** API address of the resource; of a withdrawn one, that of its tombstone. */
  url: string | null
  /** Why and when (YYYY-MM-DD) it was withdrawn, and the DOI of what takes its place; null if it was not. */
  withdrawn: { reason: string; date: string; successor: string | null } | null
  /** When it was withdrawn, by the service or by a date of type Withdrawn in its own metadata; null for a version that stands. */
  withdrawn_date: string | null
}
