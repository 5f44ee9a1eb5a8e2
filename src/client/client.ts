import { checkedOptions } from '../core/argument.ts'
import { type Doi, doiKey, parseDoi } from '../identifiers/schemes/doi.ts'
import { parseUuid } from '../identifiers/schemes/uuid.ts'
import type { Dataset } from '../model/dataset.ts'
import type { FileDetail } from '../model/file.ts'
import type { Resource } from '../model/resource.ts'
import type { Answer } from '../request/question.ts'
import { endpointOf, numberFrom, type RequestOptions, requestOptionNames, settingsOf } from '../request/settings.ts'
import type { VersionResolver } from '../versions/walk.ts'
import { type Ask, askerOf } from './ask.ts'
import { ClientError, failing, isOfApi, isUnclear } from './error.ts'
import { type DatasetFilters, type FileFilters, type Filters, type ResourceFilters, searchOf } from './filters.ts'
import { type Listing, type ListOptions, listingOf } from './listing.ts'
import { apiAt, linesAt, pageAt, recordAt, type Versions, versionsAt } from './requests.ts'

/** The options of a client. Only `baseUrl` is required; invalid values throw a `TypeError`. */
export interface ClientOptions extends RequestOptions {
  /** The address of the service, with or without `/api/v1`: `https://data.example.org`. */
  baseUrl: string
  /** The maximum number of concurrent requests; 4 by default. */
  concurrency?: number
  /**
   * Further origins, such as `https://data2.example.org`, that the `next` link of a page may point to; none by default.
   */
  origins?: readonly string[]
  /** A signal that ends all requests when aborted. The errors of these requests have the code `aborted`. */
  signal?: AbortSignal
}

const clientOptionNames = ['baseUrl', 'concurrency', 'origins', 'signal', ...requestOptionNames]

/** The options of a single call. */
export interface CallOptions {
  /** A signal that ends the call when aborted. The error of the call has the code `aborted`. */
  signal?: AbortSignal
}

/**
 * A client of a service that implements the API in the service description. The methods return undefined for a missing
 * record, and reject with `ClientError` if a request fails for any other reason.
 *
 * Records are returned as received, including members that the service description does not define.
 */
export interface Client {
  datasets(filters?: DatasetFilters, options?: ListOptions): Listing<Dataset>
  /** Lists the files in their detail form. Some services do not offer this list. */
  files(filters?: FileFilters, options?: ListOptions): Listing<FileDetail>
  /** Lists the resources. Some services do not offer this list. */
  resources(filters?: ResourceFilters, options?: ListOptions): Listing<Resource>
  dataset(id: string, options?: CallOptions): Promise<Dataset | undefined>
  file(id: string, options?: CallOptions): Promise<FileDetail | undefined>
  /** Fetches a resource by its id, or by its DOI in any spelling if the service lists resources. */
  resource(idOrDoi: string, options?: CallOptions): Promise<Resource | undefined>
  /** Fetches the addresses of the raw files of a dataset. Returns undefined for a missing dataset. */
  filelist(datasetId: string, options?: CallOptions): Promise<string[] | undefined>
  /**
   * Fetches the versions of a resource. Returns undefined for a missing resource, and if the service does not offer
   * versions.
   */
  versions(idOrDoi: string, options?: CallOptions): Promise<Versions | undefined>
  /**
   * Creates a resolver for `walkVersions`. The resolver returns undefined for an unknown DOI, and for anything that is
   * not a DOI.
   */
  resolver(): VersionResolver<Resource>
}

/**
 * Creates a client that applies timeouts, retries transient failures, obeys `Retry-After` and limits the number of
 * concurrent requests.
 *
 * @example
 * const results = [{ id: '0e8f1f0a-6c2b-4f57-9a31-5b0c2f6d7e81', name: 'soil-moisture' }]
 * const answer = { count: 1, next: null, previous: null, results }
 * const client = createClient({ baseUrl: 'https://data.example.org', fetch: async () => Response.json(answer) })
 * const names: string[] = []
 * for await (const { name } of client.datasets({ model: 'fieldsim' })) names.push(name)
 * names // → ['soil-moisture']
 */
