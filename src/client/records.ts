import { type Doi, doiKey, parseDoi } from '../identifiers/schemes/doi.ts'
import { parseUuid } from '../identifiers/schemes/uuid.ts'
import type { Resource } from '../model/resource.ts'
import type { Answer } from '../request/question.ts'
import type { Ask } from './ask.ts'
import { ClientError, failing } from './error.ts'
import { searchOf } from './filters.ts'
import { pageAt } from './reading.ts'

/** An id in canonical form; rejects with `not-an-id` for anything else, without a request. */
export async function idOf(kind: string, text: string): Promise<string> {
  const id = typeof text === 'string' ? parseUuid(text) : undefined
  if (id !== undefined) return id
  const shown = String(text).slice(0, 200)
  throw failing(`${kind} ${shown}`)('not-an-id', 'Ids are UUIDs, like 123e4567-e89b-12d3-a456-426614174000.')
}

/**
 * The answer, or undefined if the service says that it has none. A 404 without the `detail` of an API comes from somewhere else,
 * such as a wrong address, and is an error.
 */
export async function unlessMissing<T>(answer: Promise<Answer<T>>): Promise<T | undefined> {
  try {
    return (await answer).value
  } catch (error) {
    const isAbsent = error instanceof ClientError && (error.code === 'not-found' || error.code === 'gone')
    if (isAbsent && error.detail !== undefined) return undefined
    throw error
  }
}

/** A text as a DOI; undefined if it is not one. */
export const doiIn = (text: string): Doi | undefined => (typeof text === 'string' ? parseDoi(text) : undefined)

/** The resource of a DOI, found in the listing of resources at `url`, with the service's spelling of the DOI. */
export async function resourceOf(
  doi: Doi,
  url: string,
  ask: Ask,
  signal: AbortSignal | undefined,
): Promise<Resource | undefined> {
  const what = `resource ${doi}`
  const notOffered = (cause?: unknown): ClientError =>
    failing(what)('not-offered', `${url} does not look resources up by their DOI; ask for it by its id.`, {
      url,
      ...(cause !== undefined && { cause }),
    })
  try {
    const { results } = (await ask(what, pageAt<Resource>(url + searchOf({ doi })), signal)).value
    const found = results.find(resource => typeof resource.doi === 'string' && doiKey(resource.doi) === doiKey(doi))
    // A service that ignores the filter returns other resources.
    if (found === undefined && results.length > 0) throw notOffered()
    return found
  } catch (error) {
    throw error instanceof ClientError && error.code === 'not-found' ? notOffered(error) : error
  }
}
