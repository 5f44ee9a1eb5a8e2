import { checkedOptions, wrongArgument } from '../argument.ts'
import { type RequestOptions, type Settings, settingsOf } from '../request/settings.ts'
import { contentNegotiation } from './content-negotiation.ts'
import { dataciteRest } from './datacite-rest.ts'
import type { Source } from './source.ts'

/** Where and how records are looked up; everything has a default. Wrong values are a `TypeError`. */
export interface ResolveOptions extends RequestOptions {
  /** Where to look, one after the other until one has the record; DataCite's REST API, then content negotiation by default. */
  source?: Source | readonly Source[]
  /** Ends the work when it is aborted; the error then has the code `aborted`. */
  signal?: AbortSignal
}

/** What options stand for, with nothing left open. Throws `TypeError` for a wrong value. */
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