export function createClient(options: ClientOptions): Client {
  const checked = checkedOptions(options, clientOptionNames, { example: '{ baseUrl: "https://data.example.org" }' })
  const api = apiAt(endpointOf(checked.baseUrl))
  const settings = settingsOf(checked)
  const ask = askerOf(settings, numberFrom(checked, 'concurrency', 4, 1), checked.signal)
  const origins = new Set([api, ...(checked.origins ?? [])].map(address => new URL(endpointOf(address)).origin))
  const list = <T>(collection: string, filters: Filters = {}, how: ListOptions = {}): Listing<T> =>
    listingOf(collection, `${api}/${collection}/`, filters, how, { ask, origins })

  let isFound = false
  /**
   * Checks that the API is at `baseUrl` by requesting its list of datasets. Resolves to false if the list is missing.
   */
  const isThere = async (signal?: AbortSignal): Promise<boolean> => {
    isFound ||=
      (await valueUnlessMissing(ask('datasets', pageAt(`${api}/datasets/`), signal), async () => true)) !== undefined
    return isFound
  }
  const unlessMissing = <T>(answer: Promise<Answer<T>>, signal?: AbortSignal): Promise<T | undefined> =>
    valueUnlessMissing(answer, () => isThere(signal))
  const record = async <T>(kind: string, text: string, signal?: AbortSignal): Promise<T | undefined> => {
    const id = await idOf(kind, text)
    return unlessMissing(ask(`${kind} ${id}`, recordAt<T>(`${api}/${kind}s/${id}/`), signal), signal)
  }
  const byDoi = (doi: Doi, signal?: AbortSignal): Promise<Resource | undefined> =>
    resourceOf(doi, `${api}/resources/`, { ask, isThere }, signal)

  return {
    datasets: (filters, how) => list('datasets', filters, how),
    files: (filters, how) => list('files', filters, how),
    resources: (filters, how) => list('resources', filters, how),
    dataset: (id, { signal } = {}) => record('dataset', id, signal),
    file: (id, { signal } = {}) => record('file', id, signal),
    resource(text, { signal } = {}) {
      const doi = parseDoi(text)
      return doi === undefined ? record('resource', text, signal) : byDoi(doi, signal)
    },
    async filelist(text, { signal } = {}) {
      const id = await idOf('dataset', text)
      return unlessMissing(ask(`dataset ${id}`, linesAt(`${api}/datasets/${id}/filelist/`), signal), signal)
    },
    async versions(text, { signal } = {}) {
      const doi = parseDoi(text)
      const id = doi === undefined ? await idOf('resource', text) : (await byDoi(doi, signal))?.id
      if (id === undefined) return undefined
      return unlessMissing(ask(`resource ${id}`, versionsAt(`${api}/resources/${id}/versions/`), signal), signal)
    },
    resolver: () => async (text, signal) => {
      const doi = parseDoi(text)
      return doi && byDoi(doi, signal)
    },
  }
}

/** Returns an id in canonical form. For an invalid id, rejects with `not-an-id` before sending any request. */
async function idOf(kind: string, text: string): Promise<string> {
  const id = typeof text === 'string' ? parseUuid(text) : undefined
  if (id !== undefined) return id
  const shown = String(text).slice(0, 200)
  throw failing(`${kind} ${shown}`)('not-an-id', 'Ids are UUIDs, like 123e4567-e89b-12d3-a456-426614174000.')
}

/**
 * Returns the value, or undefined if the service reports that the record does not exist. A 404 from another source,
 * such as a website, another API or the service at another address, is an error.
 */
async function valueUnlessMissing<T>(
  answer: Promise<Answer<T>>,
  isThere: () => Promise<boolean>,
): Promise<T | undefined> {
  try {
    return (await answer).value
  } catch (error) {
    const isAbsent = error instanceof ClientError && (error.code === 'not-found' || error.code === 'gone')
    if (!isAbsent || !isOfApi(error) || (isUnclear(error) && !(await isThere()))) throw error
    return undefined
  }
}

/**
 * Fetches the resource with a DOI, in any spelling, from the listing of resources at `url`. Returns undefined if the
 * listing is empty; rejects with `not-offered` if the service has no such listing or ignores its filter.
 */
async function resourceOf(
  doi: Doi,
  url: string,
  { ask, isThere }: { ask: Ask; isThere: (signal?: AbortSignal) => Promise<boolean> },
  signal: AbortSignal | undefined,
): Promise<Resource | undefined> {
  const what = `resource ${doi}`
  const notOffered = (cause?: unknown): ClientError =>
    failing(what)('not-offered', `${url} does not look up resources by DOI; request the resource by its id.`, {
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
    if (!(error instanceof ClientError) || error.code !== 'not-found') throw error
    throw isUnclear(error) && !(await isThere(signal)) ? error : notOffered(error)
  }
}
