import { wrongArgument } from '../argument.ts'
import type { AnswerCache } from './cache.ts'
import { type Caller, headersOf } from './headers.ts'
import type { Patience } from './retry.ts'

/** The fetch of the platform, or one like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** How servers are asked; everything has a default. Wrong values are a `TypeError`. */
export interface RequestOptions extends Partial<Patience>, Caller {
  /** The fetch to use; the platform's by default. */
  fetch?: Fetch
  /** Milliseconds that one try may take, with its redirects and all of its answer; 20,000 by default. */
  timeout?: number
  /** How many redirects are followed; 5 by default. A browser decides by itself. */
  maxRedirects?: number
  /** The largest answer in bytes, decompressed; 20,000,000 by default. */
  maxBytes?: number
  /** Where answers are kept. */
  cache?: AnswerCache
}

/** How servers are asked, with all defaults filled in. */
export interface Settings extends Patience {
  fetch: Fetch
  timeout: number
  maxRedirects: number
  maxBytes: number
  cache: AnswerCache | undefined
  headers: Readonly<Record<string, string>>
}

/** The settings that options stand for. Throws `TypeError` for a wrong value. */
export function settingsOf(options: RequestOptions): Settings {
  if (options.fetch !== undefined && typeof options.fetch !== 'function')
    throw wrongArgument('The option fetch', 'a function like the fetch of the platform', options.fetch)
  return {
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    timeout: numberFrom(options, 'timeout', 20_000, 1),
    retries: numberFrom(options, 'retries', 3, 0),
    backoff: numberFrom(options, 'backoff', 500, 0),
    maxWait: numberFrom(options, 'maxWait', 60_000, 0),
    maxRedirects: numberFrom(options, 'maxRedirects', 5, 0),
    maxBytes: numberFrom(options, 'maxBytes', 20_000_000, 1),
    cache: options.cache,
    headers: headersOf(options),
  }
}

/** A numeric option, or its default. Throws `TypeError` unless it is a number, and large enough. */
export function numberFrom<Name extends string>(
  options: { readonly [_ in Name]?: unknown },
  name: Name,
  standard: number,
  least: number,
): number {
  const value = options[name] ?? standard
  if (typeof value === 'number' && value >= least) return Math.min(value, longest)
  throw wrongArgument(`The option ${name}`, `a number from ${least} up`, value)
}

// A timer set to more milliseconds fires at once.
const longest = 2 ** 31 - 1
