import { requireMethods, wrongArgument } from '../core/argument.ts'
import type { AnswerCache } from './cache.ts'
import type { Patience } from './pacing/retry.ts'

/** The platform's `fetch`, or a compatible function. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Optional settings for requests. An invalid value causes a `TypeError`. */
export interface RequestOptions extends Partial<Patience>, Caller {
  /** The `fetch` function to call; defaults to the platform's. */
  fetch?: Fetch
  /** The timeout of one attempt, including redirects and the whole response, in milliseconds; 20,000 by default. */
  timeout?: number
  /** The maximum number of redirects; 5 by default. In a browser, the limit of the browser applies instead. */
  maxRedirects?: number
  /** The maximum size of a response in bytes, decompressed; 20,000,000 by default. */
  maxBytes?: number
  /** The store for responses; none by default. */
  cache?: AnswerCache
}

/** The names of the options in {@link RequestOptions}. */
export const requestOptionNames = [
  'fetch',
  'timeout',
  'maxRedirects',
  'maxBytes',
  'cache',
  'retries',
  'backoff',
  'maxWait',
  'contact',
  'userAgent',
]

/** Request options with all defaults filled in. */
export interface Settings extends Patience {
  fetch: Fetch
  timeout: number
  maxRedirects: number
  maxBytes: number
  cache: AnswerCache | undefined
  headers: Readonly<Record<string, string>>
}

/** Converts options to settings. Throws `TypeError` for an invalid value. */
export function settingsOf(options: RequestOptions): Settings {
  if (options.fetch !== undefined && typeof options.fetch !== 'function')
    throw wrongArgument('The option fetch', 'a function like the fetch of the platform', options.fetch)
  if (options.cache !== undefined)
    requireMethods('The option cache', 'a store with the functions get and set, such as a Map', options.cache, [
      'get',
      'set',
    ])
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

/**
 * Returns a numeric option or its default, limited to 2^31 - 1. Throws `TypeError` if the value is not a number of at
 * least `least`.
 */
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

// A timer with a longer delay fires immediately.
const longest = 2 ** 31 - 1

interface Caller {
  /**
   * An email address for the operators of the server, sent as `mailto:` in the User-Agent; browsers do not send it.
   */
  contact?: string
  /**
   * The name of the requesting program, such as `my-pipeline/1.2`, at the start of the User-Agent; `citable` by
   * default. Browsers send their own User-Agent instead.
   */
  userAgent?: string
}

function headersOf({ contact, userAgent }: Caller): Readonly<Record<string, string>> {
  if (
    contact !== undefined &&
    !(typeof contact === 'string' && /^[^\s@()<>;]{1,100}@[^\s@()<>;]{1,200}$/.test(contact))
  )
    throw wrongArgument('The option contact', 'an e-mail address', contact)
  if (userAgent !== undefined && !(typeof userAgent === 'string' && /^[!-~]+(?: [!-~]+)*$/.test(userAgent)))
    throw wrongArgument('The option userAgent', 'like "my-pipeline/1.2"', userAgent)
  if (isBrowser()) return {}
  const about = ['https://github.com/citable/citable', ...(contact === undefined ? [] : [`mailto:${contact}`])]
  return { 'User-Agent': `${userAgent ?? 'citable'} (${about.join('; ')})` }
}

// Some browsers send a User-Agent set by a page, but only after a preflight request, which the server may refuse.
const isBrowser = (): boolean => globalThis.navigator?.userAgent?.startsWith('Mozilla/') ?? false

/**
 * Returns a base URL without a final slash. Throws `TypeError` unless the URL is an http or https URL without
 * credentials, query or fragment.
 */
export function endpointOf(text: string): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain || url.search !== '' || url.hash !== '')
    throw wrongArgument(
      'The endpoint',
      'an http or https address without a password, a query or a fragment',
      withoutUser(text),
    )
  return url.href.replace(/\/+$/, '')
}

/** Replaces the user name and password in a URL with an ellipsis, because an error must not show them. */
const withoutUser = (text: unknown): unknown => (typeof text === 'string' ? text.replace(/\/\/[^/?#]*@/, '//…@') : text)
