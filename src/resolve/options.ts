import { checkedOptions, wrongArgument } from '../core/argument.ts'
import { type RequestOptions, type Settings, settingsOf } from '../request/settings.ts'
import { contentNegotiation } from './sources/content-negotiation.ts'
import { dataciteRest } from './sources/datacite-rest.ts'
import type { Source } from './sources/source.ts'

/** Where and how records are looked up; everything has a default. Wrong values are a `TypeError`. */
export interface ResolveOptions extends RequestOptions {
  /** Where to look, in order, until a source has the record; by default DataCite's REST API, then content negotiation. */
  source?: Source | readonly Source[]
  /** Cancels the work when it is aborted; the error then has the code `aborted`. */
  signal?: AbortSignal
}

/** The options with all defaults filled in. Throws `TypeError` for a wrong value. */
export function planOf(given: ResolveOptions): Plan {
  const { source = [dataciteRest(), contentNegotiation()], ...options } = checkedOptions(given)
  const sources: readonly Source[] = [source].flat()
  if (sources.length === 0) throw new TypeError('The option source is an empty list; name at least one source.')
  for (const one of sources)
    if (typeof one?.get !== 'function') throw wrongArgument('The option source', 'a source such as dataciteRest()', one)
  return { sources, settings: settingsOf(options) }
}

/** Where to look, and how to ask. */
export interface Plan {
  sources: readonly Source[]
  settings: Settings
}
