import { isObject } from '../core/object.ts'
import { type Doi, doiKey, parseDoi } from '../identifiers/schemes/doi.ts'
import type { Datacite } from '../model/datacite.ts'
import { listOf } from '../model/view.ts'
import { ask } from '../request/ask.ts'
import { withDeadline } from '../request/pacing/deadline.ts'
import type { Settings } from '../request/settings.ts'
import { type Fail, isAbsence, ResolveError } from './error.ts'
import type { Found, Source } from './sources/source.ts'

/** A record and its source. */
export interface Resolved {
  /** The requested DOI, without the URL of a resolver and without a label such as `doi:`. */
  doi: Doi
  record: Datacite
  /** The name of the source of the record. */
  source: string
  /** The URL of the response after all redirects; absent if the source has no URL. */
  url?: string
  /** The DOI in the record, if the requested DOI is an alias of that DOI. */
  aliasOf?: string
}

/** The sources of lookups and the settings of their requests. */
export interface Plan {
  sources: readonly Source[]
  settings: Settings
}

/**
 * Looks up a DOI in the sources in order and returns the first record found.
 *
 * Rejects with a `ResolveError` if the text is not a DOI, if the signal is aborted or if no source returns the record.
 */
export async function lookUp(doi: string, { sources, settings }: Plan, signal?: AbortSignal): Promise<Resolved> {
  const name = typeof doi === 'string' ? parseDoi(doi) : undefined
  if (name === undefined) {
    const shown = String(doi).slice(0, 200)
    throw new ResolveError(shown, 'not-a-doi', 'This is not a DOI; it should be like 10.5281/zenodo.1234.')
  }
  const errors: ResolveError[] = []
  for (const source of sources) {
    try {
      return { doi: name, ...(await visit(name, source, settings, signal)), source: source.name }
    } catch (error) {
      const failure = error instanceof ResolveError ? error : failed(name, source.name, error)
      if (failure.code === 'aborted') throw failure
      errors.push(failure)
    }
  }
  throw together(name, errors)
}

/** Returns a function that creates the errors of one source about one DOI. */
export const failing =
  (doi: string, source: string): Fail =>
  (code, reason, details) =>
    new ResolveError(doi, code, reason, { source, ...details })

function visit(
  doi: Doi,
  source: Source,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<Pick<Resolved, 'record' | 'url' | 'aliasOf'>> {
  const fail = failing(doi, source.name)
  // Every request has its own timeout; only the caller can abort other work of a source.
  const deadline = { timeout: Number.POSITIVE_INFINITY, signal, fail, what: source.name }
  return withDeadline(deadline, async own => {
    const found = await source.get(doi, {
      ask: question => ask(question, settings, fail, own),
      fail,
      signal: own,
      timeout: settings.timeout,
    })
    const { record, url } = found
    const aliasOf = otherDoi(doi, found, fail)
    return { record, ...(url !== undefined && { url }), ...(aliasOf !== undefined && { aliasOf }) }
  })
}

/**
 * Returns the DOI of a record if it differs from the requested DOI, else undefined.
 *
 * Throws if the two differ and neither the URL, the registry nor the record shows that they are aliases.
 */
export function otherDoi(doi: Doi, { record, url, aliases = [] }: Found, fail: Fail): string | undefined {
  const { doi: own } = record
  if (typeof own !== 'string' || isSameDoi(own, doi)) return undefined
  if (leadsTo(url, own) || [...aliases, ...namedIn(record)].some(alias => isSameDoi(alias, doi))) return own
  const from = url === undefined ? 'The record' : `The record that ${url} returned`
  throw fail('other-doi', `${from} has another DOI, ${own.slice(0, 200)}; request that DOI if it was meant.`, {
    found: own,
    ...(url !== undefined && { url }),
  })
}

/** True if the path of a URL ends with a DOI, which shows that the registry redirected the request to that DOI. */
function leadsTo(url: string | undefined, doi: string): boolean {
  if (url === undefined || !URL.canParse(url)) return false
  const path = new URL(url).pathname.toLowerCase()
  return path.endsWith(`/${encodeURIComponent(doi).toLowerCase()}`) || path.endsWith(`/${doi.toLowerCase()}`)
}

const namedIn = ({ alternateIdentifiers }: Datacite): string[] =>
  listOf(alternateIdentifiers).flatMap(entry =>
    isObject(entry) &&
    /^doi$/i.test(String(entry.alternateIdentifierType)) &&
    typeof entry.alternateIdentifier === 'string'
      ? [entry.alternateIdentifier]
      : [],
  )

const isSameDoi = (one: string, other: string): boolean => doiKey(parseDoi(one) ?? one) === doiKey(other)

function failed(doi: Doi, source: string, cause: unknown): ResolveError {
  const message = cause instanceof Error ? cause.message : String(cause)
  return failing(doi, source)('failed', `${source} failed: ${message.replace(/[.\s]+$/, '')}.`, { cause })
}

function together(doi: Doi, errors: readonly ResolveError[]): ResolveError {
  const [first, ...others] = errors
  if (first !== undefined && others.length === 0) return first
  // An unreachable source may have the record even if the others do not.
  const main = errors.find(error => !isAbsence(error)) ?? first
  const { status, url, retryAfter, diagnostics } = main ?? {}
  const reasons = errors.map(({ source, reason }) => `${source}: ${reason}`)
  return new ResolveError(
    doi,
    main?.code ?? 'not-found',
    `None of the ${errors.length} sources has the record. ${reasons.join(' ')}`,
    {
      source: errors.map(({ source }) => source).join(', '),
      ...(status !== undefined && { status }),
      ...(url !== undefined && { url }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(diagnostics !== undefined && { diagnostics }),
      errors,
    },
  )
}
