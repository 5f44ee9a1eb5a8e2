import { checkedOptions, wrongArgument } from '../core/argument.ts'
import type { Datacite } from '../model/datacite.ts'
import { either } from '../request/pacing/deadline.ts'
import { type RequestOptions, requestOptionNames, settingsOf } from '../request/settings.ts'
import { isAbsence, ResolveError } from './error.ts'
import { lookUp, type Plan, type Resolved } from './look-up.ts'
import { contentNegotiation } from './sources/content-negotiation.ts'
import { dataciteRest } from './sources/datacite-rest.ts'
import type { Source } from './sources/source.ts'

/** Optional settings for looking up records. An invalid value causes a `TypeError`. */
export interface ResolveOptions extends RequestOptions {
  /**
   * The sources, tried in order until one has the record; defaults to DataCite's REST API, then content negotiation.
   */
  source?: Source | readonly Source[]
  /** A signal that cancels the lookup when aborted. The error then has the code `aborted`. */
  signal?: AbortSignal
}

/** The option names of {@link resolve}. */
export const resolveOptionNames = ['source', 'signal', ...requestOptionNames]

/**
 * Converts options to sources and request settings, with all defaults filled in. Throws `TypeError` for an invalid
 * value.
 */
export function planOf(given: ResolveOptions): Plan {
  const { source = [dataciteRest(), contentNegotiation()], ...options } = checkedOptions(given, resolveOptionNames)
  const sources: readonly Source[] = [source].flat()
  if (sources.length === 0) throw new TypeError('The option source is an empty list; name at least one source.')
  for (const one of sources)
    if (typeof one?.get !== 'function') throw wrongArgument('The option source', 'a source such as dataciteRest()', one)
  return { sources, settings: settingsOf(options) }
}

/**
 * Resolves a DOI in any spelling to its record. Rejects with a `ResolveError` that gives the reason if no record is
 * found, and with a `TypeError` for an invalid option or a DOI that is not text.
 *
 * @example
 * const answer = { data: { attributes: { doi: '10.5072/waves', titles: [{ title: 'Waves' }] } } }
 * const { record, source } = await resolve('doi:10.5072/waves', { fetch: async () => Response.json(answer) })
 * record.titles // → [{ title: 'Waves' }]
 * source // → 'datacite-rest'
 */
export async function resolve(doi: string, options: ResolveOptions = {}): Promise<Resolved> {
  if (typeof doi !== 'string') throw wrongArgument('The DOI', 'text', doi)
  return lookUp(doi, planOf(options), options.signal)
}

/**
 * Returns a function that fetches the record of a DOI, for use with `walkVersions`. The function returns undefined if
 * there is certainly no record.
 *
 * A record is certainly missing if the text is not a DOI, or if every source reports that it does not have the record
 * or that the record was removed. For any other failure, the function rejects with a `ResolveError`.
 * @throws TypeError for a wrong option.
 *
 * @example
 * const resolver = asResolver({ source: fromRecords([{ doi: '10.5072/a' }]) })
 * await resolver('10.5072/a') // → { doi: '10.5072/a' }
 * await resolver('10.5072/b') // → undefined
 */
export function asResolver(
  options: ResolveOptions = {},
): (doi: string, signal?: AbortSignal) => Promise<Datacite | undefined> {
  const plan = planOf(options)
  return async (doi, signal) => {
    try {
      return (await lookUp(doi, plan, either(options.signal, signal))).record
    } catch (error) {
      if (error instanceof ResolveError && (isAbsence(error) || error.code === 'not-a-doi')) return undefined
      throw error
    }
  }
}
